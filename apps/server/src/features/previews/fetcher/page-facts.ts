import { getEncoding } from 'encoding-sniffer/sniffer';
import { Parser } from 'htmlparser2';

/** What a page says of itself. Addresses are as they stand there. */
export interface PageFacts {
  title: string | null;
  site: string | null;
  /** The best source first. */
  pictures: string[];
  /** Address of its oEmbed document. */
  oembed: string | null;
  /** What relative addresses are relative to, where the page says so. */
  base: string | null;
}

const OEMBED_TYPES = ['application/json+oembed', 'text/json+oembed'];

/** Texts that stand for the same fact, the most telling first: Open Graph, Twitter cards, then plain HTML. */
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

/** Reads a page's own description; broken pages give what can be found in them. `charset` is what the server says. */
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

/** By the rules of HTML: byte order mark, then the server's word, then the page's own; text without any is tried as UTF-8. */
function decode(page: Buffer, charset: string | undefined): string {
  const encoding = getEncoding(page, {
    defaultEncoding: 'utf-8',
    ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
  });
  return new TextDecoder(encoding).decode(page);
}
