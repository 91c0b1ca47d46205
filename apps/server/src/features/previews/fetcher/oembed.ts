import { z } from 'zod';

/** What an oEmbed document tells (https://oembed.com). */
export interface OembedFacts {
  title: string | null;
  site: string | null;
  picture: string | null;
}

/** Sites that publish an oEmbed address, so that their pages need not be read. */
const providers: { pages: RegExp; endpoint: string }[] = [
  {
    pages: /^https?:\/\/([a-z-]+\.)?pinterest\.[a-z.]{2,6}\/pin\//i,
    endpoint: 'https://www.pinterest.com/oembed.json',
  },
];

const text = z.string().trim().min(1).nullish().catch(null);
const document = z.object({
  type: z.string().catch(''),
  title: text,
  provider_name: text,
  url: text,
  thumbnail_url: text,
});

/** The oEmbed address for a page; undefined if its site publishes none. */
export function oembedAddress(page: URL): URL | undefined {
  const provider = providers.find(({ pages }) => pages.test(page.href));
  if (provider === undefined) return undefined;
  const url = new URL(provider.endpoint);
  url.searchParams.set('url', page.href);
  return url;
}

/** Reads an oEmbed document in JSON; undefined if it is not one. */
export function readOembed(bytes: Buffer): OembedFacts | undefined {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
  const read = document.safeParse(value);
  if (!read.success) return undefined;
  const { type, title, provider_name: site, url, thumbnail_url: thumbnail } = read.data;
  return {
    title: title ?? null,
    site: site ?? null,
    picture: (type === 'photo' ? url : undefined) ?? thumbnail ?? null,
  };
}
