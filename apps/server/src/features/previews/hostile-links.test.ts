import type { ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createGiven } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { page, startWebSite, type WebSite } from '@tessera/testkit/servers/web-site';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publicInternet, type Address, type Internet } from './fetcher/internet.ts';

/** How long a link may take here: what hangs ends with this, what does not is far quicker. */
const TIMEOUT_MS = 3000;

/** Something of the operator's own: nothing may ever connect to it. */
let canary: { port: number; connections: number; stop(): Promise<void> };
/** A hostile site of the public internet. */
let site: WebSite;
let server: TestServer;

beforeAll(async () => {
  site = await startWebSite();
  canary = await startCanary(Number(new URL(site.url('/')).port));
  server = await startTestServer({
    internet: hostileInternet(),
    settings: { LINK_PREVIEW_TIMEOUT_MS: String(TIMEOUT_MS), FREE_ORDER_LIMIT: '50' },
  });
  vi.stubEnv('http_proxy', `http://127.0.0.1:${canary.port}`);
  vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${canary.port}`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
  await site.stop();
  await canary.stop();
});

/** The product's own rules, with the canary's port open to them and the hostile site taken for a public one. */
function hostileInternet(): Internet {
  const sitePort = Number(new URL(site.url('/')).port);
  const real = publicInternet([]);
  const address = (text: string): Address => ({ address: text, family: text.includes(':') ? 6 : 4 });
  let flips = 0;
  const names: Record<string, () => Address[]> = {
    localhost: () => [address('127.0.0.1'), address('::1')],
    'intranet.example': () => [address('10.0.0.7')],
    'metadata.google.internal': () => [address('169.254.169.254')],
    'loopback.example': () => [address('127.0.0.1')],
    'mapped.example': () => [address('::ffff:127.0.0.1')],
    'mixed.example': () => [address('127.0.0.1'), address('93.184.216.34')],
    'nowhere.example': () => [],
    // Leads to the site at first, and to this machine ever after.
    'rebind.example': () => [address(flips++ === 0 ? '127.0.0.1' : '::1')],
  };
  return {
    resolve: async (name) => names[name.replace(/\.$/, '')]?.() ?? [address('127.0.0.1')],
    mayConnect: (to, port) =>
      (to === '127.0.0.1' && port === sitePort) || real.mayConnect(to, port === canary.port ? 80 : port),
  };
}

/** Addresses of this machine and its network, as they can be written. */
function innerLinks(): string[] {
  const own = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  const hosts = [
    ...own,
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '127.0.0.1.',
    '127.255.255.254',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '%31%32%37.0.0.1',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '0.0.0.0',
    '0',
    'localhost',
    'LOCALHOST.',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:cb00:7101::80ff:fffe]',
    '10.0.0.1',
    '10.1',
    '167772161',
    '172.16.0.1',
    '192.168.1.1',
    '0xc0.0xa8.1.1',
    '100.64.0.1',
    '[fd00::1]',
    '[fe80::1]',
    '[fec0::1]',
    '169.254.169.254',
    '169.254.169.254.',
    '0xa9fea9fe',
    '2852039166',
    '0251.0376.0251.0376',
    '169.16689662',
    '[::ffff:169.254.169.254]',
    '[::ffff:a9fe:a9fe]',
    '[64:ff9b::a9fe:a9fe]',
    '[2002:a9fe:a9fe::]',
    '[fd00:ec2::254]',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '224.0.0.1',
    '255.255.255.255',
    '[ff02::1]',
    'intranet.example',
    'metadata.google.internal',
    'loopback.example',
    'mapped.example',
    'mixed.example',
    'nowhere.example',
  ];
  return [...new Set(hosts)].flatMap((host) => {
    const link = `http://${host}:${canary.port}/latest/meta-data/`;
    return URL.canParse(link) ? [link] : [];
  });
}

/** Pages of a public site that lead to this machine. */
function leadingLinks(): string[] {
  const inside = `http://127.0.0.1:${canary.port}/secret.jpg`;
  const answers: [path: string, answer: Parameters<WebSite['answer']>[1]][] = [
    ...[301, 302, 303, 307, 308].map((status): [string, Parameters<WebSite['answer']>[1]] => [
      `/redirect-${status}`,
      { status, headers: { location: inside } },
    ]),
    ['/redirect-decimal', redirect(`http://2130706433:${canary.port}/`)],
    ['/redirect-mapped', redirect(`http://[::ffff:127.0.0.1]:${canary.port}/`)],
    ['/redirect-metadata', redirect('http://169.254.169.254/latest/meta-data/')],
    ['/redirect-name', redirect(`http://loopback.example:${canary.port}/`)],
    ['/redirect-scheme', redirect(`//127.0.0.1:${canary.port}/`)],
    ['/redirect-file', redirect('file:///etc/passwd')],
    ['/redirect-gopher', redirect(`gopher://127.0.0.1:${canary.port}/_GET`)],
    ['/redirect-data', redirect('data:text/html,<title>x</title>')],
    ['/redirect-credentials', redirect(`http://user:secret@127.0.0.1:${canary.port}/`)],
    ['/redirect-two', redirect('/redirect-302')],
    ['/redirect-loop', redirect('/redirect-loop')],
    ['/redirect-header', redirect('http://rooms.example\r\nx: y'.replace(/[\r\n]/g, '%0d%0a'))],
    ['/picture', page(`<meta property="og:image" content="${inside}">`)],
    ['/picture-redirect', page('<meta property="og:image" content="/redirect-302">')],
    ['/oembed', page(`<link rel="alternate" type="application/json+oembed" href="${inside}">`)],
    [
      '/base',
      page(`<base href="http://127.0.0.1:${canary.port}/"><meta property="og:image" content="a.jpg">`),
    ],
    ['/image-src', page(`<link rel="image_src" href="${inside}">`)],
    ['/refresh', page(`<meta http-equiv="refresh" content="0;url=${inside}">`)],
  ];
  for (const [path, answer] of answers) site.answer(path, answer);
  site.answer('/rebind', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', connection: 'close' });
    response.end('<meta property="og:image" content="/rebound.jpg">');
  });
  return [
    ...answers.map(([path]) => site.url(path)),
    site.url('/rebind', 'rebind.example'),
    `http://rooms.example:80@127.0.0.1:${canary.port}/`,
    `http://user:secret@rooms.example:${new URL(site.url('/')).port}/`,
    `https://127.0.0.1:${canary.port}/`,
    `http://93.184.216.34:22/`,
    `http://93.184.216.34:6379/`,
    `http://93.184.216.34:${0xffff}/`,
  ];
}

/** Answers made to keep a reader busy for ever, or to fill its memory. */
function endlessLinks(): string[] {
  const zeros = Buffer.alloc(64 * 1024 * 1024);
  const bombs = { gzip: gzipSync(zeros), br: brotliCompressSync(zeros.subarray(0, 16 * 1024 * 1024)) };
  const emptyMember = gzipSync('');
  const jpegHead = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  const html = { 'content-type': 'text/html' };
  const raw = (text: string) => (_request: unknown, response: ServerResponse) => {
    response.socket!.end(text);
  };
  const endless = (headers: Record<string, string>, head: Buffer, chunk: Buffer) => {
    return (_request: unknown, response: ServerResponse) => {
      response.writeHead(200, headers);
      response.write(head);
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    };
  };
  const empty = Buffer.alloc(0);
  const answers: [path: string, answer: Parameters<WebSite['answer']>[1]][] = [
    ['/silence', () => {}],
    ['/slow-headers', (_request, response) => void response.socket!.write('HTTP/1.1 200 OK\r\nx-a: ')],
    ['/slow-body', (_request, response) => void response.writeHead(200, html).write('<title>')],
    ['/early-hints', (_request, response) => void response.writeEarlyHints({ link: '</a>; rel=preload' })],
    ['/endless-page', endless(html, empty, Buffer.alloc(65_536, '<p>endless'))],
    ['/endless-picture', endless({ 'content-type': 'image/jpeg' }, jpegHead, Buffer.alloc(65_536, 1))],
    ['/endless-title', endless(html, Buffer.from('<title>'), Buffer.alloc(65_536, 'a'))],
    ['/endless-tag', endless(html, Buffer.from('<meta '), Buffer.alloc(65_536, 'a="b" '))],
    [
      '/endless-nothing',
      endless({ ...html, 'content-encoding': 'gzip' }, empty, Buffer.concat(Array(2000).fill(emptyMember))),
    ],
    ['/gzip-bomb', { headers: { ...html, 'content-encoding': 'gzip' }, body: bombs.gzip }],
    ['/brotli-bomb', { headers: { ...html, 'content-encoding': 'br' }, body: bombs.br }],
    [
      '/gzip-picture',
      {
        headers: { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' },
        body: gzipSync(Buffer.concat([jpegHead, zeros])),
      },
    ],
    ['/nested', { headers: { ...html, 'content-encoding': 'gzip, gzip, gzip' }, body: gzipSync(bombs.gzip) }],
    ['/broken-gzip', { headers: { ...html, 'content-encoding': 'gzip' }, body: 'no gzip' }],
    ['/huge-header', raw(`HTTP/1.1 200 OK\r\nx-a: ${'a'.repeat(100_000)}\r\n\r\n`)],
    ['/many-headers', raw(`HTTP/1.1 200 OK\r\n${'x-a: b\r\n'.repeat(20_000)}\r\n`)],
    ['/no-http', raw('SSH-2.0-OpenSSH_9.9\r\n')],
    ['/short-body', raw('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 100\r\n\r\n<title>')],
    ['/two-lengths', raw('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 100\r\n\r\nx')],
  ];
  for (const [path, answer] of answers) site.answer(path, answer);
  // Each under a name of its own: one host's slow answers would keep the others waiting.
  return answers.map(([path], i) => site.url(path, `host-${i}.example`));
}

/** Guarantees that no link makes this product connect to anything of its operator's, or keeps it busy without end. */
test('hostile links give no content and reach no protected address', async () => {
  const customer = await createGiven(server).customer();
  const links = [...innerLinks(), ...leadingLinks(), ...endlessLinks()];
  expect(links.length).toBeGreaterThan(100);
  for (let start = 0; start < links.length; start += 20) {
    const { status } = await customer.post('customer/order/', {
      ...createGiven(server).orderBody(),
      links: links.slice(start, start + 20).map((link) => ({ link })),
    });
    expect(status).toBe(201);
  }
  await server.jobsDone();
  const states = new Map<string, string>();
  for (const order of (await customer.get('customer/order/')).body.results) {
    expect(order.photos).toEqual([]);
    for (const { link, preview } of order.links) states.set(link, preview.state);
  }
  expect(states.size).toBe(links.length);
  const harmless = links.filter((link) =>
    /\/(picture|picture-redirect|oembed|base|image-src|refresh|rebind|endless-page|endless-tag|gzip-bomb|brotli-bomb)$/.test(
      link,
    ),
  );
  expect(
    [...states].filter(([link]) => !harmless.includes(link)).filter(([, state]) => state !== 'failed'),
  ).toEqual([[links.find((link) => link.endsWith('/endless-title')), 'ready']]);
  expect(new Set(harmless.map((link) => states.get(link)))).toEqual(new Set(['none']));
  expect(canary.connections).toBe(0);
}, 120_000);

test('links that are not http or https are refused', async () => {
  const customer = await createGiven(server).customer();
  for (const link of [
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    `gopher://127.0.0.1:${canary.port}/_GET`,
    'javascript:alert(1)',
    'data:text/html,<title>x</title>',
    'blob:http://rooms.example/1',
    'ws://127.0.0.1/',
    'unix:/var/run/docker.sock',
    `http://[fe80::1%25eth0]:${canary.port}/`,
    'http://127.0.0.1:99999/',
    'http:///etc/passwd\0',
    '//127.0.0.1/',
  ]) {
    const { status } = await customer.post('customer/link-preview/', { link });
    expect([link, status]).toEqual([link, 400]);
  }
  expect(canary.connections).toBe(0);
});

function redirect(location: string): { status: number; headers: Record<string, string> } {
  return { status: 302, headers: { location } };
}

/** Listens on this machine, by both kinds of addresses where it has them, and beside the site too. */
async function startCanary(sitePort: number): Promise<typeof canary> {
  const servers: Server[] = [];
  const listen = (address: string, port: number) =>
    new Promise<number | undefined>((resolve) => {
      const listener = createServer((socket: Socket) => {
        started.connections++;
        socket.destroy();
      });
      listener.on('error', () => resolve(undefined));
      listener.listen(port, address, () => {
        servers.push(listener);
        resolve((listener.address() as AddressInfo).port);
      });
    });
  const started = {
    port: 0,
    connections: 0,
    stop: async () => {
      await Promise.all(servers.map((one) => new Promise((resolve) => one.close(resolve))));
    },
  };
  started.port = (await listen('0.0.0.0', 0))!;
  await listen('::1', started.port);
  await listen('::1', sitePort);
  return started;
}
