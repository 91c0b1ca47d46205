import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/paths.ts';
import { compressAssets } from './tools/compress-assets.ts';
import { paintFirst } from './tools/paint-first.ts';
import { prepareRendering } from './tools/prepare-rendering.ts';
import { trimRoutes } from './tools/trim-routes.ts';
import { writeManifest } from './tools/write-manifest.ts';

/**
 * Public pages are written as HTML at build time, and those of designers are rendered by the server (ADR 33); everything
 * else is a single-page app.
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...prerenderedPaths],
  async buildEnd({ reactRouterConfig, viteConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await writeManifest(folder, viteConfig.env['PRODUCT_NAME'] || 'Tessera');
    await prepareRendering(
      join(reactRouterConfig.buildDirectory, 'server'),
      folder,
      await paintFirst(folder),
    );
    await trimRoutes(folder);
    await compressAssets(folder);
  },
} satisfies Config;
