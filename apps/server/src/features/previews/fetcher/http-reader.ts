import { PassThrough, pipeline, type Readable } from 'node:stream';
import { MIMEType } from 'node:util';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import type { Agent } from 'undici';
import type { HostQueue } from './host-queue.ts';
import { guardedConnector, type Internet } from './internet.ts';

/** The answer for an address, after all redirects. The `bytes` of a text may be cut at the limit. */
export interface WebReply {
  url: URL;
  status: number;
  /** Detected from the content if possible, else as the server says; in lower case, without parameters. */
  mediaType: string;
  /** The encoding of a text as the server says. */
  charset: string | undefined;
  bytes: Buffer;
}

/** The address gives nothing usable: it is unreachable, forbidden, too large, too slow, or redirects in circles. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}

/** The site forbids robots to read the address. */
export class UnwelcomeError extends UnreadableError {
  override name = 'UnwelcomeError';
}

/** Reads addresses of the web. */
export interface HttpReader {
  /**
   * Follows redirects. `mayRead` is asked before every request.
   * @throws UnwelcomeError when `mayRead` says no; UnreadableError when nothing usable comes back; the signal's reason
   */
  get(
    url: URL,
    options: { accept: string; signal: AbortSignal; mayRead?: (url: URL) => Promise<boolean> },
  ): Promise<WebReply>;
  close(): Promise<void>;
}

const REDIRECTS_MAX = 5;
const HEADER_BYTES_MAX = 16 * 1024;
const HEADERS_TIMEOUT_MS = 8_000;
const BODY_TIMEOUT_MS = 5_000;

/** How much of a page is read. Its description of itself is at the beginning. */
const TEXT_BYTES_MAX = 1024 * 1024;
const PICTURE_BYTES_MAX = 10 * 1024 * 1024;

/** How many bytes are needed to detect the type of a file. */
const HEAD_BYTES = 4096;

/** Reads without cookies, credentials or a proxy, over HTTP/1.1. The connector checks every connection that is made. */
export function createHttpReader(options: {
  internet: Internet;
  userAgent: string;
  queue: HostQueue;
}): HttpReader {
  const { internet, userAgent, queue } = options;
  let opened: Promise<Agent> | undefined;
  // Loaded with the first link, because it is large.
  const open = async (): Promise<Agent> => {
    const undici = await import('undici');
    return new undici.Agent({
      connect: guardedConnector(internet, undici.buildConnector),
      headersTimeout: HEADERS_TIMEOUT_MS,
      bodyTimeout: BODY_TIMEOUT_MS,
      maxHeaderSize: HEADER_BYTES_MAX,
      pipelining: 1,
    });
  };

  const request = async (url: URL, accept: string, signal: AbortSignal): Promise<WebReply | URL> => {
    const agent = await (opened ??= open());
    const { statusCode, headers, body } = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'GET',
      headers: { 'user-agent': userAgent, accept, 'accept-encoding': 'gzip, br' },
      signal,
    });
    // The rest of a body is not needed, so its faults are ignored.
    body.on('error', () => {});
    try {
      const target = statusCode >= 300 && statusCode < 400 ? single(headers['location']) : undefined;
      if (target !== undefined) return webAddress(target, url);
      const bytes = await readBody(body, single(headers['content-encoding']));
      const { mediaType, charset } = readContentType(single(headers['content-type']));
      const found = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES));
      return { url, status: statusCode, mediaType: found?.mime ?? unlessPicture(mediaType), charset, bytes };
    } finally {
      body.destroy();
    }
  };

  return {
    async get(start, { accept, signal, mayRead = async () => true }) {
      let url = webAddress(start.href, start);
      for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
        if (!(await mayRead(url))) throw new UnwelcomeError(`${url.host} does not want this to be read.`);
        const here = url;
        const reply = await queue
          .run(url.host, signal, () => request(here, accept, signal))
          .catch((error: unknown) => {
            signal.throwIfAborted();
            if (error instanceof UnreadableError) throw error;
            throw new UnreadableError(`${here.host} could not be read.`, { cause: error });
          });
        if (!(reply instanceof URL)) return reply;
        url = reply;
      }
      throw new UnreadableError(`${start.host} redirects more than ${REDIRECTS_MAX} times.`);
    },
    close: async () => (await opened)?.destroy(),
  };
}

/**
 * Reads an address, which may be relative, and drops its fragment.
 * @throws UnreadableError for anything but http and https, and for an address with a user name or password
 */
export function webAddress(text: string, base: URL): URL {
  const url = URL.parse(text.trim(), base.href);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new UnreadableError('This is no address of the web.');
  if (url.username !== '' || url.password !== '')
    throw new UnreadableError('An address with a password is not read.');
  url.hash = '';
  return url;
}

/** Reads up to the limit of its media type. Both the received and the uncompressed bytes are counted. */
async function readBody(body: Readable, encoding: string | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  let isPicture: boolean | undefined;
  // A fault on the way ends the last stream with it, so it is thrown here.
  const unpacked = pipeline(body, arriving, unpackerOf(encoding), () => {});
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < HEAD_BYTES) continue;
    isPicture ??= await startsPicture(Buffer.concat(chunks));
    if (isPicture && length > PICTURE_BYTES_MAX) throw new UnreadableError('The picture is too large.');
    if (!isPicture && length >= TEXT_BYTES_MAX) break;
  }
  return Buffer.concat(chunks);
}

/** Without this limit, a compressed body that decompresses to nothing could go on for ever. */
async function* arriving(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    if (length > PICTURE_BYTES_MAX) throw new UnreadableError('The answer is too large.');
    yield chunk;
  }
}

/** @throws UnreadableError for an unsupported compression, and for several on top of each other */
function unpackerOf(encoding: string | undefined) {
  switch (encoding?.trim().toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return new PassThrough();
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new UnreadableError('The answer is packed in a way that is not read.');
  }
}

async function startsPicture(head: Buffer): Promise<boolean> {
  return (await fileTypeFromBuffer(head.subarray(0, HEAD_BYTES)))?.mime.startsWith('image/') ?? false;
}

/** A file that is declared as a picture but does not begin like one is not treated as a picture. */
function unlessPicture(mediaType: string): string {
  return mediaType.startsWith('image/') ? 'application/octet-stream' : mediaType;
}

/** Undefined if the header is not a media type. */
function readContentType(header: string | undefined) {
  try {
    const { essence, params } = new MIMEType(header ?? '');
    return { mediaType: essence, charset: params.get('charset') ?? undefined };
  } catch {
    return { mediaType: '', charset: undefined };
  }
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
