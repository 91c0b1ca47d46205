import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MatchedDesigner } from '@tessera/contract/matching';
import { format } from 'prettier';
import { storyDesigners } from './designers.ts';
import { assignPictures, readPictures } from './pictures.ts';
import type { StoryOrder } from './story.ts';
import { readDemoMatches, type DemoMatches } from './load/told-demo.ts';

/**
 * `npm run demo:matches`: starts the product on an empty folder, lets it load the demo, and writes down for every order
 * the first designers with their reasons, for people to read and disagree with.
 */

const REPORT = fileURLToPath(new URL('../../docs/demo-matches.md', import.meta.url));
/** How far down a list of matches is looked. */
const FIRST = 3;

const pictures = assignPictures(storyDesigners, await readPictures());
const toldCount = [...pictures.values()].filter((chosen) => chosen.length > 0).length;

const found = await readDemoMatches(FIRST);
await writeFile(REPORT, await format(toMarkdown(found), { parser: 'markdown', printWidth: 110 }));
console.log(summaryOf(found).join('\n'));

function toMarkdown(found: readonly DemoMatches[]): string {
  return `# Demo matches

The first ${FIRST} designers for each order of the demo that still looks for one, as the engine ranks and argues them. Written by
\`npm run demo:matches\`; styles and rooms in brackets are the story's own labels, which the engine never sees.
Of the story's ${pictures.size} portfolio projects, ${toldCount} have pictures and are shown.

${summaryOf(found)
  .map((line) => `- ${line}`)
  .join('\n')}

${found.map(sectionOf).join('\n')}`;
}

/** How often somebody who works in the style that a reader would name comes first, or among the first. */
function summaryOf(found: readonly DemoMatches[]): string[] {
  const share = (text: string, is: (one: DemoMatches) => boolean) =>
    `${text}: ${found.filter(is).length} of ${found.length}`;
  const fits = (one: DemoMatches, count: number) =>
    one.designers.slice(0, count).some((designer) => worksIn(designer, one.order));
  return [
    share('the first designer shows the style asked for', (one) => fits(one, 1)),
    share(`one of the first ${FIRST} does`, (one) => fits(one, FIRST)),
    share(`all of the first ${FIRST} do`, (one) =>
      one.designers.every((designer) => worksIn(designer, one.order)),
    ),
    share(`two of the first ${FIRST} show the same picture`, ({ designers }) => {
      // A photo is stored once, so the same picture has the same address wherever it is shown.
      const shown = designers.flatMap(({ portfolioImages }) => [...new Set(portfolioImages)]);
      return new Set(shown).size < shown.length;
    }),
  ];
}

function worksIn(matched: MatchedDesigner, { about }: StoryOrder): boolean {
  const designer = storyDesigner(matched);
  return designer.projects.some(({ style = designer.style }) => style === about.style);
}

function storyDesigner(matched: MatchedDesigner) {
  return storyDesigners.find(({ firstName, lastName }) => `${firstName} ${lastName}` === matched.name)!;
}

function sectionOf({ customer, order, designers }: DemoMatches): string {
  const budget = order.budgetUsd === null ? 'no budget given' : `$${order.budgetUsd.toLocaleString('en-US')}`;
  return `## ${order.title}

${customer.firstName} ${customer.lastName}, ${order.country}, ${budget} (${order.about.style}, ${order.about.room})

> ${order.brief}

${designers.map((matched) => `1. **${matched.name}**, ${matched.location}, ${Math.round(matched.score)} (${storyDesigner(matched).style})\n${matched.reasons.map(({ text }) => `   - ${text}`).join('\n')}`).join('\n')}
`;
}
