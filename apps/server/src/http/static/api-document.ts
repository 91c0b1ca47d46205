import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { toOpenApi } from '@tessera/contract/openapi';
import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from '../security-headers/security-headers.ts';

/**
 * Serves `/openapi.json`, and at `/api/docs` a page to read it and try it out. The document is made when it is first asked for,
 * because that takes a tenth of the start.
 */
export async function apiDocument(
  app: FastifyInstance,
  productName: string,
  headers: SecurityHeaders,
): Promise<void> {
  const document = {};
  let text: string | undefined;
  const complete = (): string => {
    if (text !== undefined) return text;
    Object.assign(document, toOpenApi({ title: `${productName} API`, version: '1' }));
    return (text = JSON.stringify(document));
  };
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(complete()),
  );
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: headers.ofApiDocument,
    uiHooks: {
      onRequest(_request, _reply, done) {
        complete();
        done();
      },
    },
  });
}
