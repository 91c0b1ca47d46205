import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { root } from '../run-tool.ts';

/** The file named by an import, an export from another file, or an `import(…)` of code or of a type. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/**
 * Names the circles that imports make, `import(…)` and imports of types included. A circle is told once, as
 * `a.ts → b.ts → a.ts`, from its first file in the alphabet. `files` are texts by path from the root.
 */
export function importCircles(files: Readonly<Record<string, string>>): string[] {
  const importsOf = new Map(
    Object.entries(files).map(([path, text]) => [
      path,
      [...text.matchAll(IMPORT)]
        .map(([, name]) => posix.join(posix.dirname(path), name!))
        .filter((imported) => imported in files),
    ]),
  );
  const circles: string[] = [];
  const told = new Set<string>();
  for (const path of [...importsOf.keys()].toSorted()) {
    if (told.has(path)) continue;
    const circle = shortestWayBack(path, importsOf);
    if (circle === undefined) continue;
    for (const member of circle) told.add(member);
    circles.push(circle.join(' → '));
  }
  return circles;
}

/** Reads every TypeScript file of the project in `folder` that is written by hand, by path from there. */
export async function sourceFiles(folder = root): Promise<Record<string, string>> {
  const paths = globSync('{apps,packages,eval,bench,train,demo,e2e,faults,security,tools}/**/*.{ts,tsx}', {
    cwd: folder,
    exclude: (path) => /(^|\/)(node_modules|build|\.react-router)(\/|$)/.test(path),
  });
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const)),
  );
}

/** The fewest imports that lead from a file back to it, with the file at both ends; undefined where none do. */
function shortestWayBack(start: string, importsOf: ReadonlyMap<string, string[]>): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const next of importsOf.get(path) ?? []) {
      if (next === start) {
        const way = [start];
        for (let at = path; at !== start; at = cameFrom.get(at)!) way.unshift(at);
        return [start, ...way];
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, path);
      queue.push(next);
    }
  }
  return undefined;
}
