import { API_BASE } from '@tessera/contract/route';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { Throttle, Throttles } from '../guards/throttles.ts';

/** Where browsers send what a content security policy has refused. */
export const POLICY_REPORT_PATH = `${API_BASE}csp-report/`;

/** A report is about a kilobyte; a browser may send several at once. */
const REPORT_BYTES_MAX = 32 * 1024;
const REPORTS_PER_REQUEST_MAX = 20;

/** How many reports are logged in a minute. All are counted. One faulty page causes a report at every visit. */
const LOGGED_PER_MINUTE = 10;

const LOGGED_TEXT_LENGTH_MAX = 200;

const REPORT_THROTTLE: Throttle = { perMinute: 60, by: 'address' };

/**
 * Directives that are counted by name. Anybody can send a report, and each new name would be a new series of the
 * metrics.
 */
const COUNTED_DIRECTIVES = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

interface Violation {
  directive: string;
  page: string;
  blocked: string;
  source: string;
}

const text = z.string().catch('');

/** What Firefox, Safari, and Chromium over http send to `report-uri`. */
const legacyReport = z
  .object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'document-uri': text,
      'blocked-uri': text,
      'source-file': text,
    }),
  })
  .transform(({ 'csp-report': report }): Violation[] => [
    {
      directive: report['effective-directive'] || report['violated-directive'].split(' ')[0]!,
      page: report['document-uri'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
    },
  ]);

/** What a browser's Reporting API sends to `report-to`: reports of all kinds in one list. */
const reportList = z
  .array(
    z.object({
      type: text,
      body: z
        .object({ effectiveDirective: text, documentURL: text, blockedURL: text, sourceFile: text })
        .catch({ effectiveDirective: '', documentURL: '', blockedURL: '', sourceFile: '' }),
    }),
  )
  .max(REPORTS_PER_REQUEST_MAX)
  .transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }): Violation => ({
        directive: body.effectiveDirective,
        page: body.documentURL,
        blocked: body.blockedURL,
        source: body.sourceFile,
      })),
  );

const reports = z.union([legacyReport, reportList]);

/**
 * Takes reports of refused content. Each is counted by directive, and a few in a minute are logged, without query strings
 * and without the refused script or text.
 */
export function takePolicyReports(app: FastifyInstance, throttles: Throttles, registry: Registry): void {
  const refused = new Counter({
    name: 'csp_violations_total',
    help: 'Content that a policy had browsers refuse, as reported by them',
    labelNames: ['directive'] as const,
    registers: [registry],
  });
  const mayLog = createAllowance(LOGGED_PER_MINUTE);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: REPORT_BYTES_MAX },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(POLICY_REPORT_PATH, { onRequest: throttles.hook(REPORT_THROTTLE) }, (request, reply) => {
      const parsed = reports.safeParse(request.body);
      if (!parsed.success) throw new AppError('malformed_body');
      for (const violation of parsed.data) {
        const directive = COUNTED_DIRECTIVES.has(violation.directive) ? violation.directive : 'other';
        refused.inc({ directive });
        if (mayLog()) {
          const { page, blocked, source } = violation;
          request.log.warn(
            {
              event: 'csp.violation',
              directive,
              page: placeOf(page),
              blocked: placeOf(blocked),
              source: placeOf(source),
            },
            'a page tried what its policy refuses',
          );
        }
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

/** An address without what may be private in it; words like `inline` and `eval` stay as they are. */
function placeOf(address: string): string {
  return address.split(/[?#]/, 1)[0]!.slice(0, LOGGED_TEXT_LENGTH_MAX);
}

/** Whether another report may be logged in this minute. */
function createAllowance(perMinute: number): () => boolean {
  let minute = 0;
  let used = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) {
      minute = now;
      used = 0;
    }
    used += 1;
    return used <= perMinute;
  };
}
