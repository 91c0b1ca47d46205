/** What to write first so that the next words take the place of an unfinished line of progress: nothing where the output is no terminal. */
export function inPlaceOfLine({ isTTY }: NodeJS.WriteStream): string {
  return isTTY ? '\r\u001b[2K' : '';
}
