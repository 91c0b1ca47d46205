/** The words of a text, without the marks between them. An apostrophe within a Cyrillic word is left out. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replace(/(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})/gu, '')
      .match(/[\p{L}\p{N}\p{Mn}²]+/gu) ?? []
  );
}

/**
 * The form in which words of a language are compared: lower case, without accents. «Büro» and «Buero» become the same,
 * because German is typed in both ways. Chinese and Japanese keep their marks, which tell letters apart, and so do the letters
 * å, ä, ö, æ and ø of the north: «tavla» is a picture, «tävla» a race.
 */
export function fold(language: string, text: string): string {
  if (language === 'zh' || language === 'ja') return text.normalize('NFKC').toLowerCase();
  if (northern.has(language))
    return text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^åäöæø]+/gu, withoutMarks);
  const plain = withoutMarks(text.toLowerCase()).replace(/[øæ]/g, (letter) => plainLetters[letter]!);
  return language === 'de' ? plain.replace(/([aou])e/g, '$1') : plain;
}

const northern: ReadonlySet<string> = new Set(['sv', 'no', 'da']);

function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[łıßœةى]/g, (letter) => plainLetters[letter]!);
}

const plainLetters: Record<string, string> = {
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ة: 'ه',
  ى: 'ي',
};
