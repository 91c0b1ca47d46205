import { checkMedia } from './admin/check-media.ts';
import { explainMatch } from './admin/explain-match.ts';
import { hideReview, showReview } from './admin/hide-review.ts';
import { listReports } from './admin/list-reports.ts';
import { listOutbox } from './admin/list-outbox.ts';
import { addOperator, listOperators, removeOperator } from './admin/manage-operators.ts';
import { openTools } from './admin/open-tools.ts';
import { reportExposure } from './admin/report-exposure.ts';
import { reportStatus } from './admin/report-status.ts';
import { reviewPhotos } from './admin/review-photos.ts';
import type { Command } from './admin/command.ts';
import { backUp } from './admin/place/back-up.ts';
import { doctor } from './admin/place/doctor.ts';
import { migrations } from './admin/place/migrations.ts';
import type { PlaceCommand } from './admin/place/place-command.ts';
import { restore } from './admin/place/restore.ts';
import { readConfig } from './config.ts';
import { explainStartFault } from './start/start-faults.ts';

/** Commands of the operator's, by the words they start with: `npm run admin -- media review`. */
const commands: Record<string, Command> = {
  'media check': checkMedia,
  'media review': reviewPhotos,
  'match explain': explainMatch,
  'match exposure': reportExposure,
  'match status': reportStatus,
  'report list': listReports,
  'review hide': hideReview,
  'review show': showReview,
  'operator add': addOperator,
  'operator remove': removeOperator,
  'operator list': listOperators,
  outbox: listOutbox,
};

/** Shorter names of two commands that documents of the product use. */
const shortNames: Record<string, string> = { explain: 'match explain', 'media-check': 'media check' };

/** Commands about the whole installation. */
const placeCommands: Record<string, PlaceCommand> = {
  backup: backUp,
  restore,
  doctor,
  migrate: migrations,
};

const EXIT_USAGE = 64; // EX_USAGE of sysexits.h

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.exitCode = explainStartFault(error);
}

async function run([first = '', ...rest]: readonly string[]): Promise<number> {
  const words = [...(shortNames[first] ?? first).split(' '), ...rest];
  const placeCommand = placeCommands[words[0] ?? ''];
  if (placeCommand !== undefined) {
    const isDone = await placeCommand.run(words.slice(1), say);
    if (isDone === undefined) return explain();
    return isDone ? 0 : 1;
  }
  const [name, command] =
    Object.entries(commands).find(([start]) => `${words.join(' ')} `.startsWith(`${start} `)) ?? [];
  if (name === undefined || command === undefined) return explain();
  const args = words.slice(name.split(' ').length);
  const tools = await openTools(readConfig(), say);
  try {
    const isDone = await command.run(args, tools);
    if (isDone === undefined) return explain();
    return isDone ? 0 : 1;
  } finally {
    await tools.close();
  }
}

function say(line: string): void {
  console.log(line);
}

function explain(): number {
  const lines = Object.values({ ...placeCommands, ...commands }).flatMap(({ usage }) => usage);
  console.error(['Usage: npm run admin -- COMMAND', '', ...lines.map((line) => `  ${line}`)].join('\n'));
  return EXIT_USAGE;
}
