import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/**
 * `/healthz` says that the process lives. `/readyz` says that it can serve requests now, and answers 503 while it stops
 * or has no database.
 */
export function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (!(await isReady())) throw new AppError('unavailable');
    return { status: 'ready' };
  });
}
