import type { Directory, PublicDesigner } from '@tessera/contract/designers/public-pages';
import { call } from '../../lib/api/api.ts';
import type { DirectoryAddress } from './directory/directory-address.ts';

// The routes are loaded when they are called: a page that the server rendered needs none.
const routes = async () => (await import('@tessera/contract/designers/public-pages')).publicPagesApi;

/** A page of the directory. */
export async function readDirectory(
  { page, ...filters }: DirectoryAddress,
  pageSize: number,
  signal: AbortSignal,
): Promise<Directory> {
  const { directory } = await routes();
  const query = { ...filters, style: [filters.style.join(',')], offset: (page - 1) * pageSize };
  return call(directory, { query, signal });
}

/** A designer's public page. */
export async function readPublicDesigner(slug: string, signal: AbortSignal): Promise<PublicDesigner> {
  const { designer } = await routes();
  return call(designer, { params: { slug }, signal });
}
