/** Words of a text, without the marks between them; an apostrophe within a Cyrillic word is a letter and left out. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replace(/(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})/gu, '')
      .match(/[\p{L}\p{N}\p{Mn}²]+/gu) ?? []
  );
}

/**
 * How words of a language are compared: lower case, without accents. German is typed with and without umlauts, so «Büro»
 * and «Buero» meet; Chinese and Japanese keep their marks, which tell letters apart.
 */
export function fold(language: string, text: string): string {
  if (language === 'zh' || language === 'ja') return text.normalize('NFKC').toLowerCase();
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[łıßøæœةى]/g, (letter) => plainLetters[letter]!);
  return language === 'de' ? plain.replace(/([aou])e/g, '$1') : plain;
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
