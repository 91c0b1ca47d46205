import { application, ownApplication } from '@tessera/contract/deal/applications';
import { portfolioProject } from '@tessera/contract/designers/portfolio';
import { aboveCap, hiddenDesigner, matchedDesigner, matchProject } from '@tessera/contract/matching';
import { namedWish } from '@tessera/contract/orders/order-reading';
import { order } from '@tessera/contract/orders/orders';
import { customerConversation, designerConversation, message } from '@tessera/contract/talk/conversations';
import { liveEvent } from '@tessera/contract/talk/events';
import { notification } from '@tessera/contract/talk/notifications';
import { z } from 'zod';
import * as readable from '../../apps/web/app/lib/api/readable.ts';

/** Where the pages keep what reads the items of their lists, and live events. */
export const WEB_READERS_FILE = 'apps/web/app/lib/api/readers.generated.ts';

/** An item that pages read. */
interface ReadItem {
  /** The contract's schema. A field without which the item can still be shown says by `catch` what stands in for it. */
  schema: z.ZodObject;
  /** The item's type in the contract, and the file that has it. */
  type: string;
  file: string;
}

const { status, reading, own_photos: ownPhotos, style_picks: stylePicks, review } = order.shape;

/** Every item that pages read of a list, and the live event, by the name of what reads it. */
export const webReaders: Readonly<Record<string, ReadItem>> = {
  readAboveCap: { schema: aboveCap, type: 'AboveCap', file: 'matching' },
  readApplication: { schema: application, type: 'Application', file: 'deal/applications' },
  readCustomerConversation: {
    schema: customerConversation,
    type: 'CustomerConversation',
    file: 'talk/conversations',
  },
  readDesignerConversation: {
    schema: designerConversation,
    type: 'DesignerConversation',
    file: 'talk/conversations',
  },
  readHiddenDesigner: { schema: hiddenDesigner, type: 'HiddenDesigner', file: 'matching' },
  readLiveEvent: { schema: liveEvent, type: 'LiveEvent', file: 'talk/events' },
  readMatchProject: {
    // An order of which nothing else is said fits.
    schema: matchProject.extend({ isWeak: matchProject.shape.isWeak.catch(false) }),
    type: 'MatchProject',
    file: 'matching',
  },
  readMatchedDesigner: {
    // A designer of whom nothing else is said fits, and misses nothing.
    schema: matchedDesigner.extend({
      isWeak: matchedDesigner.shape.isWeak.catch(false),
      unmet: matchedDesigner.shape.unmet.catch([]),
      startsAtUsd: matchedDesigner.shape.startsAtUsd.catch(null),
      reservation: matchedDesigner.shape.reservation.catch(null),
    }),
    type: 'MatchedDesigner',
    file: 'matching',
  },
  readMessage: { schema: message, type: 'Message', file: 'talk/conversations' },
  readNamedWish: { schema: namedWish, type: 'NamedWish', file: 'orders/order-reading' },
  readNotification: { schema: notification, type: 'Notification', file: 'talk/notifications' },
  readOrder: {
    // One without a reading asks for nothing. One without a status can be read, and is active to the pages.
    schema: order.extend({
      status: status.nullish(),
      reading: reading.catch({ wishes: [], added: [], removed: [], question: null }),
      own_photos: ownPhotos.catch([]),
      style_picks: stylePicks.catch([]),
      review: review.catch(null),
    }),
    type: 'Order',
    file: 'orders/orders',
  },
  readOwnApplication: { schema: ownApplication, type: 'OwnApplication', file: 'deal/applications' },
  readPortfolioProject: {
    schema: portfolioProject,
    type: 'PortfolioProject',
    file: 'designers/portfolio',
  },
};

/**
 * Prints what reads the items of lists and live events, from the contract's schemas: the same tests as theirs, without zod.
 * @throws where a schema has a rule that no test of `readable.ts` stands for
 */
export function printWebReaders(): string {
  const { properties = {}, $defs = {} } = z.toJSONSchema(z.object(partsOf(webReaders)), {
    io: 'input',
    override: ({ jsonSchema }) => {
      delete jsonSchema.description;
    },
  }) as JsonSchema;
  const forms: Forms = new Map();
  const readers = Object.entries(webReaders).map(([name, { schema, type }]) => {
    const optional = caughtFields(schema).map(
      ([field, { otherwise }]) =>
        `\n  ${field}: [${printTest(properties[`${name}.${field}`]!, forms)}, ${JSON.stringify(otherwise)}],`,
    );
    const tests = [
      printTest(properties[name]!, forms),
      ...(optional.length > 0 ? [`{${optional.join('')}\n}`] : []),
    ];
    return `export const ${name} = itemReader<${type}>(${tests.join(', ')});`;
  });
  const shared = inOrder($defs).map(([id, schema]) => `const is${id} = ${printTest(schema, forms)};`);
  const formed = [...forms].map(([name, pattern]) => `const ${name} = isLike(/${pattern}/);`);
  const code = [...formed, ...shared, ...readers].join('\n\n');
  const used = [
    ...new Set(code.match(new RegExp(`\\b(${Object.keys(readable).join('|')})\\b`, 'g'))),
  ].toSorted();
  const types = Map.groupBy(Object.values(webReaders), ({ file }) => file);
  const imports = [...types].map(
    ([file, items]) =>
      `import type { ${items.map(({ type }) => type).join(', ')} } from '@tessera/contract/${file}';`,
  );
  return `// Written by npm run gen from the schemas of packages/contract.
${imports.toSorted().join('\n')}
import { ${used.join(', ')} } from './readable.ts';

${code}
`;
}

/** The part of a JSON Schema that the items of lists have; anything else is refused. */
interface JsonSchema {
  $defs?: Record<string, JsonSchema>;
  $ref?: string;
  type?: string;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [rule: string]: unknown;
}

/** The keywords of a JSON Schema that restrict a value, such as `maxLength`, with what they are set to. */
type Rules = Record<string, unknown>;

/** Forms that a text can have: the pattern, by the name of its test. */
type Forms = Map<string, string>;

/** The fields that may be unreadable, with what stands in for them. */
function caughtFields({ shape }: z.ZodObject): [string, { field: z.ZodType; otherwise: unknown }][] {
  return Object.entries(shape).flatMap(([name, field]) =>
    field instanceof z.ZodCatch
      ? [[name, { field: field.unwrap() as z.ZodType, otherwise: z.toJSONSchema(field).default }]]
      : [],
  );
}

/** What is tested of each item: the item without the fields that may be unreadable, and each of these by itself. */
function partsOf(items: Readonly<Record<string, ReadItem>>): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(items).flatMap(([name, { schema }]): [string, z.ZodType][] => {
      const caught = caughtFields(schema);
      if (caught.length === 0) return [[name, schema]];
      const needed = Object.entries(schema.shape).filter(([, field]) => !(field instanceof z.ZodCatch));
      return [
        [name, z.object(Object.fromEntries(needed))],
        ...caught.map(([of, { field }]): [string, z.ZodType] => [`${name}.${of}`, field]),
      ];
    }),
  );
}

/** The shared schemas, each after those that it names. */
function inOrder(defs: Record<string, JsonSchema>): [string, JsonSchema][] {
  const ordered = new Map<string, JsonSchema>();
  const add = (id: string) => {
    if (ordered.has(id)) return;
    for (const [, named = ''] of JSON.stringify(defs[id]).matchAll(/"#\/\$defs\/(\w+)"/g)) add(named);
    ordered.set(id, defs[id]!);
  };
  for (const id of Object.keys(defs)) add(id);
  return [...ordered];
}

/** A test for what a schema takes. */
function printTest(schema: JsonSchema, forms: Forms): string {
  const { type, anyOf, $ref, enum: values, const: only, ...rules } = schema;
  if ($ref !== undefined) return `is${$ref.replace('#/$defs/', '')}`;
  if (anyOf !== undefined) return `isEither(${anyOf.map((one) => printTest(one, forms)).join(', ')})`;
  if (values !== undefined || only !== undefined)
    return `isOneOf(${(values ?? [only]).map((value) => JSON.stringify(value)).join(', ')})`;
  if (Array.isArray(type))
    return `isEither(${type.map((one: string) => printTest({ ...rules, type: one }, forms)).join(', ')})`;
  switch (type) {
    case 'null':
      return 'isNull';
    case 'boolean':
      return tested('isBoolean', rules);
    case 'string':
      return printString(rules, forms);
    case 'integer': {
      const { minimum, maximum, ...others } = rules;
      if (minimum === Number.MIN_SAFE_INTEGER && maximum === Number.MAX_SAFE_INTEGER)
        return tested('isInteger', others);
      return tested('isInteger', rules);
    }
    case 'number': {
      const { minimum, maximum, ...others } = rules;
      if (minimum === undefined || maximum === undefined) return tested('isNumber', rules);
      return tested(`isBetween(${String(minimum)}, ${String(maximum)})`, others);
    }
    case 'array': {
      const { items, ...others } = rules;
      return tested(`isListOf(${printTest(items as JsonSchema, forms)})`, others);
    }
    case 'object':
      return printObject(rules, forms);
    default:
      return refuse(schema);
  }
}

function printString({ format, pattern, maxLength, ...others }: Rules, forms: Forms): string {
  if (pattern === undefined)
    return tested(maxLength === undefined ? 'isString' : `isUpTo(${String(maxLength)})`, {
      format,
      ...others,
    });
  const name = `is-${String(format)}`.replaceAll(/-\w/g, (part) => part.slice(1).toUpperCase());
  if ((forms.get(name) ?? pattern) !== pattern) return refuse({ format, pattern });
  forms.set(name, String(pattern));
  return tested(name, { maxLength, ...others });
}

function printObject({ properties = {}, required = [], ...others }: JsonSchema, forms: Forms): string {
  const fields = Object.entries(properties);
  const print = (some: typeof fields) =>
    `{${some.map(([name, one]) => `\n  ${name}: ${printTest(one, forms).replaceAll('\n', '\n  ')},`).join('')}\n}`;
  const needed = fields.filter(([name]) => required.includes(name));
  const optional = fields.filter(([name]) => !required.includes(name));
  const parts = [print(needed), ...(optional.length > 0 ? [print(optional)] : [])];
  return tested(`isObject(${parts.join(', ')})`, others);
}

/** The test, where it leaves no rule of the schema out. */
function tested(test: string, left: Rules): string {
  return Object.values(left).some((rule) => rule !== undefined) ? refuse(left) : test;
}

function refuse(schema: object): never {
  throw new Error(`No test of readable.ts stands for ${JSON.stringify(schema)}.`);
}
