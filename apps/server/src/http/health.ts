import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve requests now; 503 while starting, stopping or without its database. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (!(await isReady())) throw new AppError('unavailable');
    return { status: 'ready' };
  });
}
