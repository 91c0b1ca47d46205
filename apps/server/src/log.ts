import { createRequire } from 'node:module';
import pino from 'pino';
import type * as Pretty from 'pino-pretty';
import type { Config } from './config.ts';
import { inPlaceOfLine } from './start/terminal.ts';

/** An address up to its query, and the query, which may contain passwords, tokens and names. */
const QUERY = /(\/[^\s"'\\?]*)\?[^\s"'\\<>)]*/g;

/**
 * Makes the log of a process: JSON, or text for people without SQL. An error is logged with its kind and where it happened, but without
 * texts of users, e-mail addresses and query strings. `destination` is standard output by default.
 */
export function createLog(
  { LOG_LEVEL, LOG_FORMAT }: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>,
  destination?: pino.DestinationStream,
): pino.Logger {
  const options: pino.LoggerOptions = {
    level: LOG_LEVEL ?? (LOG_FORMAT === 'json' ? 'info' : 'warn'),
    base: null,
    serializers: { err: toLoggedError },
    // The parser of forms logs its input at this level, which includes the token of the request.
    redact: { paths: ['headers', '*.headers'], remove: true },
    hooks: { streamWrite: (line) => line.replace(QUERY, '$1') },
  };
  if (destination !== undefined) return pino(options, destination);
  return LOG_FORMAT === 'json' ? pino(options) : pino(options, textForPeople(process.stdout));
}

const require = createRequire(import.meta.url);

/** Writes at once, so that the last words of a process that ends are seen. On a terminal, a line takes the place of unfinished progress. */
function textForPeople(output: NodeJS.WriteStream): pino.DestinationStream {
  let toText: ((line: string) => string | undefined) | undefined;
  return {
    write(line) {
      // Loaded with the first line, because most starts have nothing to say.
      toText ??= (require('pino-pretty') as typeof Pretty).prettyFactory({
        colorize: output.isTTY,
        ignore: 'sql',
        translateTime: 'SYS:HH:MM:ss',
      });
      output.write(`${inPlaceOfLine(output)}${toText(line) ?? ''}`);
    },
  };
}

/**
 * The properties of an error that are logged besides message and stack. All others are left out, because PostgreSQL adds the
 * whole row that it refused (`detail`), and a mail server adds the receivers.
 */
const LOGGED_PROPERTIES = [
  'code',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
] as const;

/** Finds e-mail addresses in a text. It is broad on purpose: hiding a word too many does no harm in a log. */
const EMAIL_ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** PostgreSQL ends its message with the value that it cannot read: `invalid input syntax for type uuid: "…"`. */
const QUOTED_VALUE = /: "[^]*"/g;

function toLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutValues(error) : typeof error;
  const { type, message, stack, ...rest } = pino.stdSerializers.err(error);
  return {
    type,
    message: withoutValues(message),
    stack: withoutValues(stack),
    ...Object.fromEntries(LOGGED_PROPERTIES.filter((name) => name in rest).map((name) => [name, rest[name]])),
  };
}

function withoutValues(text: string): string {
  return text.replace(QUOTED_VALUE, ': "[value]"').replace(EMAIL_ADDRESS, '[address]');
}
