import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { POLICY_REPORT_PATH } from './policy-reports.ts';

/** Headers of every answer, and the content security policy of those that a browser shows or runs. */
export interface SecurityHeaders {
  /** The headers of every answer. Their policy lets a document load nothing, because most answers are no documents. */
  everywhere: Readonly<Record<string, string>>;
  /** Makes the content security policy of a built page. Of inline scripts and styles, it allows those in `html` only. */
  ofPage(html: string): string;
  /** The policy of static files. It allows WebAssembly: a web worker takes the policy of its own file, and one needs it. */
  ofFiles: string;
  /** The policy of the page that describes the API. That page loads its own files only, and uses style attributes and `data:` pictures. */
  ofApiDocument: string;
}

type Directives = Record<string, string[]>;

/** Browser features that the product does not use. They are switched off, so that no foreign script in a page can use them. */
const POWERS_OFF = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const NONE = ["'none'"];
const SELF = ["'self'"];

/**
 * The headers of an installation (ADR 20). Strict transport security and the browser's Reporting API are used only where the
 * product is reached by https.
 */
export function createSecurityHeaders({
  publicUrl,
  analyticsUrl,
}: {
  publicUrl: string | undefined;
  analyticsUrl: string | undefined;
}): SecurityHeaders {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const reports: Directives = {
    'report-uri': [POLICY_REPORT_PATH],
    ...(isSecure && { 'report-to': ['csp'] }),
  };
  return {
    everywhere: {
      ...helmetHeaders({
        contentSecurityPolicy: {
          useDefaults: false,
          directives: { 'default-src': NONE, 'frame-ancestors': NONE },
        },
        // A form's POST within the product carries its true origin. Other sites are told nothing.
        referrerPolicy: { policy: 'same-origin' },
        xFrameOptions: { action: 'deny' },
        strictTransportSecurity: isSecure,
      }),
      'permissions-policy': POWERS_OFF.map((power) => `${power}=()`).join(', '),
      ...(isSecure && { 'reporting-endpoints': `csp="${POLICY_REPORT_PATH}"` }),
    },
    ofPage: (html) =>
      policy({
        'default-src': NONE,
        'script-src': [...SELF, ...hashesOf(html, 'script')],
        'style-src': [...SELF, ...hashesOf(html, 'style')],
        'img-src': [...SELF, 'data:', 'blob:'],
        'font-src': SELF,
        'connect-src': [...SELF, ...(analyticsUrl === undefined ? [] : [new URL(analyticsUrl).origin])],
        'manifest-src': SELF,
        'worker-src': SELF,
        'base-uri': NONE,
        'form-action': SELF,
        'frame-ancestors': NONE,
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default'],
        ...(isSecure && { 'upgrade-insecure-requests': [] }),
        ...reports,
      }),
    ofFiles: policy({
      'default-src': NONE,
      'script-src': [...SELF, "'wasm-unsafe-eval'"],
      'connect-src': SELF,
      'frame-ancestors': NONE,
      ...reports,
    }),
    ofApiDocument: policy({
      'default-src': NONE,
      'script-src': SELF,
      'style-src': [...SELF, "'unsafe-inline'"],
      'img-src': [...SELF, 'data:'],
      'connect-src': SELF,
      'base-uri': NONE,
      'form-action': NONE,
      'frame-ancestors': NONE,
    }),
  };
}

/** Hashes of the inline elements that a browser would run or apply; a script with another type is data. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const contents = [...html.matchAll(inline[element])].map((match) => match[1]!);
  const hashes = contents.map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

const inline = {
  script: /<script(?![^>]*\ssrc=)(?![^>]*\stype="(?!module"))[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
};

function policy(directives: Directives): string {
  const headers = helmetHeaders({ contentSecurityPolicy: { useDefaults: false, directives } });
  return headers['content-security-policy']!;
}

/** The headers that helmet sets. They are made once, because none depends on the request. */
function helmetHeaders(options: Parameters<typeof helmet>[0]): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error !== undefined) throw error as Error;
  });
  return response.getHeaders() as Record<string, string>;
}
