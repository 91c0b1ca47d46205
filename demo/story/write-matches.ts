import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { MatchedDesigner } from '@tessera/contract/matching';
import type { Order } from '@tessera/contract/orders/orders';
import { format } from 'prettier';
import { openClient } from './client.ts';
import { storyCustomers } from './customers.ts';
import { storyDesigners } from './designers.ts';
import { ALL_IS_TOLD } from './install-demo.ts';
import { emailOf } from './load-demo.ts';
import { assignPictures, readPictures } from './pictures.ts';
import type { StoryCustomer, StoryOrder } from './story.ts';

/**
 * `npm run demo:matches`: starts the product on an empty folder, lets it load the demo, and writes down for every order
 * the first designers with their reasons, for people to read and disagree with.
 */

const REPORT = fileURLToPath(new URL('../../docs/demo-matches.md', import.meta.url));
const SERVER = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** How far down a list of matches is looked. */
const FIRST = 3;

interface Found {
  customer: StoryCustomer;
  order: StoryOrder;
  designers: MatchedDesigner[];
}

const pictures = assignPictures(storyDesigners, await readPictures());
const toldCount = [...pictures.values()].filter((chosen) => chosen.length > 0).length;

const dataDir = await mkdtemp(join(tmpdir(), 'tessera-demo-matches-'));
const server = spawn(process.execPath, [SERVER], {
  env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', DEMO: 'on', LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const baseUrl = await untilAllIsTold(server);
  const { password } = JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8')) as {
    password: string;
  };
  const found: Found[] = [];
  for (const customer of storyCustomers) found.push(...(await matchesOf(customer, { baseUrl, password })));
  await writeFile(REPORT, await format(toMarkdown(found), { parser: 'markdown', printWidth: 110 }));
  console.log(summaryOf(found).join('\n'));
} finally {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}

/** Passes on what the product prints; gives its address once it has said that the whole story is told. */
async function untilAllIsTold(child: ChildProcess): Promise<string> {
  let url: string | undefined;
  for await (const line of createInterface({ input: child.stdout! })) {
    console.log(line);
    url ??= / is ready at (\S+)$/.exec(line)?.[1];
    if (line === ALL_IS_TOLD && url !== undefined) return url;
  }
  throw new Error('The product ended before the whole story was told.');
}

async function matchesOf(
  customer: StoryCustomer,
  connection: { baseUrl: string; password: string },
): Promise<Found[]> {
  const client = await openClient('customer', emailOf(customer.key), connection);
  const { results: orders } = await client.get<{ results: Order[] }>('customer/order/?limit=500');
  const found: Found[] = [];
  for (const order of customer.orders) {
    const { id, status } = orders.find(({ object_name }) => object_name === order.title)!;
    // What somebody works on, or nobody will, is matched no more.
    if (status !== 'active') continue;
    const { results } = await client.get<{ results: MatchedDesigner[] }>(
      `customer/match/?order=${id}&limit=${FIRST}`,
    );
    found.push({ customer, order, designers: results });
  }
  return found;
}

function toMarkdown(found: readonly Found[]): string {
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
function summaryOf(found: readonly Found[]): string[] {
  const share = (text: string, is: (one: Found) => boolean) =>
    `${text}: ${found.filter(is).length} of ${found.length}`;
  const fits = (one: Found, count: number) =>
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

function sectionOf({ customer, order, designers }: Found): string {
  const budget = order.budgetUsd === null ? 'no budget given' : `$${order.budgetUsd.toLocaleString('en-US')}`;
  return `## ${order.title}

${customer.firstName} ${customer.lastName}, ${order.country}, ${budget} (${order.about.style}, ${order.about.room})

> ${order.brief}

${designers.map((matched) => `1. **${matched.name}**, ${matched.location}, ${Math.round(matched.score)} (${storyDesigner(matched).style})\n${matched.reasons.map(({ text }) => `   - ${text}`).join('\n')}`).join('\n')}
`;
}
