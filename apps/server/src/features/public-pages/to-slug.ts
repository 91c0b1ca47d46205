import { slugLength } from '@tessera/contract/account/profiles';

/** Letters that do not come apart into a plain letter and a mark. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A slug from a name: «Åsa Öberg» becomes `asa-oberg`. A name in a script without Latin letters becomes `designer`.
 * `number` above 1 stands at its end, for names that several people have.
 */
export function toSlug(name: string, number = 1): string {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[ßæøœłđðþı]/g, (letter) => SPELLINGS[letter]!)
    .replaceAll(/[^a-z0-9]+/g, '-');
  const suffix = number === 1 ? '' : `-${number}`;
  const stem = plain.slice(0, slugLength.max - suffix.length).replaceAll(/^-+|-+$/g, '');
  if (stem === '') return `designer${suffix}`;
  return stem.length + suffix.length < slugLength.min ? `designer-${stem}${suffix}` : stem + suffix;
}
