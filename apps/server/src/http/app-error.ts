import { errorCatalogue, type ErrorCode, type FieldError } from '@tessera/contract/errors/errors';
import type { Problem } from '@tessera/contract/errors/problem';

/** A fault that the caller is told about: its code from the catalogue, and the fields at fault, if any. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  /** After how many seconds the same call may succeed, if that can be told. */
  readonly retryAfterSeconds: number | undefined;
  /** The HTTP status of the answer. */
  readonly status: number;
  /** What an earlier call under the same idempotency key has made. */
  readonly madeId: string | undefined;

  constructor(
    code: ErrorCode,
    options: {
      fields?: readonly FieldError[];
      message?: string;
      /** In place of the catalogue's, for a route that declares it in `errorStatuses`. */
      status?: number;
      cause?: unknown;
      retryAfterSeconds?: number;
      madeId?: string | undefined;
    } = {},
  ) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? errorCatalogue[code].status;
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.madeId = options.madeId;
  }
}

/** A fault of a field. `message` replaces the words of the catalogue. */
export function fieldError(
  field: string,
  code: ErrorCode,
  message: string = errorCatalogue[code].message,
): FieldError {
  return { field, code, message };
}

/** A fault that names fields. Its own code is that of the first field, and its message is the catalogue's for that code. */
export function invalidFields(fields: readonly FieldError[]): AppError {
  const [first] = fields;
  if (first === undefined) throw new Error('A validation error needs a field at fault.');
  return new AppError(first.code, { fields });
}

/** The problem document (RFC 9457) of a fault. */
export function toProblem(error: AppError): Problem {
  return {
    type: `urn:tessera:problem:${error.code}`,
    title: titles[error.status] ?? 'Error',
    status: error.status,
    detail: error.message,
    code: error.code,
    message: error.message,
    ...(error.fields.length > 0 && { errors: [...error.fields] }),
    ...(error.madeId !== undefined && { made_id: error.madeId }),
  };
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};
