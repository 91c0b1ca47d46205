import { parseArgs } from 'node:util';
import { readConfig, readEnvironment, type Config } from './config.ts';
import { offerDemo } from './start/demo.ts';
import { greet } from './start/greeting.ts';
import { createLog } from './log.ts';
import { openEmbedder } from './start/open-embedder.ts';
import { startServer } from './server.ts';
import { explainStartFault } from './start/start-faults.ts';

/** Signals closer together than this are one. */
const SAME_SIGNAL_MS = 1000;

/**
 * How long a stop may take. Systems that run containers kill a process after 30 s. That loses nothing that was acknowledged,
 * and neither does ending a little earlier.
 */
const STOP_MAX_MS = 28_000;

try {
  await run(readConfigWithArguments());
} catch (error) {
  process.exit(explainStartFault(error));
}

async function run(config: Config): Promise<void> {
  const log = createLog(config);
  const embedder = openEmbedder(config, {
    onFault: (error) => log.error({ event: 'embedder.fault', err: error }, 'embedder fault'),
  });
  if (config.ROLE !== 'api') await embedder.check?.();
  const server = await startServer({ config, log, embedder });

  const stopping = new AbortController();
  let stoppingSince: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      // Under npm, Ctrl-C arrives twice: from the terminal, and passed on by npm. Only a later signal means «at once».
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    stopping.abort();
    log.info({ event: 'server.stopping', signal }, 'stopping');
    setTimeout(() => {
      log.warn({ event: 'server.stop-cut-short' }, 'something hangs and is not waited for any longer');
      process.exit(0);
    }, STOP_MAX_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ event: 'server.stop-failed', err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  log.info({ event: 'server.ready', url: server.url, role: config.ROLE }, 'ready');
  const isForPeople = config.LOG_FORMAT === 'text';
  if (isForPeople) greet(server, config, process.stdout);
  // Output of JSON is for machines alone.
  const output = isForPeople ? process.stdout : process.stderr;
  await offerDemo(server, { config, log, output, signal: stopping.signal });
}

function readConfigWithArguments(): Config {
  const { values } = parseArgs({ options: { role: { type: 'string' } }, strict: true });
  return readConfig({ ...readEnvironment(), ...(values.role !== undefined && { ROLE: values.role }) });
}
