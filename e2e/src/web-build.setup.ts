import { prepare } from '../../tools/prepare.ts';

/** Builds the pages, once for all browser tests, where they do not fit their sources. */
export default prepare;
