import type { Embedder } from '@tessera/embedder/port';
import type { Db } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { ServingService } from '../media/serving/serving.service.ts';
import type { ReviewService } from '../media/review/review.service.ts';
import { createCardsService } from './cards/cards.service.ts';
import { createOwnCardService } from './cards/own-card.service.ts';
import { createBestScoresService } from './first-page/best-scores.service.ts';
import { createImpressionsService } from './first-page/impressions.service.ts';
import { createInspectionService } from './inspection/inspection.service.ts';
import { createKeptListsService } from './kept/kept-lists.service.ts';
import { createMatchListsService } from './match-lists.service.ts';
import { createMatchingService } from './matching.service.ts';
import { modelsOf } from './models/model-ids.ts';
import { createChangesService } from './prepare/changes.service.ts';
import { createPreparationService } from './prepare/preparation.service.ts';
import type { PreparedMemory } from './score/memory.ts';
import { createPoolService } from './search/pool.service.ts';
import { createVerdictsService } from './verdicts/verdicts.service.ts';

/** The services of matching. Each user is passed the one it needs. */
export type Matching = ReturnType<typeof wireMatching>;

/** Builds the services of matching from what they share. */
export function wireMatching(deps: {
  db: Db;
  queue: Queue;
  embedder: Embedder;
  media: Pick<ServingService, 'readForEmbedding'>;
  review: Pick<ReviewService, 'shown' | 'unjudged' | 'judge' | 'tellOfWithheld'>;
  memory: PreparedMemory;
  clock: () => Date;
  /** Hears of faults in work that nobody waits for. */
  onFault: (error: unknown) => void;
}) {
  const models = modelsOf(deps.embedder);
  const lists = createMatchListsService({ ...deps, wanted: models });
  const impressions = createImpressionsService(deps);
  const kept = createKeptListsService({ ...deps, lists, bytesMax: deps.memory.listBytesMax });
  return {
    /** The two lists, for the routes. */
    matching: createMatchingService({ ...deps, lists, kept, cards: createCardsService(deps), impressions }),
    /** How clients see a designer, for the routes. */
    ownCard: createOwnCardService({ db: deps.db, models }),
    /** What customers say of designers, for the routes. */
    verdicts: createVerdictsService(deps),
    /** Who takes part, for features that need to know. */
    pool: createPoolService(deps),
    /** For features that write orders, projects and photos. */
    changes: createChangesService({ ...deps, models }),
    /** The lists themselves, for telling people of good matches. */
    lists,
    /** How matches come about, for operators. */
    inspection: createInspectionService({ ...deps, wanted: models }),
    /** These four are for jobs. */
    kept,
    preparation: createPreparationService(deps),
    impressions,
    bestScores: createBestScoresService({ ...deps, lists }),
  };
}
