import { z } from 'zod';
import { api } from './api.ts';
import { commonErrors, errorCatalogue, problem, type ErrorCode } from './errors.ts';
import { API_BASE, type Access, type Route } from './route.ts';

type Json = Record<string, unknown>;

/** What is described once and referred to. */
interface Components {
  schemas: Record<string, Json>;
  responses: Record<string, Json>;
}

/** What the document says of the deployment. */
export interface OpenApiOptions {
  title: string;
  version: string;
  /** Where the API lives: {@link API_BASE}, with the origin in front when it is known. */
  serverUrl?: string;
}

/** The OpenAPI 3.1 document of every call; schemas that have an id stand among the components. */
export function toOpenApi({ title, version, serverUrl = API_BASE }: OpenApiOptions): Json {
  const components: Components = { schemas: {}, responses: {} };
  const paths: Record<string, Record<string, Json>> = {};
  for (const [feature, routes] of Object.entries(api)) {
    for (const [name, route] of Object.entries(routes) as [string, Route][]) {
      const path = `/${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
      (paths[path] ??= {})[route.method.toLowerCase()] = toOperation(feature, name, route, components);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: serverUrl.replace(/\/$/, '') }],
    tags: Object.keys(api).map((name) => ({ name })),
    paths,
    components: {
      ...components,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function toOperation(feature: string, name: string, route: Route, components: Components): Json {
  const parameters = [
    ...toParameters('path', route.params, components),
    ...toParameters('query', route.query, components),
  ];
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: route.summary,
    ...(route.access === 'public'
      ? {}
      : { description: accessWords[route.access], security: [{ bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body ? { requestBody: toRequestBody(route, components) } : {}),
    responses: {
      [route.status]: toSuccess(route, route.reply ? 'Done' : 'Done; nothing to say', components),
      ...(route.repeatStatus && {
        [route.repeatStatus]: toSuccess(route, 'It had been done before', components),
      }),
      ...toProblems(route, components),
    },
  };
}

function toSuccess({ reply }: Route, description: string, components: Components): Json {
  if (!reply) return { description };
  return { description, content: { 'application/json': { schema: toSchema(reply, 'output', components) } } };
}

const accessWords: Record<Exclude<Access, 'public'>, string> = {
  user: 'For anybody signed in.',
  designer: 'For designers.',
  customer: 'For customers.',
};

function toParameters(
  place: 'path' | 'query',
  schema: z.ZodType | undefined,
  components: Components,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input', components) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: field,
  }));
}

/** JSON, or a multipart form whose files stand beside the text fields. */
function toRequestBody({ body, files }: Route, components: Components): Json {
  const schema = toSchema(body!, 'input', components);
  if (!files) return { required: true, content: { 'application/json': { schema } } };
  const properties = Object.fromEntries(
    Object.entries(files).map(([name, { maxFiles, maxBytes, mediaTypes }]) => {
      const file = {
        type: 'string',
        format: 'binary',
        description: `At most ${maxBytes} bytes; ${mediaTypes.join(', ')}`,
      };
      return [name, maxFiles === 1 ? file : { type: 'array', maxItems: maxFiles, items: file }];
    }),
  );
  const form = { allOf: [schema, { type: 'object', properties }] };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

/** One answer for each status the call may fail with, naming the codes. */
function toProblems(route: Route, components: Components): Record<string, Json> {
  const codes = new Set<ErrorCode>([...(route.errors ?? []), ...commonErrors]);
  if (route.body) for (const code of bodyErrors) codes.add(code);
  if (route.access !== 'public') codes.add('not_authenticated').add('token_not_valid');
  if (route.access === 'designer' || route.access === 'customer') codes.add('permission_denied');
  const byStatus = Object.groupBy(codes, (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => {
      const [first, ...others] = list!;
      if (others.length > 0) return [status, toProblem(list!, components)];
      components.responses[first!] ??= toProblem([first!], components);
      return [status, { $ref: `#/components/responses/${first}` }];
    }),
  );
}

function toProblem(codes: readonly ErrorCode[], components: Components): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
    ...(codes.includes('throttled')
      ? { headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } } }
      : {}),
    content: { 'application/problem+json': { schema: toSchema(problem, 'output', components) } },
  };
}

/** What any body may be refused for. */
const bodyErrors: readonly ErrorCode[] = [
  'required',
  'blank',
  'invalid',
  'max_length',
  'malformed_body',
  'payload_too_large',
  'unsupported_media_type',
];

/** A JSON schema of what is sent (`input`) or answered (`output`); schemas with an id are collected and referred to. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', { schemas }: Components): Json {
  const {
    $schema: _dialect,
    $defs,
    ...root
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: (context) => simplify(context, io),
  }) as Json & { $defs?: Record<string, Json> };
  for (const [id, definition] of Object.entries($defs ?? {})) {
    const component = toComponentRefs(definition);
    if (schemas[id] && JSON.stringify(schemas[id]) !== JSON.stringify(component)) {
      throw new Error(`Schema ${id} means one thing when sent and another when answered; it needs two ids.`);
    }
    schemas[id] = component;
  }
  return toComponentRefs(root);
}

function simplify(
  { zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema },
  io: 'input' | 'output',
): void {
  // Answers may gain fields; clients have to ignore those they do not know.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (io === 'input' && zodSchema instanceof z.ZodObject && jsonSchema.required) {
    // zod cannot know that a transformation supplies what is missing.
    const { shape } = zodSchema;
    jsonSchema.required = jsonSchema.required.filter((name) => !z.safeParse(shape[name]!, undefined).success);
  }
}

function toComponentRefs(json: Json): Json {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}
