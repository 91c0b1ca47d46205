import { BackupUnusableError } from '../backup/read-backup.ts';
import { PlaceNotEmptyError } from '../backup/restore-backup.ts';
import { ConfigError } from '../config.ts';
import { FolderInUseError } from '../db/embedded/lock.ts';
import { DatabaseUnavailableError } from '../db/connections/faults.ts';
import { DatabaseUnusableError } from '../db/migrate.ts';
import { ControlError } from './control.ts';
import { isStorageFull } from '../unavailable.ts';

// The exit codes of sysexits.h.
const EXIT_TEMPORARY = 75;
const EXIT_UNUSABLE_SETUP = 78;

/** What the operating system says of a folder that is none, or that is not this user’s. */
const FOLDER_FAULTS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

const setupFaults = [
  ConfigError,
  FolderInUseError,
  DatabaseUnusableError,
  BackupUnusableError,
  PlaceNotEmptyError,
  ControlError,
];

/**
 * Tells the operator why a process could not start: in a sentence if it is known what to do, else with the whole stack.
 * @returns the exit code: 75 if a later start may succeed, 78 if something has to be changed first, 1 for anything else
 */
export function explainStartFault(error: unknown): number {
  const known = explainSystemFault(error);
  if (known !== undefined) {
    console.error(known.sentence);
    return known.code;
  }
  const isTemporary = error instanceof DatabaseUnavailableError || isStorageFull(error);
  const isExplained = isTemporary || setupFaults.some((kind) => error instanceof kind);
  console.error(isExplained ? (error as Error).message : error);
  if (isTemporary) return EXIT_TEMPORARY;
  return isExplained ? EXIT_UNUSABLE_SETUP : 1;
}

/** What the operating system refused: an address to listen on, or a folder. Also a word of the command line that is not understood. */
function explainSystemFault(error: unknown): { sentence: string; code: number } | undefined {
  if (!(error instanceof Error)) return undefined;
  const {
    code = '',
    syscall,
    address,
    port,
    path,
    message,
  } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    const sentence = `Another program is using port ${port} at ${address}. Stop it, or give this one another PORT (or METRICS_PORT).`;
    return { sentence, code: EXIT_TEMPORARY };
  }
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return {
      sentence: `This process cannot listen: ${message}. Check HOST and PORT (METRICS_HOST and METRICS_PORT for metrics).`,
      code: EXIT_UNUSABLE_SETUP,
    };
  if (path !== undefined && FOLDER_FAULTS.has(code))
    return {
      sentence: `A file or folder cannot be used: ${message}. Check DATA_DIR, and that this user may write there.`,
      code: EXIT_UNUSABLE_SETUP,
    };
  if (code.startsWith('ERR_PARSE_ARGS')) return { sentence: message, code: EXIT_UNUSABLE_SETUP };
  return undefined;
}
