import { z } from 'zod';
import { errorCatalogue, type ErrorCode, type FieldError } from './errors.ts';

const code = z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]);

const fieldError: z.ZodType<FieldError> = z.object({
  field: z
    .string()
    .describe(
      'Path of the field, parts joined by dots, places counted from 0: `links.0.link`, and `images_files.1` for the second file',
    ),
  code,
  message: z.string(),
});

/** The body of every answer that is not a success (RFC 9457), sent as `application/problem+json`. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: code.describe('The code of the whole answer: the first field’s code where fields are at fault'),
    message: z.string().describe('The words to show to a person'),
    errors: z.array(fieldError).optional(),
    made_id: z
      .string()
      .optional()
      .describe('With `idempotency_key_reused`: the id of what the first call under the key has made'),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problem>;
