import type { api } from '@tessera/contract/api';
import type { Problem } from '@tessera/contract/errors/problem';
import { API_BASE, type Given, type Parsed, type Route } from '@tessera/contract/route';

/** What came back for a call. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  /** Parsed where it is JSON, else the text. */
  body: Body;
}

type Method = Route['method'];
type SentHeaders = Record<string, string>;

/** Every route of the contract. */
type AnyRoute = {
  [Feature in keyof typeof api]: (typeof api)[Feature][keyof (typeof api)[Feature]];
}[keyof typeof api];

/** The parts of a path between its slashes; a slash at the end makes no difference. */
type Segments<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Tail extends ''
    ? [Head]
    : [Head, ...Segments<Tail>]
  : [Path];

/** Whether the path of a call is one of a route, whose parameters stand for any one segment. */
type Fits<RouteSegments, CallSegments> = RouteSegments extends [infer Ours, ...infer OurRest]
  ? CallSegments extends [infer Theirs, ...infer TheirRest]
    ? Ours extends `:${string}`
      ? Fits<OurRest, TheirRest>
      : Theirs extends Ours
        ? Fits<OurRest, TheirRest>
        : false
    : false
  : CallSegments extends []
    ? true
    : false;

type Literal<M extends Method, Path extends string> = AnyRoute extends infer One
  ? One extends { method: M; path: infer Pattern extends string }
    ? Segments<Path> extends Segments<Pattern>
      ? One
      : never
    : never
  : never;

type WithParameters<M extends Method, Path extends string> = AnyRoute extends infer One
  ? One extends { method: M; path: infer Pattern extends string }
    ? Fits<Segments<Pattern>, Segments<Path>> extends true
      ? One
      : never
    : never
  : never;

/** The route of a call: `customer/order/limit/` is the route of that path rather than of `customer/order/:id/`. */
type RouteOf<M extends Method, Path extends string> = Path extends string
  ? [Literal<M, Path>] extends [never]
    ? WithParameters<M, Path>
    : Literal<M, Path>
  : never;

/** A route that takes files takes a form; the builders of `forms.ts` know its fields. */
type BodyOf<One> = One extends { files?: infer Files; takesJson?: infer TakesJson; body: infer Body }
  ? [Files] extends [undefined]
    ? Given<Body>
    : [TakesJson] extends [undefined]
      ? FormData
      : FormData | Given<Body>
  : never;

type QueryOf<One> = One extends { query: infer Query } ? Partial<Parsed<Query>> : never;

/** The reply of the route or a problem: the status says which of the two was sent, so a test asserts it. */
type Outcome<Reply> = Reply extends undefined
  ? Required<Problem>
  : Reply & Omit<Required<Problem>, keyof Reply>;

type ReplyOf<One> = One extends { reply: infer Reply } ? Outcome<Parsed<Reply>> : never;

type Answering<M extends Method, Path extends string> = Promise<Answer<ReplyOf<RouteOf<M, Path>>>>;

/** The parameters after the path; a path that no route of the contract has is refused here. */
type GetArguments<One> = [One] extends [never]
  ? [unknownRoute: never]
  : [options?: { query?: QueryOf<One>; headers?: SentHeaders }];
type WriteArguments<One> = [One] extends [never]
  ? [unknownRoute: never]
  : [BodyOf<One>] extends [undefined]
    ? [body?: undefined, headers?: SentHeaders]
    : {} extends BodyOf<One>
      ? [body?: BodyOf<One>, headers?: SentHeaders]
      : [body: BodyOf<One>, headers?: SentHeaders];
type DeleteArguments<One> = [One] extends [never] ? [unknownRoute: never] : [headers?: SentHeaders];

/**
 * A client that calls the API as one account, or as nobody. Paths are relative to {@link API_BASE}; method and path say
 * what is sent and answered, as the contract has it.
 */
export interface Client {
  get<const Path extends string>(
    path: Path,
    ...rest: GetArguments<RouteOf<'GET', Path>>
  ): Answering<'GET', Path>;
  post<const Path extends string>(
    path: Path,
    ...rest: WriteArguments<RouteOf<'POST', Path>>
  ): Answering<'POST', Path>;
  put<const Path extends string>(
    path: Path,
    ...rest: WriteArguments<RouteOf<'PUT', Path>>
  ): Answering<'PUT', Path>;
  delete<const Path extends string>(
    path: Path,
    ...rest: DeleteArguments<RouteOf<'DELETE', Path>>
  ): Answering<'DELETE', Path>;
  /** Reads the page of a list that follows the one given. */
  next<Page extends { next: string | null }>(page: Page): Promise<Answer<Page>>;
  /**
   * Sends anything anywhere: what the contract does not allow, to see it refused, or what is no part of it. A path that
   * begins with a slash is one of the server, any other is one of the API. The caller says what comes back.
   */
  raw<Body = Required<Problem>>(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: SentHeaders },
  ): Promise<Answer<Body>>;
}

/**
 * A client of the product at an address, without a session or with the access token given. An address that changes with
 * every start of the product is asked for at each call.
 */
export function createClient(url: string | (() => string), accessToken?: string): Client {
  const address = typeof url === 'string' ? () => url : url;
  const raw: Client['raw'] = async <Body>(
    method: string,
    path: string,
    { body, headers }: { body?: unknown; headers?: SentHeaders } = {},
  ) => {
    const isForm = body instanceof FormData;
    const response = await fetch(address() + (path.startsWith('/') ? path : API_BASE + path), {
      method,
      headers: {
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? await response.json() : await response.text()) as Body,
    };
  };
  // The types of the calls are those of the contract; there is nothing of them to check when they run.
  const untyped = {
    get: (path: string, { query = {}, headers }: { query?: object; headers?: SentHeaders } = {}) =>
      raw('GET', withQuery(path, query), { headers }),
    post: (path: string, body?: unknown, headers?: SentHeaders) => raw('POST', path, { body, headers }),
    put: (path: string, body?: unknown, headers?: SentHeaders) => raw('PUT', path, { body, headers }),
    delete: (path: string, headers?: SentHeaders) => raw('DELETE', path, { headers }),
  };
  return {
    ...(untyped as unknown as Client),
    next({ next }) {
      if (next === null) throw new Error('This page is the last one.');
      return raw('GET', next.slice(new URL(next).origin.length));
    },
    raw,
  };
}

function withQuery(path: string, query: object): string {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return text === '' ? path : `${path}?${text}`;
}
