/**
 * The pages import this module as `zod` (see `vite.config.ts`). It switches off zod's compiler, which makes code from text:
 * the content security policy forbids that, and every visit would report a violation. It must run before the first schema is made.
 */
import { config } from 'zod/v4/core';

config({ jitless: true });

export { z } from 'zod/v4';
