import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/paths.ts';

/** Public pages are written as HTML at build time; everything else is a single-page app. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...prerenderedPaths],
} satisfies Config;
