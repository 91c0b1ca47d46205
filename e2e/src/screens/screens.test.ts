import { expect, test } from 'vitest';
import routes from '../../../apps/web/app/routes.ts';
import { screens } from './screens.ts';

/** Guarantees that every page is among the screens that are tested. */
test('every route of the web application has its screens', () => {
  const shown = new Set(screens.map(({ route }) => route));
  expect([...shown].toSorted()).toEqual(routePaths(routes).toSorted());
});

interface RouteEntry {
  path?: string;
  index?: boolean;
  children?: RouteEntry[];
}

function routePaths(entries: readonly RouteEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const full = [parent, path].filter(Boolean).join('/');
    const own = children === undefined || path !== undefined ? [full] : [];
    return [...own, ...routePaths(children ?? [], full)];
  });
}
