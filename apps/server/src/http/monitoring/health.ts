import type { FastifyInstance } from 'fastify';
import type { ModelsState } from '../../start/warm-up.ts';
import { AppError } from '../app-error.ts';

/** What `/readyz` asks. */
export interface Readiness {
  /** Whether requests can be served now. */
  isReady(): Promise<boolean>;
  models(): ModelsState;
}

/**
 * `/healthz` says that the process lives. `/readyz` says that it can serve requests now, and answers 503 while it stops
 * or has no database. It also says how far the models are: until they are loaded everything is answered, and new orders and
 * portfolios wait for their matches.
 */
export function serveHealth(app: FastifyInstance, { isReady, models }: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (!(await isReady())) throw new AppError('unavailable');
    return { status: 'ready', models: models() };
  });
}
