import { generate } from './gen.ts';
import { root, runTool } from './run-tool.ts';
import { join } from 'node:path';

/** What `npm run check` looks at; each gives what is wrong, or nothing. */
const checks: Record<string, () => Promise<string>> = {
  format: () => complaintsOf('prettier', ['--check', '--log-level', 'warn', '.']),
  lint: () => complaintsOf('oxlint', ['--deny-warnings', '--format', 'stylish']),
  types: () => complaintsOf('tsc', ['-p', '.']),
  'types of the pages': async () =>
    (await complaintsOf('react-router', ['typegen'], join(root, 'apps/web'))) ||
    (await complaintsOf('tsc', ['-p', 'apps/web'])),
  'generated files': async () =>
    (await generate({ write: false })).map((path) => `${path} is not up to date; run npm run gen\n`).join(''),
};

let failures = 0;
for (const [name, check] of Object.entries(checks)) {
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
async function complaintsOf(tool: string, parameters: string[], folder?: string): Promise<string> {
  const { code, output } = await runTool(tool, parameters, folder);
  return code === 0 ? '' : `${output}\n`;
}
