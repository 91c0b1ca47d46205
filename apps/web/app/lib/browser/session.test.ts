import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessToken, installBrowser } from './browser.fixture.ts';
import { clearSession, readSession, renewSession, roleOf, startSession, watchSession } from './session.ts';

let browser: ReturnType<typeof installBrowser>;
beforeEach(() => {
  browser = installBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const designer = { access: accessToken('designer', 'first'), refresh: 'refresh-1' };

test('a new session is stored under the three documented keys, with the role from its token', () => {
  startSession(designer);
  expect(window.localStorage.getItem('access')).toBe(designer.access);
  expect(window.localStorage.getItem('refresh')).toBe('refresh-1');
  expect(window.localStorage.getItem('role')).toBe('designer');
  expect(readSession()).toEqual({ ...designer, role: 'designer' });
});

test('reading the session gives the same object until it changes', () => {
  startSession(designer);
  expect(readSession()).toBe(readSession());
});

test('a token without a known role starts no session', () => {
  expect(() => startSession({ access: accessToken('admin', 'x'), refresh: 'r' })).toThrow('names no role');
  expect(readSession()).toBeNull();
});

test.each(['', 'a.b', 'a.!!!.c', `a.${btoa('null')}.c`, `a.${btoa('{"role":7}')}.c`])(
  'the broken token %j names no role',
  (token) => {
    expect(roleOf(token)).toBeNull();
  },
);

test('ending a session removes all of its keys, and the mark it left on the page', () => {
  startSession(designer);
  expect(document.documentElement.dataset['session']).toBe('designer');
  clearSession();
  expect(readSession()).toBeNull();
  for (const key of ['access', 'refresh', 'role']) expect(window.localStorage.getItem(key)).toBeNull();
  expect(document.documentElement.dataset['session']).toBeUndefined();
});

test('a change of the session in another tab reaches this one until it stops watching', () => {
  const seen: (string | null)[] = [];
  const stop = watchSession(() => seen.push(readSession()?.role ?? null));
  browser.changeInOtherTab({ access: accessToken('customer', 'x'), refresh: 'r', role: 'customer' });
  browser.changeInOtherTab({ access: null, refresh: null, role: null });
  stop();
  browser.changeInOtherTab({ access: accessToken('customer', 'x'), refresh: 'r', role: 'customer' });
  expect(seen).toEqual(['customer', null]);
});

test('renewed tokens never bring an ended or replaced session back', () => {
  const before = startSession(designer);
  clearSession();
  renewSession(before, { access: accessToken('designer', 'second'), refresh: 'refresh-2' });
  expect(readSession()).toBeNull();

  const other = { access: accessToken('customer', 'other'), refresh: 'refresh-other' };
  startSession(other);
  renewSession(before, { access: accessToken('designer', 'second'), refresh: 'refresh-2' });
  expect(readSession()).toEqual({ ...other, role: 'customer' });
});
