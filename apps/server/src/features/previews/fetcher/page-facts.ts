import { getEncoding } from 'encoding-sniffer/sniffer';
import { Parser } from 'htmlparser2';

/** Title, pictures and addresses that a page gives of itself. An address is kept as the page writes it and may be relative. */
export interface PageFacts {
  title: string | null;
  site: string | null;
  /** The most reliable source comes first. */
  pictures: string[];
  /** The address of the page's oEmbed document. */
  oembed: string | null;
  /** The base of relative addresses, if the page sets one. */
  base: string | null;
}

const OEMBED_TYPES = ['application/json+oembed', 'text/json+oembed'];

/** The names under which pages state each fact. The most reliable comes first: Open Graph, Twitter cards, then plain HTML. */
const sources = {
  title: ['og:title', 'twitter:title', '<title>'],
  site: ['og:site_name', 'application-name'],
  pictures: [
    'og:image:secure_url',
    'og:image',
    'og:image:url',
    'twitter:image',
    'twitter:image:src',
    '<image_src>',
    'thumbnail',
  ],
};

/**
 * Reads title, pictures and addresses from the HTML of a page. A broken page yields whatever can be read from it.
 * `charset` is the encoding that the server named.
 */
export function readPageFacts(page: Buffer, charset: string | undefined): PageFacts {
  const found = new Map<string, string[]>();
  const add = (name: string, value: string | undefined) => {
    const text = value?.trim();
    if (text) found.set(name, [...(found.get(name) ?? []), text]);
  };
  let oembed: string | null = null;
  let base: string | null = null;
  let title: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'title') title = '';
      else if (tag === 'base') base ??= attributes['href'] ?? null;
      else if (tag === 'meta')
        add((attributes['property'] ?? attributes['name'] ?? '').toLowerCase(), attributes['content']);
      else if (tag === 'link') {
        const relations = (attributes['rel'] ?? '').toLowerCase().split(/\s+/);
        if (relations.includes('image_src')) add('<image_src>', attributes['href']);
        if (
          relations.includes('alternate') &&
          OEMBED_TYPES.includes((attributes['type'] ?? '').toLowerCase())
        )
          oembed ??= attributes['href'] ?? null;
      }
    },
    ontext(text) {
      if (title !== undefined) title += text;
    },
    onclosetag(tag) {
      if (tag !== 'title') return;
      add('<title>', title);
      title = undefined;
    },
  });
  parser.end(decode(page, charset));
  const all = (names: readonly string[]) => names.flatMap((name) => found.get(name) ?? []);
  return {
    title: all(sources.title)[0] ?? null,
    site: all(sources.site)[0] ?? null,
    pictures: [...new Set(all(sources.pictures))],
    oembed,
    base,
  };
}

/**
 * Decodes a page by the rules of HTML. A byte order mark comes first, then the encoding the server named, then the one
 * the page names. Without any of them, the page is decoded as UTF-8.
 */
function decode(page: Buffer, charset: string | undefined): string {
  const encoding = getEncoding(page, {
    defaultEncoding: 'utf-8',
    ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
  });
  return new TextDecoder(encoding).decode(page);
}
