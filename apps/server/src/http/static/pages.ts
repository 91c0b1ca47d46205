import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import { ORIGIN_PLACEHOLDER } from '@tessera/contract/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Origin } from '../pagination.ts';
import { isKnown } from '../repeats/entity-tag.ts';
import type { SecurityHeaders } from '../security-headers/security-headers.ts';

/** A built page, with the policy that is made for it. */
export interface Page {
  /** Its address, or the name of its file where it has none. */
  path: string;
  html: string;
  contentSecurityPolicy: string;
}

/** The encodings that pages are sent in, the smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A page of 100 kB takes 18 ms, and 8 % more bytes than at quality 11, which takes 140 ms (measured on the built pages). */
const BROTLI_QUALITY = 9;

/**
 * How much memory is spent on finished pages, in bytes. One origin needs 2 MB. Without `PUBLIC_URL` a page has as
 * many origins as clients name hosts; those asked for least recently are made anew.
 */
const FINISHED_BYTES_MAX = 16 * 1024 * 1024;

/** 96 bits, so that two different pages never have the same digest. */
const DIGEST_LENGTH = 16;

/** Every page that was built, by its address. `fallbackFile` is by its name, as it has no address. */
export async function readPages(
  root: string,
  headers: SecurityHeaders,
  fallbackFile: string,
): Promise<Map<string, Page>> {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = new Map<string, Page>();
  for (const file of files) {
    const html = await readFile(join(root, file), 'utf8');
    const name = file.split(sep).join('/');
    const path = name === fallbackFile ? fallbackFile : `/${name.replace(/(^|\/)index\.html$/, '')}`;
    pages.set(path, { path, html, contentSecurityPolicy: headers.ofPage(html) });
  }
  return pages;
}

/** How a page is sent: with which status, and whether search engines may list it. */
export interface PageAnswer {
  status: number;
  isListed: boolean;
}

/** Sends a page. It is the whole answer: headers that were set before are not sent. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  answer: PageAnswer,
) => void | Promise<void>;

/** A page as it goes over the wire. Names and values of headers stand in turn. */
interface FinishedPage {
  body: Buffer;
  etag: string;
  head: string[];
  /** For a client who has the page. */
  headOfNotModified: string[];
}

/**
 * Makes the sender of pages. The same page for the same origin and encoding is made and compressed once, with its headers, and a client that
 * has it already gets 304. A finished page goes straight to the connection: nothing of it depends on the request, and hooks that
 * look at an answer before it is sent take longer for it than sending. `everywhere` are the headers of every answer.
 */
export function createSendPage(origin: Origin, everywhere: Readonly<Record<string, string>>): SendPage {
  const finished = new LRUCache<string, FinishedPage>({
    maxSize: FINISHED_BYTES_MAX,
    sizeCalculation: ({ body }) => body.length,
  });
  const finish = async (
    { html, contentSecurityPolicy }: Page,
    at: string,
    { encoding, isListed }: { encoding: Encoding; isListed: boolean },
  ): Promise<FinishedPage> => {
    const body = await encode[encoding](Buffer.from(html.replaceAll(ORIGIN_PLACEHOLDER, at)));
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, DIGEST_LENGTH);
    const etag = `"${digest}"`;
    const headers = {
      ...everywhere,
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag,
      'content-type': 'text/html; charset=utf-8',
      ...(!isListed && { 'x-robots-tag': 'noindex' }),
    };
    return {
      body,
      etag,
      head: Object.entries({
        ...headers,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-length': String(body.length),
      }).flat(),
      headOfNotModified: Object.entries(headers).flat(),
    };
  };

  const write = (
    request: FastifyRequest,
    reply: FastifyReply,
    { body, etag, head, headOfNotModified }: FinishedPage,
    status: number,
  ): void => {
    reply.hijack();
    if (status === 200 && isKnown(request.headers['if-none-match'], etag))
      reply.raw.writeHead(304, headOfNotModified).end();
    else reply.raw.writeHead(status, head).end(body);
  };

  return (request, reply, page, { status, isListed }) => {
    const encoding =
      negotiate(request.headers['accept-encoding'] ?? 'identity', [...ENCODINGS]) ?? 'identity';
    const at = origin(request);
    const key = `${encoding} ${isListed} ${at} ${page.path}`;
    const known = finished.get(key);
    if (known !== undefined) return write(request, reply, known, status);
    return finish(page, at, { encoding, isListed }).then((made) => {
      finished.set(key, made);
      write(request, reply, made, status);
    });
  };
}

const encode: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (html) => promisify(gzip)(html),
  identity: async (html) => html,
};
