/** A page that shows pictures of screens side by side: a row for each state, a column for each width. */
export function printContactSheet(
  shots: readonly { screen: { name: string }; file: string; width: number }[],
): string {
  const rows = Map.groupBy(shots, ({ file }) => file.replace(/\.\d+\.jpg$/, ''));
  const figures = [...rows].map(
    ([name, pictures]) =>
      `<section><h2>${name}</h2><div>${pictures
        .map(
          ({ file, width }) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${width} px"></a>`,
        )
        .join('')}</div></section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { font: 14px system-ui; margin: 24px; background: #ddd }
  section div { display: flex; gap: 16px; align-items: start }
  a:nth-child(1) { flex: 375 } a:nth-child(2) { flex: 768 } a:nth-child(3) { flex: 1280 } a:nth-child(4) { flex: 1920 }
  img { width: 100%; display: block }
</style>
${figures.join('\n')}
</html>
`;
}
