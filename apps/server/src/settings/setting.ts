import { z } from 'zod';

/** A value that must not show up in logs or messages. */
export class Secret {
  readonly #value: string;
  constructor(value: string) {
    this.#value = value;
  }
  /** The value itself, for the one place that needs it. */
  reveal(): string {
    return this.#value;
  }
  toJSON(): string {
    return '[secret]';
  }
  toString(): string {
    return '[secret]';
  }
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return '[secret]';
  }
}

/** One setting: how its text is read, its default as text, and what it does. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  default: string | null;
  description: string;
  secret?: boolean;
}
/** Keeps the type of a setting's schema. */
export const setting = <Schema extends z.ZodType>(value: Setting<Schema>): Setting<Schema> => value;

/** `on` or `off`, as true or false. */
export const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
/** A whole number from `min` to `max`. */
export const count = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
/** An http or https address, without slashes at its end. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''));
