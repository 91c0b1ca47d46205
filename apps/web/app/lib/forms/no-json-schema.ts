/**
 * The build of the pages puts this module in the place of the code by which zod prints JSON Schemas (see `vite.config.ts`): the
 * pages print none, and it is a fifth of zod.
 */

/** Stands for `schema.toJSONSchema`. */
export const createToJSONSchemaMethod = () => refuse;

/** Stands for the JSON Schemas of Standard Schema. */
export const createStandardJSONSchemaMethod = () => refuse;

/** Stands for `z.toJSONSchema`. */
export const toJSONSchema = refuse;

function refuse(): never {
  throw new Error('The pages are built without the printer of JSON Schemas.');
}
