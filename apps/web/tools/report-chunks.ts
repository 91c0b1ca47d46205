import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A script of the build: which others it loads at once, and which files of the source it is made of. */
export interface ReportedChunk {
  imports: string[];
  modules: string[];
}

/** The name of the report, in the folder of the build. */
export const CHUNKS_REPORT = 'chunks.json';

/**
 * Writes beside the pages which files each script is made of, relative to the root of the repository, by the script's name. The
 * report is for tests, and is not served.
 */
export function reportChunks(): Plugin {
  const root = resolve(import.meta.dirname, '../../..');
  return {
    name: 'report-chunks',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (this.environment.name !== 'client' || dir === undefined) return;
      const report: Record<string, ReportedChunk> = {};
      for (const [name, output] of Object.entries(bundle))
        if (output.type === 'chunk')
          report[name] = {
            imports: output.imports,
            modules: output.moduleIds.map((id) => relative(root, id)),
          };
      await this.fs.writeFile(resolve(dir, '..', CHUNKS_REPORT), JSON.stringify(report, null, 1));
    },
  };
}
