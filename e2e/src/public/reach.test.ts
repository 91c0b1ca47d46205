import { expect } from 'vitest';
import { test } from '../browser.ts';

/** Guarantees what search engines, and places that show links, learn of the product before any script has run. */

const publicPages = {
  '/': 'Find an Interior Designer Who Fits | Tessera',
  '/signin': 'Sign In | Tessera',
  '/signup': 'Choose your role | Tessera',
  '/signup-designer': 'Sign Up as Designer | Tessera',
  '/signup-customer': 'Sign Up as Customer | Tessera',
  '/forgot-password': 'Forgot your password? | Tessera',
  '/about': 'About Us | Tessera',
  '/privacy': 'Privacy Policy | Tessera',
  '/terms': 'Terms of Service | Tessera',
};

test.for(Object.entries(publicPages))(
  '%s describes itself to search engines and in shared links',
  async ([path, title], { url }) => {
    const html = await (await fetch(url + path)).text();
    expect(html).toContain('<html lang="en"');
    expect(html).toContain(`<title>${title}</title>`);
    expect(metaOf(html, 'name')).toMatchObject({
      description: expect.stringMatching(/^.{50,160}$/),
      keywords: expect.stringContaining('interior designer'),
      robots: 'index, follow',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:image': `${url}/social-card.jpg`,
    });
    expect(metaOf(html, 'property')).toMatchObject({
      'og:title': title,
      'og:url': url + path,
      'og:type': 'website',
      'og:image': `${url}/social-card.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    expect(html).toContain(`<link rel="canonical" href="${url}${path}"/>`);
    expect(html).not.toContain('origin.invalid');
  },
);

test('the landing page has structured data on who runs the site', async ({ url }) => {
  const html = await (await fetch(url)).text();
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
  const { '@graph': things } = JSON.parse(json!) as { '@graph': Record<string, unknown>[] };
  expect(things.map((thing) => [thing['@type'], thing['name'], thing['url']])).toEqual([
    ['Organization', 'Tessera', `${url}/`],
    ['WebSite', 'Tessera', `${url}/`],
  ]);
});

test('the site map lists every public page and no other', async ({ url }) => {
  const robots = await (await fetch(`${url}/robots.txt`)).text();
  const [, address] = /^Sitemap: (.*)$/m.exec(robots)!;
  const map = await (await fetch(address!)).text();
  const found = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!);
  expect(found.toSorted()).toEqual(
    [...Object.keys(publicPages), '/designers'].map((path) => url + path).toSorted(),
  );
});

test.for(['/designer/', '/customer/projects/', '/nowhere'])(
  '%s is kept out of search results',
  async (path, { url }) => {
    const response = await fetch(url + path);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(metaOf(await response.text(), 'name')['robots']).toBe('noindex');
  },
);

test('the social card and every icon that the pages and the manifest name exist', async ({ url }) => {
  const html = await (await fetch(url)).text();
  const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    (match) => match[1]!,
  );
  const [, manifestPath] = /<link rel="manifest" href="([^"]+)"/.exec(html)!;
  const manifest = (await (await fetch(url + manifestPath)).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Tessera');
  const paths = [...icons, ...manifest.icons.map(({ src }) => src), '/social-card.jpg'];
  expect(paths.length).toBeGreaterThanOrEqual(6);
  for (const path of paths) {
    const response = await fetch(url + path);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

test('pages are sent compressed, with their styles inline and a preload of their largest picture', async ({
  url,
}) => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  const html = await response.text();
  expect(html).toMatch(/<style>@font-face/);
  expect(html).toMatch(
    /<link rel="preload" as="image" type="image\/avif" fetchPriority="high" imageSrcSet="\/rooms\//,
  );
});

function metaOf(html: string, key: 'name' | 'property'): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(new RegExp(`<meta ${key}="([^"]+)" content="([^"]+)"`, 'g'))].map((match) => [
      match[1],
      match[2],
    ]),
  ) as Record<string, string>;
}
