import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from './gen.ts';
import { importCircles, sourceFiles } from './rules/import-circles.ts';
import { refusedPackages } from './licences/licences.ts';
import { readShippedPackages } from './licences/packages.ts';
import { root, runTool } from './run-tool.ts';
import { serverSources, sqlFaults } from './rules/sql-rules.ts';

const { values, positionals: names } = parseArgs({
  options: { folder: { type: 'string', default: root } },
  allowPositionals: true,
});
/** The project that is checked: another one in tests only. */
const { folder } = values;

/** What `npm run check` looks at, or the ones of them that it is given by name; each gives what is wrong, or nothing. */
const checks: Record<string, () => Promise<string>> = {
  format: () => complaintsOf('prettier', ['--check', '--log-level', 'warn', '.']),
  lint: () => complaintsOf('oxlint', ['--deny-warnings', '--format', 'stylish']),
  circles: async () =>
    importCircles(await sourceFiles(folder))
      .map((circle) => `Files import each other in a circle: ${circle}\n`)
      .join(''),
  SQL: async () =>
    sqlFaults(await serverSources(folder))
      .map((fault) => `${fault}\n`)
      .join(''),
  types: () => complaintsOf('tsc', ['-p', '.']),
  'types of the pages': async () =>
    (await complaintsOf('react-router', ['typegen'], join(folder, 'apps/web'))) ||
    (await complaintsOf('tsc', ['-p', 'apps/web'])),
  licences: async () =>
    refusedPackages(await readShippedPackages())
      .map(
        ({ name, licence }) =>
          `${name}: ${licence} is not among the licences that are taken (tools/licences/licences.ts)\n`,
      )
      .join(''),
  'generated files': async () =>
    (await generate({ write: false })).map((path) => `${path} is not up to date; run npm run gen\n`).join(''),
};

const unknown = names.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(
    `There is no check called ${unknown.join(', ')}. The checks are: ${Object.keys(checks).join(', ')}.`,
  );
  process.exit(2);
}

let failures = 0;
for (const [name, check] of Object.entries(checks)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const startedAt = performance.now();
  const complaints = await check().catch((error: unknown) => `${String(error)}\n`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${complaints === '' ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (complaints === '') continue;
  failures++;
  console.log(complaints);
}
process.exit(failures > 0 ? 1 : 0);

/** What a tool printed, when it ended with a fault. */
async function complaintsOf(tool: string, parameters: string[], where = folder): Promise<string> {
  const { code, output } = await runTool(tool, parameters, where);
  return code === 0 ? '' : `${output}\n`;
}
