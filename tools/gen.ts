import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { API_BASE } from '@tessera/contract/route';
import { toOpenApi } from '@tessera/contract/openapi';
import { storyDesigners } from '@tessera/demo/designers';
import { assignPictures, readPictures } from '@tessera/demo/pictures';
import { signals } from '@tessera/matching/signals/signals';
import { settings } from '@tessera/server/config';
import { galleryRooms } from '../apps/web/app/pages/landing/gallery-rooms.ts';
import { printFallbackFonts } from '../apps/web/tools/fallback-fonts.ts';
import { printCoverage } from './promises/coverage-page.ts';
import { printDatabaseSchema } from './printed/database-schema.ts';
import { printDatabaseTypes } from './printed/database-types.ts';
import { withMigratedDatabase } from './printed/migrated-database.ts';
import { root } from './run-tool.ts';
import { printLicences, printSbom } from './licences/sbom.ts';
import { printStates } from './printed/states-page.ts';
import { printWebReaders, WEB_READERS_FILE } from './printed/web-readers.ts';
import { printWebRoutes, WEB_ROUTES_FOLDER, webRouteGroups } from './printed/web-routes.ts';

/** Every file that a program writes, by its path from the root. */
const generated: Record<string, () => Promise<string> | string> = {
  'docs/openapi.json': printOpenApi,
  'apps/server/src/db/types.generated.ts': () => withMigratedDatabase(printDatabaseTypes),
  'apps/server/src/db/schema.sql': () => withMigratedDatabase(printDatabaseSchema),
  '.env.example': printEnvExample,
  'docs/settings.md': printSettings,
  'docs/sbom.cdx.json': printSbom,
  'docs/licences.md': printLicences,
  'docs/matching.md': printMatching,
  'docs/states.md': printStates,
  'docs/coverage.md': () => printCoverage(),
  ...Object.fromEntries(
    webRouteGroups.map((group) => [
      `${WEB_ROUTES_FOLDER}/${group}.generated.ts`,
      () => printWebRoutes(group),
    ]),
  ),
  [WEB_READERS_FILE]: printWebReaders,
  'apps/web/app/pages/landing/gallery-designers.generated.json': printGalleryDesigners,
  'apps/web/app/theme/stand-ins.generated.css': printFallbackFonts,
};

/**
 * Makes every generated file anew and compares it with the one in the tree.
 * @returns the paths of those that differ; they are written only when `write` is set
 */
export async function generate({ write }: { write: boolean }): Promise<string[]> {
  const stale: string[] = [];
  for (const [path, print] of Object.entries(generated)) {
    const content = await print();
    if (content === (await readFile(join(root, path), 'utf8').catch(() => null))) continue;
    stale.push(path);
    if (!write) continue;
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return stale;
}

async function printOpenApi(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const document = toOpenApi({ title: `${settings.PRODUCT_NAME.default} API`, version, serverUrl: API_BASE });
  return `${JSON.stringify(document, null, 2)}\n`;
}

function printEnvExample(): string {
  const entries = Object.entries(settings).map(
    ([name, { description, default: fallback }]) => `# ${description}\n#${name}=${fallback ?? ''}\n`,
  );
  return `# Every setting, with its default. Copy this file to .env and remove the # before what you change.\n\n${entries.join('\n')}`;
}

function printSettings(): string {
  const rows = Object.entries(settings).map(
    ([name, { description, default: fallback }]) =>
      `| \`${name}\` | ${fallback === null ? '' : `\`${fallback}\``} | ${description.replaceAll('|', '\\|')} |`,
  );
  const table = ['| setting | default | meaning |', '|---|---|---|', ...rows].join('\n');
  return `# Settings

Set these in the environment, or in a file \`.env\` in the working folder. The environment wins. An empty value counts as
not set. The server refuses to start with a setting it cannot use, and names every such setting at once.

<!-- prettier-ignore-start -->
${table}
<!-- prettier-ignore-end -->
`;
}

async function printMatching(): Promise<string> {
  const page = await readFile(join(root, 'docs/matching.md'), 'utf8');
  const rows = signals.map(({ name, weight, about }) => `| ${name} | ${weight} | ${about} |`);
  const table = ['| signal | weight | what it is |', '|---|---:|---|', ...rows].join('\n');
  const marks = /(<!-- signals -->\n)[^]*?(<!-- \/signals -->)/;
  if (!marks.test(page))
    throw new Error('docs/matching.md has lost the marks between which the signals are listed.');
  const section = `<!-- prettier-ignore-start -->\n${table}\n<!-- prettier-ignore-end -->\n`;
  return page.replace(marks, (_, start: string, end: string) => start + section + end);
}

/** The first names of the demo's designers who show the rooms of the landing page's gallery. */
async function printGalleryDesigners(): Promise<string> {
  const pictures = assignPictures(storyDesigners, await readPictures());
  const names = galleryRooms.map(({ room }) => {
    const owner = storyDesigners.find(({ projects }) =>
      projects.some((project) => pictures.get(project)?.some(({ file }) => file === `${room}.jpg`)),
    );
    if (owner === undefined) throw new Error(`No designer of the demo shows ${room}; choose another room.`);
    return [room, owner.firstName];
  });
  return `${JSON.stringify(Object.fromEntries(names), null, 2)}\n`;
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  const stale = await generate({ write: !check });
  for (const path of stale)
    console.log(check ? `${path} is not up to date; run npm run gen` : `${path} written`);
  if (check && stale.length > 0) process.exit(1);
}
