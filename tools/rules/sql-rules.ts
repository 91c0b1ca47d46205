import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-tool.ts';

/** Where SQL may stand: repositories, the connection itself, and tests. */
const ALLOWED = [/\.repo\.ts$/, /\/src\/db\//, /\.(test|fixture)\.ts$/];

/** The calls of Kysely that begin a statement, and its template for SQL written by hand. */
const STATEMENT =
  /\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`;]*>)?`/;

const QUERY_BUILDER_WRITE = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'([\w.]+)/g;
const SQL_WRITE =
  /\b(?:insert\s+into|update(?!\s+(?:set|of|skip|nowait)\b)|delete\s+from|merge\s+into)\s+(?:only\s+)?([a-z_][\w.]*)/g;

/**
 * Says where the rules for SQL in the server are broken: SQL stands only in `*.repo.ts` and in `db/`, and one folder
 * writes a table. The folder of a feature is the one below `features/`; elsewhere it is the one the file is in.
 * `files` are texts by path from the root.
 */
export function sqlFaults(files: Readonly<Record<string, string>>): string[] {
  const faults: string[] = [];
  const writers = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(files)) {
    const isRepository = ALLOWED.some((pattern) => pattern.test(path));
    if (!isRepository && STATEMENT.test(text)) faults.push(`${path} holds SQL; put it into a *.repo.ts file`);
    if (/\.(test|fixture)\.ts$/.test(path) || path.includes('/src/db/')) continue;
    for (const table of tablesWritten(text)) {
      if (!writers.has(table)) writers.set(table, new Set());
      writers.get(table)!.add(ownerOf(path));
    }
  }
  for (const [table, owners] of writers) {
    if (owners.size > 1) faults.push(`${table} is written by ${[...owners].toSorted().join(' and ')}`);
  }
  return faults;
}

/** Reads the server's sources, by path from the root of the project in `folder`. */
export async function serverSources(folder = root): Promise<Record<string, string>> {
  const paths = globSync('apps/server/src/**/*.ts', { cwd: folder }).toSorted();
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const)),
  );
}

function tablesWritten(text: string): string[] {
  const byBuilder = [...text.matchAll(QUERY_BUILDER_WRITE)].map(([, table]) => toSnakeCase(table!));
  const bySql = templatesOf(text).flatMap((template) =>
    [...template.matchAll(SQL_WRITE)].map(([, table]) => table!),
  );
  return [...byBuilder, ...bySql];
}

/** Only what stands in template strings is SQL; comments and names speak of updates as well. */
function templatesOf(text: string): string[] {
  return [...text.matchAll(/`[^`]*`/g)].map(([template]) => template.toLowerCase());
}

function ownerOf(path: string): string {
  return /^(.*\/features\/[^/]+)\//.exec(path)?.[1] ?? path.slice(0, path.lastIndexOf('/'));
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
