import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { toOpenApi } from '@tessera/contract/openapi';
import type { FastifyInstance } from 'fastify';

/** `/openapi.json`, and the same to read and try at `/api/docs`. */
export async function apiDocument(app: FastifyInstance, productName: string): Promise<void> {
  const document = toOpenApi({ title: `${productName} API`, version: '1' });
  app.get('/openapi.json', async () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
