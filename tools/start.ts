import { prepare } from './prepare.ts';

/** `npm start`: builds what is missing, then becomes the server, so that signals reach it without a middleman. */
try {
  await prepare();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('@tessera/server/main');
