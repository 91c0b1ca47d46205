import type { Directory, PublicDesigner } from '@tessera/contract/designers/public-pages';
import { call } from '../../lib/api/api.ts';
import { publicPagesApi } from '../../lib/api/routes/designers.generated.ts';
import type { DirectoryAddress } from './directory/directory-address.ts';

/** A page of the directory. */
export async function readDirectory(
  { page, ...filters }: DirectoryAddress,
  pageSize: number,
  signal: AbortSignal,
): Promise<Directory> {
  const query = { ...filters, style: [filters.style.join(',')], offset: (page - 1) * pageSize };
  return call(publicPagesApi.directory, { query, signal });
}

/** A designer's public page. */
export async function readPublicDesigner(slug: string, signal: AbortSignal): Promise<PublicDesigner> {
  return call(publicPagesApi.designer, { params: { slug }, signal });
}
