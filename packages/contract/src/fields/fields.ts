import { z } from 'zod';
import { isWebAddress, LINK_LENGTH_MAX } from './links.ts';

/**
 * Text as people type it, kept to the letter; only what PostgreSQL cannot store (NUL) is refused,
 * and lone surrogates become U+FFFD as they would on the wire.
 */
export const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((value) => !value.includes('\0'), { params: { code: 'invalid' } })
    .transform((value) => value.toWellFormed());

/** Text that must hold something besides white space. */
export const filledText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((value) => value.trim() !== '', { params: { code: 'blank' } })
    .refine((value) => !value.includes('\0'), { params: { code: 'invalid' } })
    .transform((value) => value.toWellFormed());

/** An opaque id (UUID version 7). */
export const id = z.uuid();

/** The parameters of a call on one object. */
export const idParams = z.object({ id: z.string() });

/** ISO 3166-1 alpha-2, upper case. The server knows which countries exist; every other code, however long, is `invalid_choice`. */
export const countryCode = z.string().refine((value) => value !== '', { params: { code: 'blank' } });

/** ISO 639-1, lower case. The server knows which languages exist; every other code, however long, is `invalid_choice`. */
export const languageCode = z.string().refine((value) => value !== '', { params: { code: 'blank' } });

/** A point in time, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** A page of a list: how many there are in all, and the addresses of the neighbouring pages. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    count: z.int(),
    next: z.url().nullable(),
    previous: z.url().nullable(),
    results: z.array(item),
  });

const wholeNumber = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).catch(fallback);

/** `limit` and `offset` of project and order lists; values that make no sense fall back to the defaults. */
export const limitOffset = z.object({
  limit: wholeNumber(100, 1, 500),
  offset: wholeNumber(0, 0, 1_000_000),
});

/** `page` and `page_size` of the lists of countries and languages; at most 500 a page. */
export const pageQuery = z.object({
  page: wholeNumber(1, 1, 1_000_000),
  page_size: wholeNumber(100, 1, 500),
});

/** Whole or broken US dollars from 0; an estimate, not a payment. */
export const budgetUsd = z.number().min(0).max(1_000_000_000);

/** An http or https address a person pasted. */
export const linkUrl = z
  .string()
  .max(LINK_LENGTH_MAX)
  .refine(isWebAddress, { params: { code: 'invalid' } });
