import { api } from '@tessera/contract/api';
import { errorStatus } from '@tessera/contract/errors/errors';
import { problem } from '@tessera/contract/errors/problem';
import { API_BASE, type Route } from '@tessera/contract/route';
import { form, type FormFile } from '../forms.ts';
import { jpeg } from '../pictures.ts';
import { expect } from 'vitest';

/** A route of the contract with the name it has there, such as `orders.create`. */
export interface NamedRoute {
  name: string;
  route: Route;
}

/** Every route there is: a new one is tested without anybody writing it down here. */
export const routes: readonly NamedRoute[] = Object.entries(api).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Route>).map(([call, route]) => ({
    name: `${feature}.${call}`,
    route,
  })),
);

/** The parts of a request; what is left out is not sent. */
export interface Request {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** For forms; by default one small photo in every file field, unless the body refers to photos that are there. */
  files?: Record<string, readonly FormFile[]>;
  headers?: Record<string, string>;
}

/** What came back, with the body both as it came and parsed. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  json: any;
}

/** Calls a route, as JSON or as a form, whichever it takes. */
export async function callRoute(url: string, route: Route, request: Request = {}): Promise<Reply> {
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  );
  const search = new URLSearchParams(request.query ?? {}).toString();
  const response = await fetch(`${url}${API_BASE}${path}${search && `?${search}`}`, {
    method: route.method,
    redirect: 'manual',
    headers: {
      ...(request.token !== undefined && { authorization: `Bearer ${request.token}` }),
      ...(request.body !== undefined && route.files === undefined && { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(request.body !== undefined && { body: await toBody(route, request.body, request.files) }),
  });
  return readReply(response);
}

/** Reads an answer to its end. */
export async function readReply(response: Response): Promise<Reply> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}

/** Expects a success that holds exactly what the contract names, or a coded fault; never a 5xx. */
export function expectPromised(route: Route, reply: Reply): void {
  if (reply.status >= 400) {
    const fault = problem.strict().parse(reply.json);
    expect(reply.status, reply.text).toBeLessThan(500);
    expect(errorStatus(route, fault.code), fault.code).toBe(reply.status);
    return;
  }
  if (route.reply === undefined) expect(reply.text).toBe('');
  // What the contract does not name is dropped in parsing, so equal means that there was nothing else.
  else expect(route.reply.parse(reply.json)).toEqual(reply.json);
}

async function toBody(
  route: Route,
  body: Record<string, unknown>,
  files: Request['files'],
): Promise<FormData | string> {
  if (route.files === undefined) return JSON.stringify(body);
  const onePhoto = [{ name: 'photo.jpg', bytes: await jpeg() }];
  const wantsFiles = ![body['images_ordering']].flat().includes('exists');
  const given =
    files ??
    (wantsFiles ? Object.fromEntries(Object.keys(route.files).map((field) => [field, onePhoto])) : {});
  const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return form(
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(toText) : toText(value),
      ]),
    ),
    given,
  );
}
