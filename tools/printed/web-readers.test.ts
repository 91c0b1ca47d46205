import { expect, test } from 'vitest';
import { z } from 'zod';
import * as readers from '../../apps/web/app/lib/api/readers.generated.ts';
import { webReaders } from './web-readers.ts';

/** Guarantees that pages read the items of their lists as the contract's schemas do, without having the schemas. */

const items = Object.entries(webReaders).map(([name, { schema }]) => ({
  name,
  schema,
  read: (readers as Record<string, (value: unknown) => unknown>)[name]!,
}));

/** What stands in for a value, one after the other; undefined takes it away. */
const OTHER_VALUES = [
  undefined,
  null,
  'something else',
  '',
  'x'.repeat(61),
  true,
  -1,
  0.5,
  101,
  [],
  {},
  [null],
];

test.for(items)(
  '$name reads an item with one changed value as the contract does, or leaves it out as the contract does',
  ({ schema, read }) => {
    const item = sampleOf(z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as Sampled);
    expect(read(item)).toEqual(schema.parse(item));
    const outcomes = new Set<boolean>();
    for (const [path, changed] of changesOf(item)) {
      const { data = null } = schema.safeParse(changed);
      outcomes.add(data === null);
      expect(read(changed), path).toEqual(data);
    }
    expect(outcomes).toContain(true);
  },
);

/** The part of a JSON Schema that contract schemas of items have. */
interface Sampled {
  $ref?: string;
  $defs?: Record<string, Sampled>;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Sampled[];
  items?: Sampled;
  properties?: Record<string, Sampled>;
}

/** A value that fits a schema, with one element in each list and nothing that is null. */
function sampleOf(schema: Sampled, defs: Record<string, Sampled> = schema.$defs ?? {}): unknown {
  if (schema.$ref !== undefined) return sampleOf(defs[schema.$ref.replace('#/$defs/', '')]!, defs);
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0]!, defs);
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [name, sampleOf(one, defs)]),
      );
    case 'array':
      return [sampleOf(schema.items!, defs)];
    case 'string':
      if (schema.format === 'uuid') return '0198c0de-0000-7000-8000-000000000001';
      return schema.format === 'date-time' ? '2026-11-25T12:00:00.000Z' : 'words';
    case 'boolean':
      return true;
    default:
      return 1;
  }
}

/** The value with another one in each of its places, by the path to that place. */
function changesOf(value: unknown, path = 'item'): [string, unknown][] {
  const here = OTHER_VALUES.map((other): [string, unknown] => [`${path}: ${JSON.stringify(other)}`, other]);
  if (typeof value !== 'object' || value === null) return here;
  const deeper = Object.entries(value).flatMap(([key, one]) =>
    changesOf(one, `${path}.${key}`).map(([at, changed]): [string, unknown] => [
      at,
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ]),
  );
  return [...here, ...deeper];
}
