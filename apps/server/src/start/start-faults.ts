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

const setupFaults = [
  ConfigError,
  FolderInUseError,
  DatabaseUnusableError,
  BackupUnusableError,
  PlaceNotEmptyError,
  ControlError,
];

/**
 * Tells the operator why a process could not start: with the message alone if it says what to do, else with the whole stack.
 * @returns the exit code: 75 if a later start may succeed, 78 if something has to be changed first, 1 for anything else
 */
export function explainStartFault(error: unknown): number {
  const isTemporary = error instanceof DatabaseUnavailableError || isStorageFull(error);
  const isExplained = isTemporary || setupFaults.some((kind) => error instanceof kind);
  console.error(isExplained ? (error as Error).message : error);
  if (isTemporary) return EXIT_TEMPORARY;
  return isExplained ? EXIT_UNUSABLE_SETUP : 1;
}
