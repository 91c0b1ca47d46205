import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@tessera/contract/api';
import type { Route } from '@tessera/contract/route';
import { root } from '../run-tool.ts';

/** Where the pages keep what they know of the contract's routes: one file for each folder of the contract. */
export const WEB_ROUTES_FOLDER = 'apps/web/app/lib/api/routes';

/** The folders of the contract that have routes; `common` stands for the files beside them. */
export const webRouteGroups = [
  'account',
  'common',
  'deal',
  'designers',
  'operator',
  'orders',
  'talk',
] as const;

/** `import { ordersApi } from './orders/orders.ts';` */
const IMPORT = /^import \{ (\w+Api) \} from '\.\/(?:(\w+)\/)?([\w-]+)\.ts';$/gm;

/**
 * Prints what a call needs to know of each route of one folder of the contract: method, path, and how it is sent. The schemas
 * stay behind as types, so pages that only call the API load neither them nor zod.
 */
export async function printWebRoutes(group: (typeof webRouteGroups)[number]): Promise<string> {
  const source = await readFile(join(root, 'packages/contract/src/api.ts'), 'utf8');
  const apis = [...source.matchAll(IMPORT)]
    .map(([, name = '', folder, file = '']) => ({ name, folder: folder ?? 'common', file }))
    .filter(({ folder }) => folder === group)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const imports = apis.map(
    ({ name, folder, file }) =>
      `import type { ${name} as ${typeName(name)} } from '@tessera/contract/${folder === 'common' ? '' : `${folder}/`}${file}';`,
  );
  return `// Written by npm run gen from the routes of packages/contract.
${imports.join('\n')}
import type { Callables } from '../callable.ts';

${apis.map(({ name }) => printApi(name)).join('\n\n')}
`;
}

function printApi(name: string): string {
  const routes = (api as Record<string, Record<string, Route>>)[name.replace(/Api$/, '')];
  if (routes === undefined)
    throw new Error(`packages/contract/src/api.ts does not list ${name} under its own name.`);
  const lines = Object.entries(routes).map(([key, route]) => `  ${key}: { ${printRoute(route)} },`);
  return `export const ${name}: Callables<typeof ${typeName(name)}> = {\n${lines.join('\n')}\n};`;
}

function printRoute({ method, path, access, files, takesJson, reply }: Route): string {
  return [
    `method: '${method}', path: '${path}'`,
    ...(access === 'public' ? ['isPublic: true'] : []),
    ...(files === undefined ? [] : [`sends: '${takesJson === true ? 'form or JSON' : 'form'}'`]),
    ...(reply === undefined ? [] : ['hasReply: true']),
  ].join(', ');
}

function typeName(name: string): string {
  return `${name[0]!.toUpperCase()}${name.slice(1)}`;
}
