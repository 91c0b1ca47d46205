import { reactRouter } from '@react-router/dev/vite';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { chunkGroups } from './tools/chunk-groups.ts';
import { reportChunks } from './tools/report-chunks.ts';

const apiOrigin = process.env['API_ORIGIN'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), reportChunks()],
  envDir: resolve(import.meta.dirname, '../..'),
  resolve: {
    alias: [
      { find: /^zod$/, replacement: resolve(import.meta.dirname, 'app/lib/forms/zod.ts') },
      {
        find: /^\.\.\/core\/(to-json-schema|json-schema-processors)\.js$/,
        replacement: resolve(import.meta.dirname, 'app/lib/forms/no-json-schema.ts'),
      },
    ],
  },
  // What the pages may know of the settings; everything else stays on the server.
  envPrefix: ['PRODUCT_NAME', 'SUPPORT_EMAIL', 'PUBLIC_URL', 'ANALYTICS_URL'],
  define: { 'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()) },
  build: {
    // Pictures and fonts keep their own addresses: data URIs would need an exception in the content security policy.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // On a slow line every request costs more than the few rules that a page does not use.
    cssCodeSplit: false,
    rolldownOptions: {
      // Merged, small modules without schemas would land in the chunk of a schema, and bring zod to pages that need none.
      experimental: { chunkOptimization: { mergeCommonChunks: false } },
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  // The program that renders pages brings its libraries, in the form that is meant for use.
  ...(command === 'build' && {
    environments: {
      ssr: {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true as const },
      },
    },
  }),
  // Everything the pages import is prepared at once; found one by one, each would reload the page being worked on.
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '!app/**/*.{test,fixture}.{ts,tsx}'],
    include: ['react-dom/client', 'react-router/dom'],
  },
  server: {
    port: 5173,
    // The host stays as it is, so that addresses of photos lead back here.
    proxy: {
      '/api': { target: apiOrigin, changeOrigin: false },
      '/media': { target: apiOrigin, changeOrigin: false },
    },
  },
}));
