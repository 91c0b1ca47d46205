import type { Route } from '@tessera/contract/route';
import { z } from 'zod';

/**
 * A body that the route takes, with `values` for fields of these names, left out where the value is undefined; a route without a body has none.
 * @throws when the schema asks for something that `knownExamples` has to say
 */
export function exampleBody(
  route: Route,
  values: Record<string, unknown> = {},
): Record<string, unknown> | undefined {
  const fields = bodyFields(route);
  if (fields === undefined) return undefined;
  const body = Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, knownExamples[name] ?? exampleOf(schema)]),
  );
  const check = route.body!.safeParse(body);
  if (!check.success) throw new Error(`No example for ${route.path}: ${check.error.message}`);
  for (const name of Object.keys(body)) {
    if (!(name in values)) continue;
    if (values[name] === undefined) delete body[name];
    else body[name] = values[name];
  }
  return body;
}

/** A query that the route takes, with `values` for fields of these names; empty where every field may be left out. */
export function exampleQuery(route: Route, values: Record<string, string> = {}): Record<string, string> {
  if (route.query === undefined || route.query.safeParse({}).success) return {};
  const names = Object.keys((route.query as z.ZodObject).shape);
  return Object.fromEntries(names.map((name) => [name, values[name] ?? 'Text']));
}

/** The JSON schemas of a body's fields by name; undefined for a route without a body. */
export function bodyFields(route: Route): Record<string, z.core.JSONSchema.BaseSchema> | undefined {
  if (route.body === undefined) return undefined;
  if (!(route.body instanceof z.ZodObject)) throw new Error(`The body of ${route.path} is no object.`);
  return Object.fromEntries(
    Object.entries(route.body.shape as Record<string, z.ZodType>).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    ]),
  );
}

/** Values that a schema's shape does not tell: codes that exist, and what one form sends of another kind. */
const knownExamples: Record<string, unknown> = {
  email: 'somebody@example.org',
  password: 'Quiet-Harbour-71',
  current_password: 'Quiet-Harbour-71',
  country_code: 'SE',
  spoken_languages_codes: ['sv'],
  link: 'https://rooms.example/kitchen',
  links: [{ link: 'https://rooms.example/kitchen', type: 'pinterest' }],
  budget: 100,
  reading: { added: [{ kind: 'style', value: 'scandinavian', must: false }], removed: [] },
  slug: '',
  budget_min: '100',
  budget_max: '200',
  images_ordering: ['new'],
  images_ids: [],
};

function exampleOf(schema: z.core.JSONSchema.BaseSchema): unknown {
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const option = schema.anyOf?.[0] as z.core.JSONSchema.BaseSchema | undefined;
  if (option !== undefined) return exampleOf(option);
  if (schema.format === 'uuid') return '01890000-0000-7000-8000-000000000000';
  switch (schema.type) {
    case 'number':
    case 'integer':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [
          name,
          exampleOf(property as z.core.JSONSchema.BaseSchema),
        ]),
      );
    default:
      return 'Text';
  }
}
