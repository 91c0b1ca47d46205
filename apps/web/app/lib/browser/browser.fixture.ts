import { vi } from 'vitest';

/** The few things of a browser that the session needs: storage, its events, and the root element. */
export function installBrowser(): { changeInOtherTab: (values: Record<string, string | null>) => void } {
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const window = Object.assign(new EventTarget(), { localStorage });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { documentElement: { dataset: {} as Record<string, string> } });
  return {
    changeInOtherTab: (changes) => {
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) values.delete(key);
        else values.set(key, value);
      }
      window.dispatchEvent(new Event('storage'));
    },
  };
}

/** An access token whose payload names a role; `name` tells tokens apart. */
export function accessToken(role: string, name: string): string {
  const payload = Buffer.from(JSON.stringify({ role, name })).toString('base64url');
  return `header.${payload}.signature`;
}
