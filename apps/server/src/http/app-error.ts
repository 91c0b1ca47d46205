import { errorCatalogue, type ErrorCode, type FieldError, type Problem } from '@tessera/contract/errors';

/** A fault the caller is told of: a code of the catalogue, and the fields at fault where there are any. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];

  constructor(
    code: ErrorCode,
    options: { fields?: readonly FieldError[]; message?: string; cause?: unknown } = {},
  ) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields ?? [];
  }

  /** The HTTP status of the answer. */
  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** One fault of one field, in the words of the catalogue unless others are given. */
export function fieldError(
  field: string,
  code: ErrorCode,
  message: string = errorCatalogue[code].message,
): FieldError {
  return { field, code, message };
}

/** An answer that names fields at fault; its own code and message are those of the first. */
export function invalidFields(fields: readonly FieldError[]): AppError {
  const [first] = fields;
  if (first === undefined) throw new Error('A validation error needs a field at fault.');
  return new AppError(first.code, { fields, message: first.message });
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
  };
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
