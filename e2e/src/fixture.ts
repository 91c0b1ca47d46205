import { fileURLToPath } from 'node:url';

/** A picture or other file from the fixtures folder, as the path to upload. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
}
