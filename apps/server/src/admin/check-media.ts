import type { AdminTools, Command } from './command.ts';

/** Compares the storage with the database, and mends what can be mended. */
export const checkMedia: Command = {
  usage: [
    'media check                  compare stored files with the database: missing, orphaned, mismatched',
    'media check --repair         remove orphaned files, have faulty sizes made again',
  ],

  async run(args, tools) {
    if (args.length > 1 || (args.length === 1 && args[0] !== '--repair')) return undefined;
    return check(args.length === 1, tools);
  },
};

async function check(isRepair: boolean, { mediaCheck, say }: AdminTools): Promise<boolean> {
  const { missing, orphaned, mismatched, ...counts } = await mediaCheck.compare();
  for (const key of missing) say(`missing     ${key}`);
  for (const key of orphaned) say(`orphaned    ${key}`);
  for (const key of mismatched) say(`mismatched  ${key}`);
  say(
    `${missing.length} missing, ${orphaned.length} orphaned, ${mismatched.length} mismatched ` +
      `(${counts.photoCount} photos, ${counts.fileCount} files)`,
  );
  const isSound = missing.length + orphaned.length + mismatched.length === 0;
  if (isSound || !isRepair) return isSound;
  const { removedCount, requestedCount, lost } = await mediaCheck.repair({ missing, orphaned, mismatched });
  say(
    `${removedCount} files removed; the sizes of ${requestedCount} photos will be made again by the server.`,
  );
  for (const key of lost)
    say(`lost        ${key}: the original is damaged or gone, so it cannot be made again`);
  return lost.length === 0;
}
