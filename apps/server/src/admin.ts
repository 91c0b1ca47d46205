import { checkMedia } from './admin/check-media.ts';
import { explainMatch } from './admin/explain-match.ts';
import { openTools } from './admin/open-tools.ts';
import { reportExposure } from './admin/report-exposure.ts';
import { reportStatus } from './admin/report-status.ts';
import { reviewPhotos } from './admin/review-photos.ts';
import type { Command } from './admin/command.ts';
import { ConfigError, readConfig } from './config.ts';
import { FolderInUseError } from './db/embedded/lock.ts';
import { DatabaseUnusableError } from './db/migrate.ts';

/** Commands of the operator's, by the words they start with: `npm run admin -- media review`. */
const commands: Record<string, Command> = {
  'media check': checkMedia,
  'media review': reviewPhotos,
  'match explain': explainMatch,
  'match exposure': reportExposure,
  'match status': reportStatus,
};

// As in sysexits.h.
const EXIT_USAGE = 64;
const EXIT_UNUSABLE_SETUP = 78;

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isExplained =
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    error instanceof DatabaseUnusableError;
  console.error(isExplained ? error.message : error);
  process.exitCode = isExplained ? EXIT_UNUSABLE_SETUP : 1;
}

async function run([area = '', name = '', ...args]: readonly string[]): Promise<number> {
  const command = commands[`${area} ${name}`];
  if (command === undefined) return explain();
  const tools = await openTools(readConfig(), (line) => console.log(line));
  try {
    const isDone = await command.run(args, tools);
    if (isDone === undefined) return explain();
    return isDone ? 0 : 1;
  } finally {
    await tools.close();
  }
}

function explain(): number {
  const lines = Object.values(commands).flatMap(({ usage }) => usage);
  console.error(['Usage: npm run admin -- COMMAND', '', ...lines.map((line) => `  ${line}`)].join('\n'));
  return EXIT_USAGE;
}
