import type { Route } from '@tessera/contract/route';

/**
 * What a call needs to know of a route of the contract. The files in `routes/` hold them: the contract's own routes would bring
 * their schemas, and zod, to every page.
 */
export interface Callable<Params, Query, Body, Reply> {
  method: Route['method'];
  /** Relative to `API_BASE`; parameters as `:name`. */
  path: string;
  /** Anybody may call it, so a session that has ended is no obstacle. */
  isPublic?: true;
  /** How the body travels where it is not always JSON. `form or JSON`: a form if there are files. */
  sends?: 'form' | 'form or JSON';
  /** Left out where the answer has no content. */
  hasReply?: true;
  /** For the compiler: never set. */
  schemas?: { params: Params; query: Query; body: Body; reply: Reply };
}

/** The routes of a part of the contract, as calls need them. */
export type Callables<Api> = {
  [Name in keyof Api]: Api[Name] extends Route<infer Params, infer Query, infer Body, infer Reply>
    ? Callable<Params, Query, Body, Reply>
    : never;
};
