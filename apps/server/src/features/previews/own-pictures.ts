import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ServingService } from '../media/serving/serving.service.ts';

/** Finds a picture of this installation by the path of its address; undefined if there is none. */
export type OwnPictures = (path: string) => Promise<Buffer | undefined>;

const FILE_NAME = /^[\w-]+\.(jpe?g|png|webp)$/;

/** Finds pictures in the storage of photos and in `folders`. A folder is given with the path at which its files are served. */
export function createOwnPictures(
  serving: Pick<ServingService, 'findVariant' | 'openVariant'>,
  folders: Readonly<Record<string, string>>,
): OwnPictures {
  return async (path) => {
    const [, key, name] = /^\/media\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    if (key !== undefined && name !== undefined) {
      if ((await serving.findVariant(key, name)) === undefined) return undefined;
      const content = await serving.openVariant(key, name);
      return content && buffer(content);
    }
    for (const [start, folder] of Object.entries(folders)) {
      const file = path.startsWith(start) ? path.slice(start.length) : '';
      if (FILE_NAME.test(file)) return readFile(join(folder, file)).catch(() => undefined);
    }
    return undefined;
  };
}

/**
 * The path of a link that leads to this installation; undefined for any other link. `origin` is the address at which a
 * person reaches it. `localhost`, `127.0.0.1` and `[::1]` count as one host, because a link that was saved under one of
 * them may be read under another.
 */
export function ownPath(link: URL, origin: string): string | undefined {
  const own = URL.parse(origin);
  return own !== null && placeOf(link) === placeOf(own) ? link.pathname : undefined;
}

function placeOf({ protocol, hostname, port }: URL): string {
  const name = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? 'localhost' : hostname;
  return `${protocol}//${name}:${port}`;
}
