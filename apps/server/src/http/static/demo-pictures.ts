import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the demo's pictures are, and the beginning of their addresses. */
export const DEMO_PICTURES = {
  folder: fileURLToPath(new URL('../../../../../demo/pictures/', import.meta.url)),
  path: '/demo/pictures/',
};

const YEAR_SECONDS = 31_536_000;

/** Serves the demo's pictures, which its orders link to; nothing else of their folder. */
export async function serveDemoPictures(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: DEMO_PICTURES.folder,
    prefix: DEMO_PICTURES.path,
    decorateReply: false,
    index: false,
    allowedPath: (path) => path.endsWith('.jpg'),
    maxAge: YEAR_SECONDS * 1000,
  });
}
