import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is built once and shared by all data folders: database image, models. */
export const CACHE_DIR = fileURLToPath(new URL('../../../../.cache', import.meta.url));

/** Where the files of the bundled models are kept. */
export const MODELS_DIR = join(CACHE_DIR, 'models');
