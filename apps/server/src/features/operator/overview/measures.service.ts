import { MATCH_SCORE_MIN } from '@tessera/contract/operator/operator-values';
import { lorenzCurve } from '@tessera/matching/math/gini';
import type { Db } from '../../../db/database.ts';
import { readExposure, toDay } from '../../matching/first-page/impressions.service.ts';
import type { InspectionService } from '../../matching/inspection/inspection.service.ts';
import { measuresRepo, type Measure } from './measures.repo.ts';

/** Measures what is too much to count for each look at the overview. */
export type MeasuresService = ReturnType<typeof createMeasuresService>;

/** Into how many steps the curve of exposure is cut: tenths of the designers. */
const CURVE_STEPS = 10;

/**
 * Work of a job. No match is computed for it: the best scores of orders are there already, because designers' lists are made
 * with them (ADR 15).
 */
export function createMeasuresService(deps: {
  db: Db;
  inspection: Pick<InspectionService, 'status'>;
  clock: () => Date;
}) {
  const { db, inspection, clock } = deps;
  const repo = measuresRepo(db);

  /** How many bytes are stored, and which share of everything is prepared with the models of the settings. */
  const machine = async (): Promise<Pick<Measure, 'storageBytes' | 'preparedText' | 'preparedPhoto'>> => {
    const { orders, projects, photos } = (await inspection.status()).preparation;
    const share = (prepared: number, all: number) => (all === 0 ? 1 : prepared / all);
    return {
      storageBytes: await repo.storageBytes(),
      preparedText: share(orders.prepared + projects.prepared, orders.all + projects.all),
      preparedPhoto: share(photos.prepared, photos.all),
    };
  };

  return {
    /** Measures everything, and keeps it as what is true of this day. */
    async measure(): Promise<void> {
      const measuredAt = clock();
      const { active, measured, withoutMatch } = await repo.orders(MATCH_SCORE_MIN);
      const { designers, evenness } = await readExposure(db, measuredAt);
      const counts = designers.map(({ firstPageCount }) => firstPageCount);
      await repo.save(toDay(measuredAt), {
        measuredAt,
        activeOrders: active,
        ordersMeasured: measured,
        ordersWithoutMatch: withoutMatch,
        exposureGini: evenness,
        exposureCurve: lorenzCurve(counts, CURVE_STEPS),
        ...(await machine()),
      });
    },

    /** What was measured last; undefined before the first time. */
    latest: () => repo.latest(),

    /** What is true of the machine now, for when nothing was measured yet. */
    machine,
  };
}
