import { z } from 'zod';
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiParameterObject,
  type ZodOpenApiPathItemObject,
  type ZodOpenApiRequestBodyObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { api } from './api.ts';
import { commonErrors, errorCatalogue, errorStatus, type ErrorCode } from './errors/errors.ts';
import { problem } from './errors/problem.ts';
import {
  API_BASE,
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENCY_KEY_LENGTH_MAX,
  IDEMPOTENCY_REPLAYED_HEADER,
  takesIfMatch,
  type Access,
  type Route,
} from './route.ts';

/** What the document says of the deployment. */
export interface OpenApiOptions {
  title: string;
  version: string;
  /** Where the API lives: {@link API_BASE}, with the origin in front when it is known. */
  serverUrl?: string;
}

/** The OpenAPI 3.1 document of every call. Schemas with an id stand among the components. */
export function toOpenApi({
  title,
  version,
  serverUrl = API_BASE,
}: OpenApiOptions): ReturnType<typeof createDocument> {
  const paths: Record<string, ZodOpenApiPathItemObject> = {};
  for (const [feature, routes] of Object.entries(api)) {
    for (const [name, route] of Object.entries(routes) as [string, Route][]) {
      const path = `/${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
      const method = route.method.toLowerCase() as Lowercase<Route['method']>;
      (paths[path] ??= {})[method] = toOperation(feature, name, route);
    }
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: { title, version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
      servers: [{ url: serverUrl.replace(/\/$/, '') }],
      tags: Object.keys(api).map((name) => ({ name })),
      paths,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    { override: simplify },
  );
}

function toOperation(feature: string, name: string, route: Route): ZodOpenApiOperationObject {
  const parameters = toHeaderParameters(route);
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: route.summary,
    ...(route.access === 'public'
      ? {}
      : { description: accessWords[route.access], security: [{ bearer: [] }] }),
    ...((route.params || route.query) && {
      requestParams: {
        ...(route.params && { path: route.params as z.ZodObject }),
        ...(route.query && { query: withOptionalFields(route.query as z.ZodObject) }),
      },
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: toRequestBody(route) }),
    responses: {
      [`${route.status}`]: toSuccess(route, route.reply ? 'Done' : 'Done; nothing to say'),
      ...(route.repeatStatus && {
        [`${route.repeatStatus}`]: toSuccess(route, 'It had been done before'),
      }),
      ...(route.isVersioned &&
        route.method === 'GET' && { 304: { description: 'It is as `If-None-Match` says' } }),
      ...toProblems(route),
    },
  };
}

function toSuccess(route: Route, description: string): ZodOpenApiResponseObject {
  if (!route.reply) return { description };
  const headers = toReplyHeaders(route);
  return {
    description,
    ...(Object.keys(headers).length > 0 && { headers }),
    content: { 'application/json': { schema: route.reply } },
  };
}

function toReplyHeaders({
  isCreation,
  isVersioned,
}: Route): NonNullable<ZodOpenApiResponseObject['headers']> {
  return {
    ...(isVersioned && {
      ETag: { description: 'The version of what is answered', schema: { type: 'string' } },
    }),
    ...(isCreation && {
      [toHeaderName(IDEMPOTENCY_REPLAYED_HEADER)]: {
        description: '`true` when this answer was given before to the same call',
        schema: { type: 'boolean' },
      },
    }),
  };
}

const accessWords: Record<Exclude<Access, 'public'>, string> = {
  user: 'For anybody signed in.',
  member: 'For designers and customers.',
  designer: 'For designers.',
  customer: 'For customers.',
  operator: 'For operators.',
};

/** The same query, with each field marked as optional that has a fallback. */
function withOptionalFields({ shape }: z.ZodObject): z.ZodObject {
  return z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, mayBeMissing(field) ? z.optional(field) : field]),
    ),
  );
}

/** Whether a transformation or a fallback supplies the value. A printed schema cannot tell, so the schema is tried. */
function mayBeMissing(field: z.core.$ZodType): boolean {
  return z.safeParse(field, undefined).success;
}

/** Headers with which a call is made once, or only if nothing has changed. None of them is needed. */
function toHeaderParameters(route: Route): ZodOpenApiParameterObject[] {
  const header = (name: string, description: string, maxLength?: number) => ({
    name,
    in: 'header' as const,
    required: false,
    description,
    schema: { type: 'string' as const, ...(maxLength && { maxLength }) },
  });
  const parameters: ZodOpenApiParameterObject[] = [];
  if (route.isCreation)
    parameters.push(
      header(
        toHeaderName(IDEMPOTENCY_KEY_HEADER),
        'The same key with the same content gives the same answer again for 24 hours, and makes nothing new',
        IDEMPOTENCY_KEY_LENGTH_MAX,
      ),
    );
  if (route.isVersioned && route.method === 'GET')
    parameters.push(header('If-None-Match', 'Answers 304 when the version is one of these'));
  if (takesIfMatch(route))
    parameters.push(header('If-Match', 'Changes nothing unless one of these is the version now'));
  return parameters;
}

/** `Idempotency-Key`, as headers are written. */
function toHeaderName(lowerCase: string): string {
  return lowerCase.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** JSON, or a multipart form whose files stand beside the text fields, or either. */
function toRequestBody({ body, files, takesJson }: Route): ZodOpenApiRequestBodyObject {
  const required = !body!.safeParse({}).success;
  if (!files) return { required, content: { 'application/json': { schema: body! } } };
  const fields = Object.entries(files).map(([name, { maxFiles, maxBytes, mediaTypes }]) => {
    const file = z.file().meta({
      override: {
        type: 'string',
        format: 'binary',
        contentEncoding: undefined,
        description: `At most ${maxBytes} bytes; ${mediaTypes.join(', ')}`,
      },
    });
    return [name, (maxFiles === 1 ? file : z.array(file).max(maxFiles)).optional()] as const;
  });
  const form = z.intersection(body!, z.object(Object.fromEntries(fields)));
  const json = takesJson && { 'application/json': { schema: body! } };
  return { required, content: { 'multipart/form-data': { schema: form }, ...json } };
}

/** One answer for each status the call may fail with, naming the codes. */
function toProblems(route: Route): Record<string, ZodOpenApiResponseObject> {
  const codes = new Set<ErrorCode>([...(route.errors ?? []), ...commonErrors]);
  if (route.body) for (const code of bodyErrors) codes.add(code);
  if (route.isCreation) codes.add('invalid').add('idempotency_key_reused');
  if (takesIfMatch(route)) codes.add('changed_meanwhile');
  if (route.access !== 'public') codes.add('not_authenticated').add('token_not_valid');
  if (route.access !== 'public' && route.access !== 'user') codes.add('permission_denied');
  if ((route.access === 'user' || route.access === 'operator') && route.opensBeforeSecondFactor !== true)
    codes.add('second_factor_missing');
  const byStatus = Object.groupBy(codes, (code) => errorStatus(route, code));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [
      status,
      list!.length > 1 ? toProblem(list!) : soleProblems[list![0]!],
    ]),
  );
}

function toProblem(codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
    ...(codes.includes('throttled') || codes.includes('unavailable')
      ? { headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } } }
      : {}),
    content: { 'application/problem+json': { schema: problem } },
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

/** Answers with one code only. They are the same wherever they may come, so they stand among the components. */
const soleProblems = Object.fromEntries(
  (Object.keys(errorCatalogue) as ErrorCode[]).map((code) => [code, { id: code, ...toProblem([code]) }]),
) as Record<ErrorCode, ZodOpenApiResponseObject>;

/** Leaves out of a schema what says nothing to a caller. */
const simplify: NonNullable<CreateDocumentOptions['override']> = ({ zodSchema, jsonSchema, io }) => {
  // Answers may gain fields; clients have to ignore those they do not know.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (io === 'input' && zodSchema instanceof z.ZodObject && jsonSchema.required) {
    const { shape } = zodSchema;
    jsonSchema.required = jsonSchema.required.filter((name) => !mayBeMissing(shape[name]!));
  }
};
