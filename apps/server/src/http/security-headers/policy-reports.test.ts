import Fastify, { LogController, type FastifyInstance } from 'fastify';
import pino from 'pino';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installFaultHandling } from '../faults.ts';
import { POLICY_REPORT_PATH, takePolicyReports } from './policy-reports.ts';
import { createThrottles } from '../guards/throttles.ts';

let app: FastifyInstance;
let registry: Registry;
let logged: Record<string, unknown>[];
beforeEach(async () => {
  logged = [];
  registry = new Registry();
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance;
  installFaultHandling(app);
  takePolicyReports(app, await createThrottles(app, 'key'), registry);
});
afterEach(() => app.close());

const report = (type: string, payload: unknown) =>
  app.inject({
    method: 'POST',
    url: POLICY_REPORT_PATH,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const legacy = (parts: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'https://a.example/signin?email=ada@example.org&password=Quiet-Harbour-71#top',
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://b.example/x.js?token=secret',
    'source-file': 'https://a.example/assets/a.js?v=1',
    'script-sample': 'alert(document.cookie)',
    ...parts,
  },
});
const counts = async () =>
  Object.fromEntries(
    (await registry.getMetricsAsJSON())[0]!.values.map(({ labels, value }) => [labels['directive'], value]),
  );

test('a policy report is counted by directive and logged without query strings and samples of content', async () => {
  expect((await report('application/csp-report', legacy())).statusCode).toBe(204);
  expect(await counts()).toEqual({ 'script-src-elem': 1 });
  expect(logged).toMatchObject([
    {
      event: 'csp.violation',
      directive: 'script-src-elem',
      page: 'https://a.example/signin',
      blocked: 'https://b.example/x.js',
      source: 'https://a.example/assets/a.js',
    },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/password|Harbour|token|secret|alert/);
});

test('policy reports may come in a list of the Reporting API, where reports of other kinds are ignored', async () => {
  const body = {
    effectiveDirective: 'style-src-attr',
    documentURL: 'https://a.example/',
    blockedURL: 'inline',
  };
  const { statusCode } = await report('application/reports+json', [
    { type: 'csp-violation', age: 0, body },
    { type: 'deprecation', body: { id: 'x' } },
    { type: 'csp-violation', body: { ...body, blockedURL: 'eval' } },
  ]);
  expect(statusCode).toBe(204);
  expect(await counts()).toEqual({ 'style-src-attr': 2 });
  expect(logged.map((line) => line['blocked'])).toEqual(['inline', 'eval']);
});

test('policy reports with invented directives are counted as one', async () => {
  for (const directive of ['made-up', '__proto__', 'x'.repeat(1000), ''])
    await report(
      'application/csp-report',
      legacy({ 'effective-directive': directive, 'violated-directive': '' }),
    );
  expect(await counts()).toEqual({ other: 4 });
  for (const line of logged) expect(JSON.stringify(line).length).toBeLessThan(1000);
});

test('of many policy reports a few are logged and all accepted ones counted, and those beyond the limit of a minute are refused', async () => {
  const statuses = [];
  for (let n = 0; n < 70; n++) statuses.push((await report('application/csp-report', legacy())).statusCode);
  expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([60, 429]);
  expect(await counts()).toEqual({ 'script-src-elem': 60 });
  expect(logged).toHaveLength(10);
});

test.each<[string, string, unknown, number]>([
  ['too large', 'application/csp-report', legacy({ 'document-uri': 'x'.repeat(40_000) }), 413],
  ['no report', 'application/csp-report', { a: 1 }, 400],
  ['no JSON', 'application/csp-report', '{', 400],
  ['too many at once', 'application/reports+json', Array(30).fill({ type: 'csp-violation', body: {} }), 400],
  ['of another kind', 'text/plain', 'hello', 415],
])('a body that is %s is refused and not counted', async (_what, type, payload, status) => {
  expect((await report(type, payload)).statusCode).toBe(status);
  expect(await counts()).toEqual({});
});
