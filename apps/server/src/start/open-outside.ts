import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Embedder } from '@tessera/embedder/port';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { WakeUps } from '../db/connections/wake-ups.ts';
import type { Db } from '../db/database.ts';
import type { Outside } from '../deps.ts';
import { readSigningKey } from '../features/auth/tokens/signing-key.ts';
import { createPhotoDecoder } from '../features/media/decoder/photo-decoder.ts';
import { openStorage } from '../features/media/storage/open-storage.ts';
import { publicInternet, type Internet } from '../features/previews/fetcher/internet.ts';
import { createLinkReader } from '../features/previews/fetcher/link-reader.ts';
import { createSecurityLog } from '../http/monitoring/security-log.ts';
import { openUploadFolder } from '../http/uploads.ts';
import { allJobs } from '../jobs/all-jobs.ts';
import { logQueueFaults } from '../jobs/queue-faults.ts';
import { openQueue, type OpenQueue } from '../jobs/queue.ts';
import { createMailer } from '../mail/mailer.ts';

/**
 * How many photos are read at the same time: enough to use the processor, few enough that the largest fit into memory.
 */
const DECODER_PROCESSES = Math.min(2, availableParallelism());

/**
 * Opens everything outside that the services reach for, in the order of dependence. What has to be closed again is added to
 * `closing`. Uploads from before `uploadsLeftBefore` are removed.
 */
export async function openOutside(
  parts: {
    config: Config;
    log: Logger;
    db: Db;
    laggingDb: Db;
    embedder: Embedder;
    isEmbedded: boolean;
    wakeUps: WakeUps;
    internet: Internet | undefined;
    clock: () => Date;
    uploadsLeftBefore: Date;
  },
  closing: (() => unknown)[],
): Promise<Outside & { queue: OpenQueue }> {
  const { config, log, db, embedder, clock } = parts;
  const mailer = await createMailer(config);
  if (mailer !== undefined) closing.push(() => mailer.close());
  const queue = await openQueue({
    db,
    jobs: allJobs,
    embedded: parts.isEmbedded,
    works: config.ROLE !== 'api',
    wakeUps: parts.wakeUps,
    onError: logQueueFaults(log),
  });
  closing.push(() => queue.boss.stop({ graceful: false }));
  const decoder = createPhotoDecoder({
    processes: DECODER_PROCESSES,
    onFault: (error) => log.error({ event: 'media.decoder-fault', err: error }, 'photo decoder fault'),
  });
  closing.push(() => decoder.close());
  const storage = await openStorage(config);
  closing.push(() => storage.close());
  const linkReader = createLinkReader({
    internet: parts.internet ?? publicInternet(config.LINK_PREVIEW_REFUSED_NETWORKS),
    robot: {
      name: config.PRODUCT_NAME,
      contact: config.PUBLIC_URL ?? `mailto:${config.SUPPORT_EMAIL}`,
    },
    pauseMs: config.LINK_PREVIEW_PAUSE_MS,
    clock,
  });
  closing.push(() => linkReader.close());
  return {
    config,
    db,
    laggingDb: parts.laggingDb,
    queue,
    mailer,
    embedder,
    storage,
    decoder,
    signingKey: await readSigningKey(config),
    uploads: await openUploadFolder(join(config.DATA_DIR, 'incoming'), parts.uploadsLeftBefore),
    linkReader,
    security: createSecurityLog(log),
    clock,
    onFault: (error) => log.error({ event: 'background.fault', err: error }, 'background fault'),
  };
}
