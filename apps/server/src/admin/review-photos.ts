import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { useInWords } from '../features/media/review/review.service.ts';
import { isId } from '../http/ids.ts';
import type { AdminTools, Command } from './command.ts';

/** Lists photos that are held back, and decides on them. */
export const reviewPhotos: Command = {
  usage: [
    'media review                 list the photos that are held back',
    'media review save ID FILE    write the photo to a file, to look at it',
    'media review allow ID        show it again',
    'media review remove ID       take it away for good, with its files; works for any photo',
  ],

  async run([action = 'list', id, file], tools) {
    switch (action) {
      case 'list':
        return list(tools);
      case 'save':
        return id === undefined || file === undefined ? undefined : save(id, file, tools);
      case 'allow':
        return id === undefined ? undefined : decide(id, 'allowed', tools);
      case 'remove':
        return id === undefined ? undefined : decide(id, 'removed', tools);
      default:
        return undefined;
    }
  },
};

async function list({ review, say }: AdminTools): Promise<boolean> {
  const held = await review.held();
  say(held.length === 0 ? 'No photo is held back.' : `${held.length} held back:`);
  for (const { id, unsafe, createdAt, uses } of held) {
    const percent = unsafe === null ? '?' : Math.round(unsafe * 100);
    const where = uses.map((use) => `${useInWords(use)} of ${use.email}`).join('; ');
    say(`${id}  unsafe ${percent} %  ${createdAt.toISOString()}  ${where || 'not used'}`);
  }
  return true;
}

async function save(id: string, file: string, { media, audit, by, db, say }: AdminTools): Promise<boolean> {
  const original = isId(id) ? await media.openOriginal(id) : undefined;
  if (original === undefined) {
    say(`There is no photo ${id}, or its file is gone.`);
    return false;
  }
  await db.transaction().execute((tx) => audit.write(tx, by, { action: 'photo.save', subjectId: id }));
  await pipeline(original, createWriteStream(file, { mode: 0o600 }));
  say(`Written to ${file}.`);
  return true;
}

async function decide(
  id: string,
  decision: 'allowed' | 'removed',
  { review, audit, by, db, say }: AdminTools,
): Promise<boolean> {
  const isDone =
    isId(id) &&
    (await db.transaction().execute(async (tx) => {
      const isAllowed = decision === 'allowed';
      if (!(await (isAllowed ? review.allow(tx, id) : review.remove(tx, id)))) return false;
      await audit.write(tx, by, { action: isAllowed ? 'photo.show' : 'photo.hide', subjectId: id });
      return true;
    }));
  say(
    isDone
      ? `Photo ${id} is ${decision}.`
      : `There is no ${decision === 'allowed' ? 'held ' : ''}photo ${id}.`,
  );
  return isDone;
}
