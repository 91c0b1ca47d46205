import { describe, expect, test } from 'vitest';
import { api } from './api.ts';
import { errorStatus } from './errors/errors.ts';
import { toOpenApi } from './openapi.ts';
import type { Route } from './route.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { $ref?: string; description: string }>;
  security?: unknown[];
}

const document = toOpenApi({
  title: 'Test',
  version: '1.2.3',
  serverUrl: 'https://example.org/api/internal/v1/',
});
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const routes = Object.values(api).flatMap((feature) => Object.values(feature) as Route[]);
const operationOf = (route: Route) =>
  paths[`/${route.path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[route.method.toLowerCase()];

/** What a reference of the document points at, or undefined. */
const resolve = (reference: string): unknown =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);

describe('the OpenAPI document', () => {
  test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'has %s',
    (_, route) => {
      const operation = operationOf(route)!;
      expect(Object.keys(operation.responses)).toContain(String(route.status));
      expect(operation.security !== undefined).toBe(route.access !== 'public');
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `:${name}`)).toEqual(route.path.match(/:\w+/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(
        route.body
          ? [
              ...(route.files ? ['multipart/form-data'] : []),
              ...(route.files === undefined || route.takesJson ? ['application/json'] : []),
            ]
          : [],
      );
    },
  );

  test('lists the error codes of each call under their status', () => {
    for (const route of routes) {
      for (const code of route.errors ?? []) {
        const response = operationOf(route)!.responses[errorStatus(route, code)]!;
        const { description } = (response.$ref ? resolve(response.$ref) : response) as {
          description: string;
        };
        expect(description).toContain(`\`${code}\``);
      }
    }
  });

  test('gives every call a different name', () => {
    const names = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(routes.length);
  });

  test('refers only to schemas that it contains', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference!,
    );
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) expect(resolve(reference), reference).toBeDefined();
  });

  test('marks a query field as required only if a call without it is refused', () => {
    const query = paths['/customer/match/']!['get']!.parameters!.filter(
      (parameter) => parameter.in === 'query',
    );
    expect(query.map(({ name }) => name)).toContain('limit');
    expect(query.filter(({ required }) => required)).toEqual([]);
  });

  test('describes every field of an answer', () => {
    const schemas = resolve('#/components/schemas') as Record<
      string,
      { properties?: Record<string, object> }
    >;
    const fields = Object.entries(schemas).flatMap(([id, { properties = {} }]) =>
      Object.entries(properties).map(
        ([name, field]) => [`${id}.${name}`, Object.keys(field).length] as const,
      ),
    );
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.filter(([, keywords]) => keywords === 0)).toEqual([]);
  });

  test('lists the files of a form beside its text fields, and requires only fields without a default', () => {
    const body = paths['/designer/project/']!['post']!.requestBody!.content['multipart/form-data'];
    expect(body).toMatchObject({
      schema: {
        allOf: [
          { $ref: '#/components/schemas/PortfolioProjectBody' },
          { properties: { images_files: { type: 'array', maxItems: 10, items: { format: 'binary' } } } },
        ],
      },
    });
    expect(resolve('#/components/schemas/PortfolioProjectBody')).toMatchObject({
      required: ['name', 'description', 'country_code'],
    });
  });
});
