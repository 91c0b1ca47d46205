import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes `site.webmanifest`: what telephones show of the product when it is put on the home screen. */
export async function writeManifest(folder: string, productName: string): Promise<void> {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: productName,
    short_name: productName,
    description: 'An AI-powered marketplace for designers and clients.',
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: '#f5f4f1',
    theme_color: '#f5f4f1',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  await writeFile(join(folder, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
