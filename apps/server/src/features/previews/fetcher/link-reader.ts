import { setTimeout } from 'node:timers/promises';
import {
  createHttpReader,
  UnreadableError,
  UnwelcomeError,
  webAddress,
  type WebReply,
} from './http-reader.ts';
import { createHostQueue } from './host-queue.ts';
import type { Internet } from './internet.ts';
import { oembedAddress, readOembed } from './oembed.ts';
import { createRobots } from './robots.ts';

/** What a link shows. The picture is as the site sent it, and has not been checked. */
export interface LinkFacts {
  title: string | null;
  /** The name that the site gives itself, or else the name of its host. */
  site: string;
  picture: Buffer | null;
}

/** Finds out what links show. */
export interface LinkReader {
  /** @throws UnreadableError when the link is dead or may not be followed; the signal's reason */
  read(link: URL, signal: AbortSignal): Promise<LinkFacts>;
  close(): Promise<void>;
}

/** How many pictures of a page are tried until one can be read. */
const PICTURES_TRIED = 3;
const TEXT_MAX = 300;

const ACCEPT_PAGE = 'text/html,application/xhtml+xml,image/*;q=0.9,*/*;q=0.1';
const ACCEPT_PICTURE = 'image/jpeg,image/png,image/webp,image/*;q=0.5';

/** Reads pages and pictures for previews, and keeps to each site's rules for robots. */
export function createLinkReader(options: {
  internet: Internet;
  /** The product's name, from which the robot's name is made, and the operator's address. */
  robot: { name: string; contact: string };
  /** Between two requests to one host. */
  pauseMs: number;
  clock: () => Date;
}): LinkReader {
  const { internet, robot, pauseMs, clock } = options;
  const robotName = `${robot.name.replace(/[^A-Za-z]/g, '')}Bot`;
  const reader = createHttpReader({
    internet,
    userAgent: `${robotName}/1.0 (link previews; +${robot.contact})`,
    queue: createHostQueue(() => setTimeout(pauseMs, undefined, { ref: false })),
  });
  const robots = createRobots(reader, robotName, clock);

  const get = (url: URL, accept: string, signal: AbortSignal) =>
    reader.get(url, { accept, signal, mayRead: (hop) => robots.allows(hop, signal) });

  /** Reads an address that is published for programs. The rules for robots do not concern it. */
  const getPublished = (url: URL, accept: string, signal: AbortSignal) => reader.get(url, { accept, signal });

  /** The first of the pictures that can be read. */
  const readPicture = async (addresses: readonly string[], base: URL, signal: AbortSignal) => {
    for (const address of addresses.slice(0, PICTURES_TRIED)) {
      try {
        const reply = await get(webAddress(address, base), ACCEPT_PICTURE, signal);
        if (isPicture(reply)) return reply.bytes;
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error;
      }
    }
    return null;
  };

  const readOembedAt = async (url: URL, signal: AbortSignal, ask: typeof get) => {
    try {
      const reply = await ask(url, 'application/json', signal);
      return reply.status === 200 ? readOembed(reply.bytes) : undefined;
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      return undefined;
    }
  };

  const readPage = async (page: WebReply, signal: AbortSignal): Promise<LinkFacts> => {
    // Loaded with the first page, because it brings a parser of HTML with it.
    const { readPageFacts } = await import('./page-facts.ts');
    const facts = readPageFacts(page.bytes, page.charset);
    const base = URL.parse(facts.base ?? '', page.url.href) ?? page.url;
    const needsOembed = facts.oembed !== null && (facts.pictures.length === 0 || facts.title === null);
    const oembedUrl = needsOembed ? URL.parse(facts.oembed!, base.href) : null;
    const oembed = oembedUrl === null ? undefined : await readOembedAt(oembedUrl, signal, get);
    const addresses = [...facts.pictures, ...(oembed?.picture ? [oembed.picture] : [])];
    return {
      title: shorten(facts.title ?? oembed?.title ?? null),
      site: shorten(facts.site ?? oembed?.site ?? null) ?? siteOf(page.url),
      picture: await readPicture(addresses, base, signal),
    };
  };

  return {
    async read(link, signal) {
      const url = webAddress(link.href, link);
      const published = oembedAddress(url);
      const told = published && (await readOembedAt(published, signal, getPublished));
      if (told?.picture) {
        const picture = await readPicture([told.picture], url, signal);
        if (picture !== null)
          return { title: shorten(told.title), site: shorten(told.site) ?? siteOf(url), picture };
      }
      const reply = await get(url, ACCEPT_PAGE, signal).catch((error: unknown) => {
        if (error instanceof UnwelcomeError) return undefined;
        throw error;
      });
      if (reply === undefined) return { title: null, site: siteOf(url), picture: null };
      if (reply.status >= 400) throw new UnreadableError(`${url.host} answers ${reply.status}.`);
      if (isPicture(reply)) return { title: null, site: siteOf(reply.url), picture: reply.bytes };
      if (isPage(reply)) return readPage(reply, signal);
      return { title: null, site: siteOf(reply.url), picture: null };
    },
    close: () => reader.close(),
  };
}

/** The host's name without `www.`. */
export function siteOf(url: URL): string {
  return url.hostname.replace(/^www\./, '');
}

function isPicture({ status, mediaType }: WebReply): boolean {
  return status < 300 && mediaType.startsWith('image/');
}

function isPage({ mediaType, bytes }: WebReply): boolean {
  if (mediaType === '') return bytes.subarray(0, 512).toString('latin1').trimStart().startsWith('<');
  return ['text/html', 'application/xhtml+xml', 'application/xml', 'text/xml'].includes(mediaType);
}

function shorten(text: string | null): string | null {
  const line = text?.replaceAll('\0', '').replace(/\s+/g, ' ').trim().toWellFormed();
  if (!line) return null;
  return line.length <= TEXT_MAX
    ? line
    : `${line
        .slice(0, TEXT_MAX - 1)
        .trimEnd()
        .toWellFormed()}…`;
}
