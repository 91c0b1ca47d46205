/** Whether a value is what the contract says. */
export type Test = (value: unknown) => boolean;

/** Tests by name. */
type Tests = Readonly<Record<string, Test>>;

export const isNull: Test = (value) => value === null;

export const isBoolean: Test = (value) => typeof value === 'boolean';

export const isString: Test = (value) => typeof value === 'string';

export const isNumber: Test = (value) => Number.isFinite(value);

export const isInteger: Test = (value) => Number.isSafeInteger(value);

/** Makes a test for a number from `min` to `max`. */
export const isBetween =
  (min: number, max: number): Test =>
  (value) =>
    isNumber(value) && Number(value) >= min && Number(value) <= max;

/** Makes a test for a text of at most `max` UTF-16 code units. */
export const isUpTo =
  (max: number): Test =>
  (value) =>
    typeof value === 'string' && value.length <= max;

/** Makes a test for a text that has this form. */
export const isLike =
  (pattern: RegExp): Test =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

export const isOneOf =
  (...values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);

export const isEither =
  (...tests: readonly Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));

export const isListOf =
  (isItem: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(isItem);

/** An object with all of these fields, and the ones of `optional` where it has them. Others are let pass. */
export const isObject =
  (fields: Tests, optional: Tests = {}): Test =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const found = value as Record<string, unknown>;
    return (
      Object.entries(fields).every(([name, test]) => test(found[name])) &&
      Object.entries(optional).every(([name, test]) => found[name] === undefined || test(found[name]))
    );
  };

/** Reads one item of a list; null for an item that lacks a field, or has a value unknown to these pages. */
export type ItemReader<Item> = (value: unknown) => Item | null;

/**
 * Reads the items that pass a test. `optional` are fields without which an item can still be shown, which the test leaves
 * aside: one that does not pass its own test gets the value beside it.
 */
export function itemReader<Item>(
  isReadable: Test,
  optional: Readonly<Record<string, readonly [Test, unknown]>> = {},
): ItemReader<Item> {
  return (value) => {
    if (!isReadable(value)) return null;
    const item = { ...(value as Record<string, unknown>) };
    for (const [field, [isFieldReadable, otherwise]] of Object.entries(optional))
      if (!isFieldReadable(item[field])) item[field] = otherwise;
    return item as Item;
  };
}
