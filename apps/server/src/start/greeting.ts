import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { RunningServer } from '../server.ts';
import { inPlaceOfLine } from './terminal.ts';

/**
 * Writes where the product is, which database it has, and that models are being loaded; and one more line once they are. The demo
 * writes its own lines.
 */
export function greet(
  { url, models }: Pick<RunningServer, 'url' | 'models'>,
  config: Config,
  output: NodeJS.WriteStream,
): void {
  const startedAtMs = performance.now();
  const line = (what: string, said: string) => `  ${what.padEnd(9)} ${said}\n`;
  output.write(
    url === null ? `${config.PRODUCT_NAME} does jobs.\n` : `${config.PRODUCT_NAME} is ready at ${url}\n`,
  );
  output.write(line('database', describeDatabase(config)));
  if (config.ROLE === 'api') return;
  output.write(
    line('models', 'are being loaded; until then new orders and portfolios wait for their matches'),
  );
  void models.then((state) => {
    // A fault is in the log.
    if (state !== 'loaded') return;
    const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
    output.write(`${inPlaceOfLine(output)}${line('models', `are loaded after ${seconds} s`)}`);
  });
}

/** Without the user and the password. */
function describeDatabase({ DATABASE_URL, DATA_DIR }: Config): string {
  if (DATABASE_URL === undefined) return `embedded, in ${join(DATA_DIR, 'postgres')}`;
  const { host, pathname } = new URL(DATABASE_URL.reveal());
  return `PostgreSQL, ${host}${pathname}`;
}
