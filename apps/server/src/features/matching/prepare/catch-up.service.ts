import type { Embedder } from '@tessera/embedder/port';
import type { Db } from '../../../db/database.ts';
import type { ReviewService } from '../../media/review/review.service.ts';
import type { Models } from '../models/model-ids.ts';
import { servingRepo } from '../models/serving.repo.ts';
import { readerId } from './order-reader.ts';
import type { PhotoPreparation } from '../vectors/photos.service.ts';
import type { SketchService } from '../vectors/sketches.service.ts';
import { statesRepo } from './states.repo.ts';

/** How many outdated orders or projects are looked up at a time. */
const BATCH = 50;

/** After so many failures in a row the model cannot be reached, rather than that single orders or projects are at fault. */
const FAILURES_MAX = 5;

/**
 * Makes a function that prepares again what was prepared with other models, another vocabulary or other rules of reading: orders first, until all
 * is done or `leaving` says that time is up. Only then do lists change over to the new models, and the rows of the old ones
 * go. It throws the last failure; what failed is tried again at the next run.
 */
export function createCatchUp(deps: {
  db: Db;
  embedder: Embedder;
  models: Models;
  review: Pick<ReviewService, 'unjudged'>;
  photos: Pick<PhotoPreparation, 'prepare'>;
  prepareOrder: (orderId: string) => Promise<void>;
  prepareProject: (projectId: string) => Promise<void>;
  sketches: Pick<SketchService, 'sketchMissing'>;
}): (leaving: AbortSignal) => Promise<void> {
  const { db, embedder, models, review, photos, prepareOrder, prepareProject, sketches } = deps;
  const states = statesRepo(db);
  const preparedBy = { hasCaptions: embedder.captions !== undefined, reader: readerId };

  return async (leaving) => {
    const failures = createFailures();
    await failures.keep(async () => photos.prepare(await review.unjudged(BATCH)));
    const orders = (except: string[]) => states.outdatedOrders(models, preparedBy, BATCH, except);
    const projects = (except: string[]) => states.outdatedProjects(models, BATCH, except);
    if (!(await prepareAll(orders, prepareOrder, failures, leaving))) return;
    if (!(await prepareAll(projects, prepareProject, failures, leaving))) return;
    // A single order or project that fails must not keep the new models back. A model that does not answer must.
    if (failures.last !== undefined) await Promise.all([embedder.embedTexts(['']), embedder.check?.()]);
    if (!(await sketches.sketchMissing(leaving))) return;
    await servingRepo(db).takeOver(models);
    if (failures.last !== undefined) throw failures.last.error;
  };
}

/**
 * Prepares what `outdated` finds, each once. What is still outdated afterwards, because it failed or for another reason,
 * is left for the next run. False when time was up before.
 */
async function prepareAll(
  outdated: (except: string[]) => Promise<string[]>,
  prepare: (id: string) => Promise<void>,
  failures: Failures,
  leaving: AbortSignal,
): Promise<boolean> {
  const tried = new Set<string>();
  const left: string[] = [];
  let failuresInARow = 0;
  for (;;) {
    const ids = await outdated(left);
    if (ids.length === 0) return true;
    for (const id of ids) {
      if (leaving.aborted) return false;
      if (tried.has(id)) {
        left.push(id);
        continue;
      }
      tried.add(id);
      failuresInARow = (await failures.keep(() => prepare(id))) ? 0 : failuresInARow + 1;
      if (failuresInARow >= FAILURES_MAX) throw failures.last!.error;
    }
  }
}

type Failures = ReturnType<typeof createFailures>;

/** Runs work, says whether it succeeded, and remembers the last failure. */
function createFailures() {
  const failures = {
    last: undefined as { error: unknown } | undefined,
    async keep(work: () => Promise<unknown>): Promise<boolean> {
      try {
        await work();
        return true;
      } catch (error) {
        failures.last = { error };
        return false;
      }
    },
  };
  return failures;
}
