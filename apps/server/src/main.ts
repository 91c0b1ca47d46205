import { parseArgs } from 'node:util';
import pino from 'pino';
import { ConfigError, readConfig, readEnvironment, type Config } from './config.ts';
import { FolderInUseError } from './db/embedded/lock.ts';
import { DatabaseUnusableError } from './db/migrate.ts';
import { offerDemo } from './demo.ts';
import { openEmbedder } from './open-embedder.ts';
import { startServer } from './server.ts';

const EXIT_UNUSABLE_SETUP = 78; // EX_CONFIG of sysexits.h

/** Signals closer together than this are one. */
const SAME_SIGNAL_MS = 1000;

try {
  await run(readConfigWithArguments());
} catch (error) {
  const isExplained =
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    error instanceof DatabaseUnusableError;
  console.error(isExplained ? error.message : error);
  process.exit(isExplained ? EXIT_UNUSABLE_SETUP : 1);
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
      // Ctrl-C under npm arrives twice: from the terminal and passed on by npm. Only a later one is impatience.
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    stopping.abort();
    log.info({ event: 'server.stopping', signal }, 'stopping');
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
  if (server.url !== null) console.log(`${config.PRODUCT_NAME} is ready at ${server.url}`);
  await offerDemo(server, { config, log, output: process.stdout, signal: stopping.signal });
}

function readConfigWithArguments(): Config {
  const { values } = parseArgs({ options: { role: { type: 'string' } }, strict: true });
  return readConfig({ ...readEnvironment(), ...(values.role !== undefined && { ROLE: values.role }) });
}

function createLog(config: Config): pino.Logger {
  const options: pino.LoggerOptions = { level: config.LOG_LEVEL, base: null };
  return config.LOG_FORMAT === 'json'
    ? pino(options)
    : pino({ ...options, transport: { target: 'pino-pretty' } });
}
