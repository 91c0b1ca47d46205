/** A text in three parts: the beginning and the end that it shares with another text, and the difference between them. */
export interface Difference {
  before: string;
  differing: string;
  after: string;
}

/** Finds where `text` differs from `other`, in whole words. The three parts joined are `text`; for equal texts `differing` is empty. */
export function differenceFrom(other: string, text: string): Difference {
  const [words, otherWords] = [toWords(text), toWords(other)];
  const shared = Math.min(words.length, otherWords.length);
  let start = 0;
  while (start < shared && words[start] === otherWords[start]) start += 1;
  let end = 0;
  while (end < shared - start && words.at(-1 - end) === otherWords.at(-1 - end)) end += 1;
  const cut = words.length - end;
  return {
    before: words.slice(0, start).join(''),
    differing: words.slice(start, cut).join(''),
    after: words.slice(cut).join(''),
  };
}

/** Splits a text into its words and the white space between them. Joined together, the parts are the text again. */
function toWords(text: string): string[] {
  return text.split(/(\s+)/).filter((part) => part !== '');
}
