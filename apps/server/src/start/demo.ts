import type { Story } from '@tessera/demo/load/load-demo';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { demoAccountsFile } from '../features/site/site.service.ts';
import type { RunningServer } from '../server.ts';

/**
 * Loads the demo through the API into an embedded database without accounts. Any other database is left alone. A fault is logged
 * and never thrown: the product runs without the demo, and the next start tries again.
 */
export async function offerDemo(
  server: RunningServer,
  options: {
    config: Config;
    log: Logger;
    output: NodeJS.WritableStream;
    signal: AbortSignal;
    /** By default the whole demo. */
    story?: Story;
  },
): Promise<void> {
  const { config, log, output, signal, story } = options;
  if (!config.DEMO || server.url === null || !server.database.embedded) return;
  try {
    // Loaded only here: an installation without the demo never reads its texts.
    const { installDemo } = await import('@tessera/demo/load/install-demo');
    await installDemo({
      baseUrl: server.url,
      publicUrl: config.PUBLIC_URL,
      headers: server.unthrottledHeaders,
      accountsFile: demoAccountsFile(config.DATA_DIR),
      isEmpty: server.database.isEmpty,
      story,
      output,
      signal,
    });
  } catch (error) {
    if (signal.aborted) return;
    log.error(
      { event: 'demo.failed', err: error },
      'the demo could not be loaded; the next start tries again',
    );
  }
}
