import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { MediaService } from '../media/media.service.ts';

/** This installation's own pictures by the path of their address; undefined where there is none. */
export type OwnPictures = (path: string) => Promise<Buffer | undefined>;

const FILE_NAME = /^[\w-]+\.(jpe?g|png|webp)$/;

/** Photos in the storage, and the files of folders that are served as they are, by the beginning of their addresses. */
export function createOwnPictures(
  media: Pick<MediaService, 'findVariant' | 'openVariant'>,
  folders: Readonly<Record<string, string>>,
): OwnPictures {
  return async (path) => {
    const [, key, name] = /^\/media\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    if (key !== undefined && name !== undefined) {
      if ((await media.findVariant(key, name)) === undefined) return undefined;
      const content = await media.openVariant(key, name);
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
 * The path of an address of this installation, seen from where a person reaches it; undefined for any other. The names of
 * the machine itself are one: what is written down under one of them is opened under another.
 */
export function ownPath(link: URL, origin: string): string | undefined {
  const own = URL.parse(origin);
  return own !== null && placeOf(link) === placeOf(own) ? link.pathname : undefined;
}

function placeOf({ protocol, hostname, port }: URL): string {
  const name = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? 'localhost' : hostname;
  return `${protocol}//${name}:${port}`;
}
