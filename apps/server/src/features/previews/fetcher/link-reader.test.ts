import { jpeg } from '@tessera/testkit/pictures';
import {
  page,
  picture,
  startWebSite,
  type SiteAnswer,
  type WebSite,
} from '@tessera/testkit/servers/web-site';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UnreadableError } from './http-reader.ts';
import { createLinkReader, type LinkReader } from './link-reader.ts';

let site: WebSite;
let reader: LinkReader;
let now: Date;
let photo: Buffer;
beforeAll(async () => {
  site = await startWebSite();
  photo = await jpeg();
  site.answer('/photo.jpg', picture(photo));
});
beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z');
  reader = createLinkReader({
    internet: site.internet,
    robot: { name: 'Tessera', contact: 'https://tessera.example' },
    pauseMs: 0,
    clock: () => now,
  });
  site.requests.length = 0;
  return () => reader.close();
});
afterAll(() => site.stop());

const read = (path: string, host?: string) =>
  reader.read(new URL(site.url(path, host)), AbortSignal.timeout(30_000));

/** What is read of a page at an address of its own. */
let lastPage = 0;
async function readPage(answer: SiteAnswer, host?: string) {
  const path = `/page/${++lastPage}`;
  site.answer(path, answer);
  return read(path, host);
}

const pathsAsked = () => site.requests.map(({ path }) => path);

describe('a page', () => {
  test('is described by its Open Graph, Twitter card or plain HTML, in that order', async () => {
    const title = '<title>Plain\n  title</title>';
    const twitter =
      '<meta name="twitter:title" content="Card"><meta name="twitter:image" content="/photo.jpg">';
    const graph =
      '<meta property="og:title" content="Graph &amp; more"><meta property="og:image" content="/photo.jpg"><meta property="og:site_name" content="Rooms">';
    expect(await readPage(page(title + twitter + graph))).toEqual({
      title: 'Graph & more',
      site: 'Rooms',
      picture: photo,
    });
    expect(await readPage(page(title + twitter))).toMatchObject({ title: 'Card', picture: photo });
    expect(await readPage(page(`${title}<link rel="image_src" href="/photo.jpg">`))).toEqual({
      title: 'Plain title',
      site: 'rooms.example',
      picture: photo,
    });
  });

  test('that says nothing of itself has the name of its host as title', async () => {
    expect(await readPage(page(''), 'www.rooms.example')).toEqual({
      title: null,
      site: 'rooms.example',
      picture: null,
    });
  });

  test('is read however broken it is', async () => {
    const broken =
      '<html><HEAD><meta content="/photo.jpg" property=og:image><meta property="og:title" content=\'Half<b>\'<title>Never closed <p></html>';
    expect(await readPage({ body: broken })).toMatchObject({ title: 'Half<b>', picture: photo });
    expect(await readPage({ body: '<title>Cut off' })).toMatchObject({ title: 'Cut off' });
    expect(
      await readPage({ headers: { 'content-type': '' }, body: '<!doctype html><title>Untyped</title>' }),
    ).toMatchObject({ title: 'Untyped' });
  });

  test('may be written in any encoding', async () => {
    const plain = { 'content-type': 'text/html' };
    const title = '<title>Küche für Zoë – été</title>';
    expect(await readPage({ headers: plain, body: title })).toMatchObject({ title: 'Küche für Zoë – été' });
    expect(
      await readPage({
        headers: { 'content-type': 'text/html; charset=ISO-8859-1' },
        body: Buffer.from('<title>Küche für Zoë</title>', 'latin1'),
      }),
    ).toMatchObject({ title: 'Küche für Zoë' });
    expect(
      await readPage({
        headers: plain,
        body: Buffer.from('<meta charset="windows-1252"><title>Küche für Zoë</title>', 'latin1'),
      }),
    ).toMatchObject({ title: 'Küche für Zoë' });
    expect(await readPage({ headers: plain, body: Buffer.from(`\uFEFF${title}`, 'utf16le') })).toMatchObject({
      title: 'Küche für Zoë – été',
    });
    const japanese = Buffer.from('3c7469746c653e92838eba3c2f7469746c653e', 'hex');
    expect(
      await readPage({ headers: { 'content-type': 'text/html;charset="Shift_JIS"' }, body: japanese }),
    ).toMatchObject({ title: '茶室' });
  });

  test('resolves relative addresses against its own address, or against the base it names', async () => {
    site.answer('/deep/er/picture.jpg', picture(photo));
    site.answer('/deep/page', page('<meta property="og:image" content="er/picture.jpg">'));
    expect((await read('/deep/page')).picture).toEqual(photo);
    site.answer('/base', page('<base href="/deep/er/"><meta property="og:image" content="picture.jpg">'));
    expect((await read('/base')).picture).toEqual(photo);
    site.answer('/moved', { status: 301, headers: { location: '/deep/page#part' } });
    expect((await read('/moved')).picture).toEqual(photo);
  });

  test('that names unusable pictures gives the first usable one', async () => {
    site.answer('/text.jpg', { headers: { 'content-type': 'image/jpeg' }, body: 'no picture' });
    const images = ['/missing.jpg', '/text.jpg', 'data:image/png;base64,AAAA', '/photo.jpg'];
    const head = (list: string[]) =>
      list.map((one) => `<meta property="og:image" content="${one}">`).join('');
    expect((await readPage(page(head([images[0]!, images[1]!, images[3]!])))).picture).toEqual(photo);
    expect((await readPage(page(head(images)))).picture).toBeNull();
  });

  test('is completed by its oEmbed document when its head says too little', async () => {
    site.answer('/oembed.json', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'rich',
        title: 'From oEmbed',
        provider_name: 'Rooms',
        thumbnail_url: '/photo.jpg',
      }),
    });
    site.answer('/photo.json', { body: JSON.stringify({ type: 'photo', url: '/photo.jpg', title: 7 }) });
    site.answer('/broken.json', { body: '{"type":' });
    const link = (href: string) => `<link rel="alternate" type="application/json+oembed" href="${href}">`;
    expect(await readPage(page(link('/oembed.json')))).toEqual({
      title: 'From oEmbed',
      site: 'Rooms',
      picture: photo,
    });
    expect(await readPage(page(link('/photo.json')))).toMatchObject({ title: null, picture: photo });
    expect(await readPage(page(`<title>Own</title>${link('/broken.json')}`))).toMatchObject({
      title: 'Own',
      picture: null,
    });
  });

  test('is read up to a limited length', async () => {
    const filler = '<p>'.padEnd(2 * 1024 * 1024, 'x');
    expect(
      await readPage({ body: `<title>Early</title>${filler}<meta property="og:title" content="Late">` }),
    ).toMatchObject({ title: 'Early' });
  });
});

describe('a link', () => {
  test('to a picture gives that picture, whatever type the server names', async () => {
    expect(await readPage(picture(photo, 'application/octet-stream'))).toEqual({
      title: null,
      site: 'rooms.example',
      picture: photo,
    });
  });

  test('to anything else gives nothing', async () => {
    for (const [type, body] of [
      ['application/pdf', '%PDF-1.7'],
      ['text/plain', '<title>no</title>'],
      ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['application/json', '{}'],
    ])
      expect(await readPage({ headers: { 'content-type': type! }, body: body! })).toMatchObject({
        title: null,
        picture: null,
      });
  });

  test('that does not answer is reported as unreadable', async () => {
    await expect(read('/missing')).rejects.toThrow(UnreadableError);
    await expect(readPage({ status: 503 })).rejects.toThrow(UnreadableError);
    const elsewhere = new URL('http://rooms.example:1/');
    await expect(reader.read(elsewhere, AbortSignal.timeout(30_000))).rejects.toThrow(UnreadableError);
  });

  test('is given up at the reader’s deadline', async () => {
    site.answer('/silent', () => {});
    const deadline = new AbortController();
    const reading = reader.read(new URL(site.url('/silent')), deadline.signal);
    deadline.abort(new DOMException('Too late', 'TimeoutError'));
    await expect(reading).rejects.toThrow('Too late');
  });
});

describe('as a guest', () => {
  test('names itself, keeps no cookies, and sends no referrer', async () => {
    site.answer('/cookie', {
      headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' },
      body: '<meta property="og:image" content="/photo.jpg">',
    });
    await read('/cookie');
    expect(pathsAsked()).toEqual(['/robots.txt', '/cookie', '/photo.jpg']);
    for (const { headers } of site.requests) {
      expect(headers['user-agent']).toBe('TesseraBot/1.0 (link previews; +https://tessera.example)');
      expect(Object.keys(headers).sort()).toEqual([
        'accept',
        'accept-encoding',
        'connection',
        'host',
        'user-agent',
      ]);
    }
  });

  test('reads only what a site lets robots read, even after redirects', async () => {
    site.answer('/robots.txt', (request, response) => {
      const isClosed = request.headers.host?.startsWith('closed.');
      response.writeHead(isClosed ? 200 : 404, { 'content-type': 'text/plain' });
      response.end(
        'User-agent: *\nDisallow: /\nAllow: /open\n\nUser-agent: TesseraBot\nDisallow: /private\nDisallow: /photo',
      );
    });
    site.answer('/private/page', page('<title>Private</title>'));
    site.answer('/open', page('<title>Open</title><meta property="og:image" content="/photo.jpg">'));
    site.answer('/to-private', {
      status: 302,
      headers: { location: site.url('/private/page', 'closed.example') },
    });
    expect(await read('/private/page', 'closed.example')).toMatchObject({ title: null, picture: null });
    expect(await read('/open', 'closed.example')).toMatchObject({ title: 'Open', picture: null });
    expect(await read('/to-private', 'other.example')).toMatchObject({ title: null });
    expect(pathsAsked()).not.toContain('/private/page');
    expect(pathsAsked()).not.toContain('/photo.jpg');
    expect(await read('/private/page', 'other.example')).toMatchObject({ title: 'Private' });
  });

  test('asks a site for its robots rules once a day, and reads nothing while the site cannot give them', async () => {
    const asked = () => pathsAsked().filter((path) => path === '/robots.txt').length;
    site.answer('/robots.txt', { status: 500 });
    site.answer('/page', page('<title>Page</title>'));
    await expect(read('/page')).rejects.toThrow(UnreadableError);
    expect(pathsAsked()).toEqual(['/robots.txt']);
    site.answer('/robots.txt', { status: 404 });
    await read('/page');
    await read('/page');
    expect(asked()).toBe(2);
    now = new Date(now.getTime() + 24 * 60 * 60_000 + 1);
    await read('/page');
    expect(asked()).toBe(3);
  });
});
