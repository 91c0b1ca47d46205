import { ConfigError, readConfig, type Config } from '../../config.ts';
import { examine, lineOf, settingsFinding, type Finding } from '../../doctor/examine.ts';
import { openDatabase } from '../../db/database.ts';
import { openStorage } from '../../features/media/storage/open-storage.ts';
import { createMailer } from '../../mail/mailer.ts';
import { askServer } from '../../start/control.ts';
import { openEmbedder } from '../../start/open-embedder.ts';
import { openOwnDatabase, patienceWith } from '../../start/own-database.ts';
import type { PlaceCommand } from './place-command.ts';

/** Says of each part of the installation whether it is in order, and what to do where it is not. */
export const doctor: PlaceCommand = {
  usage: ['doctor                       settings, database, extension, disk, storage, mail, models, clock'],

  async run(args, say) {
    if (args.length > 0) return undefined;
    const findings = await findAll();
    for (const finding of findings) say(lineOf(finding));
    return findings.every(({ isWell }) => isWell);
  },
};

async function findAll(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [settingsFinding(error)];
  }
  const told = config.DATABASE_URL === undefined ? await askServer(config.DATA_DIR, 'doctor') : undefined;
  const others = told === undefined ? await examineHere(config) : (JSON.parse(told) as Finding[]);
  return [settingsFinding(), ...others];
}

/** Opens each part by itself: one that is out of order does not hide the others. */
async function examineHere(config: Config): Promise<Finding[]> {
  const closing: (() => unknown)[] = [];
  const onError = () => {};
  const db = once(async () => {
    const database = await openOwnDatabase(config, { closing, onError });
    const opened = openDatabase(database.connection, {
      onError,
      hasRoom: database.hasRoom,
      direct: database.direct,
      patience: patienceWith(database, config),
    });
    closing.push(() => opened.destroy());
    return opened;
  });
  const storage = once(async () => {
    const opened = await openStorage(config);
    closing.push(() => opened.close());
    return opened;
  });
  const embedder = once(async () => {
    const opened = openEmbedder(config, { onFault: onError });
    closing.push(() => opened.close());
    return opened;
  });
  const mailer = await createMailer(config);
  try {
    return await examine({ config, db, storage, mailer, embedder, clock: () => new Date() });
  } finally {
    mailer?.close();
    for (const close of closing.reverse()) await close();
  }
}

/** Opens something at its first use, and gives the same to everybody after that. */
function once<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return () => (opened ??= open());
}
