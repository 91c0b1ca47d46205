import { pageErrors } from './page-errors.ts';

/**
 * Every code the API answers with, its HTTP status and the words a person reads.
 * Codes never change their meaning; clients decide by code, people read the message.
 */
export const errorCatalogue = {
  // validation, one per field
  required: { status: 400, message: 'This field is required.' },
  blank: { status: 400, message: 'This field may not be blank.' },
  invalid: { status: 400, message: 'Enter a valid value.' },
  invalid_choice: { status: 400, message: 'Choose one of the offered values.' },
  max_length: { status: 400, message: 'This text is too long.' },
  max_items: { status: 400, message: 'There are too many entries.' },
  min_value: { status: 400, message: 'This number is too small.' },
  max_value: { status: 400, message: 'This number is too large.' },
  malformed_body: { status: 400, message: 'The request body could not be read.' },

  // accounts
  email_incorrect: { status: 400, message: 'Email is incorrect or already registered.' },
  password_too_common: {
    status: 400,
    message:
      'Password is too common. It must contain at least 8 characters: one uppercase letter, one lowercase letter and one number.',
  },
  password_too_short: {
    status: 400,
    message: 'Password is too short. It must contain at least 8 characters.',
  },
  password_incorrect: { status: 400, message: 'This is not your password.' },
  no_active_account: { status: 401, message: 'No active account found with the given credentials.' },
  token_not_valid: { status: 401, message: 'Your session has ended. Please sign in again.' },
  not_authenticated: { status: 401, message: 'Please sign in first.' },
  second_factor_required: {
    status: 401,
    message: 'Please enter the code of your one-time-code app, or one of your recovery codes.',
  },
  code_incorrect: { status: 400, message: 'This code is not right, or it has been used.' },
  account_suspended: {
    status: 403,
    message: 'This account is suspended. Please write to us if you think that this is a mistake.',
  },
  second_factor_missing: {
    status: 403,
    message: 'Please set up a passkey or a one-time-code app first.',
  },
  permission_denied: { status: 403, message: 'This is not open to your kind of account.' },

  // things
  not_found: { status: 404, message: 'Not found.' },
  profile_not_found: { status: 404, message: 'This profile has not been filled in yet.' },
  profile_incomplete: { status: 403, message: 'Please complete your profile first.' },
  slug_taken: { status: 400, message: 'This address belongs to somebody else. Please choose another one.' },
  photo_required: pageErrors.photo_required,
  project_limit_reached: {
    status: 403,
    message: 'Project limit reached. Please upgrade your plan to add more projects.',
  },

  // deals
  wrong_state: { status: 409, message: 'This cannot be done as things stand now.' },
  application_limit_reached: {
    status: 409,
    message: 'This designer has as many open applications as are allowed at a time.',
  },
  order_full: { status: 409, message: 'This project has as many open applications as it can take.' },
  already_reviewed: { status: 409, message: 'This project has been reviewed.' },
  review_closed: { status: 409, message: 'This review can no longer be changed.' },
  conversation_blocked: {
    status: 409,
    message: 'You cannot write to each other while one has blocked the other.',
  },
  not_reachable: { status: 409, message: 'This person cannot be reached here at the moment.' },
  already_answered: { status: 409, message: 'This review has been answered.' },

  // repeated and parallel changes
  changed_meanwhile: {
    status: 412,
    message: 'This was changed meanwhile. Please look at the new version before you save yours.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This was sent before with other content. Please send it again as new.',
  },

  // uploads
  too_many_files: pageErrors.too_many_files,
  file_too_large: pageErrors.file_too_large,
  invalid_file_type: pageErrors.invalid_file_type,
  invalid_image: pageErrors.invalid_image,
  images_mismatch: {
    status: 400,
    message: 'The order of the images does not fit the files and ids that were sent.',
  },

  upload_quota_reached: {
    status: 429,
    message: 'You have uploaded as much as is allowed in one day. Please try again tomorrow.',
  },
  storage_quota_reached: {
    status: 403,
    message:
      'Your photos have used up the storage of your plan. Please remove some photos or upgrade your plan.',
  },

  // transport
  misdirected_request: { status: 421, message: 'This server does not answer for that host.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  headers_too_large: { status: 431, message: 'The headers of the request are too large.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Send JSON or a multipart form.' },
  throttled: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  server_error: { status: 500, message: 'Something went wrong' },
  unavailable: {
    status: 503,
    message: 'The service cannot answer at the moment. Please try again shortly.',
  },
  storage_full: {
    status: 507,
    message: 'There is no space to save anything at the moment. Nothing was changed. Please try again later.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

/** A stable, machine-readable name of a fault. */
export type ErrorCode = keyof typeof errorCatalogue;

/** Codes with another status than the catalogue's. */
export type ErrorStatuses = Readonly<Partial<Record<ErrorCode, number>>>;

/** The HTTP status with which a route answers a code. */
export function errorStatus(route: { errorStatuses?: ErrorStatuses }, code: ErrorCode): number {
  return route.errorStatuses?.[code] ?? errorCatalogue[code].status;
}

/** Codes that any call may answer with; the rest are listed on the route. */
export const commonErrors = [
  'misdirected_request',
  'request_timeout',
  'throttled',
  'server_error',
  'unavailable',
  'storage_full',
] as const satisfies readonly ErrorCode[];

/** One fault of one field. */
export interface FieldError {
  /** Path of the field, parts joined by dots. */
  field: string;
  code: ErrorCode;
  /** What a person reads. */
  message: string;
}
