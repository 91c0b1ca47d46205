import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBundledEmbedder } from '@tessera/embedder/bundled';
import { MODELS_DIR } from '@tessera/server/start/cache-folders';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import { prepare } from '../../../tools/prepare.ts';
import { openBrowser, preferScheme, screenshotFolder, TOUCH_ONLY } from '../chromium.ts';
import { createCast } from './cast.ts';
import { printContactSheet } from './contact-sheet.ts';
import { isSeenAt, openScreen } from './screen.ts';
import { screens } from './screens.ts';

/**
 * `npm run screenshots -- [--out FOLDER] [--only TEXT,TEXT] [--widths 375,1280] [--dark]`: a picture of every screen, state and
 * width, or of those with one of the texts in the names of their files.
 */
const AT_ONCE = 3;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(screenshotFolder, 'screens') },
    only: { type: 'string', default: '' },
    dark: { type: 'boolean', default: false },
    widths: { type: 'string', default: '375,768,1280,1920' },
  },
});

const widths = values.widths.split(',').map(Number);
const shots = screens
  .flatMap((screen) =>
    Object.entries(screen.states).flatMap(([stateName, state]) =>
      widths
        .filter((width) => isSeenAt(state, width))
        .map((width) => ({
          screen,
          state,
          width,
          file: `${screen.name}.${stateName}.${width}.jpg`,
        })),
    ),
  )
  .filter(({ file }) => values.only.split(',').some((text) => file.includes(text)));

await prepare();
if (values.only === '') await rm(values.out, { recursive: true, force: true });
await mkdir(values.out, { recursive: true });
const server = await startTestServer({ embedder: createBundledEmbedder({ cacheDir: MODELS_DIR }) });
const phone = await openBrowser([TOUCH_ONLY]);
const laptop = await openBrowser();
const problems: string[] = [];
try {
  const cast = await createCast(server);
  await server.jobsDone();
  console.log(`The product is filled after ${Math.round(process.uptime())} s.`);
  const waiting = [...shots.entries()];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [index, shot] = next;
        const problem = await photograph(shot, cast).catch((error: unknown) => [String(error)]);
        for (const line of problem) problems.push(`${shot.file}: ${line}`);
        console.log(
          `${index + 1} of ${shots.length} ${shot.file}${problem.length > 0 ? ' (see below)' : ''}`,
        );
      }
    }),
  );
} finally {
  await Promise.all([phone.close(), laptop.close()]);
  await server.stop();
}
await writeFile(join(values.out, 'index.html'), printContactSheet(shots));
console.log(`${shots.length} pictures in ${values.out}; index.html shows them side by side.`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

async function photograph(
  { screen, state, width, file }: (typeof shots)[number],
  cast: Awaited<ReturnType<typeof createCast>>,
): Promise<string[]> {
  const browser = width < 600 ? phone : laptop;
  const opened = await openScreen({ browser, url: server.url, cast }, screen, state, width);
  try {
    if (values.dark) await preferScheme(opened.page, 'dark');
    await opened.page.evaluate('scrollTo(0, 0)');
    // A dialog covers the window only, so its picture shows no more than the window.
    const fullPage = !(await opened.page.locator('[role=dialog], [role=alertdialog]').isVisible());
    await opened.page.screenshot({ path: join(values.out, file), type: 'jpeg', quality: 80, fullPage });
    return opened.faults;
  } finally {
    await opened.close();
  }
}
