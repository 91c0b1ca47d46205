import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortfolioProject } from '@tessera/contract/designers/portfolio';
import { projectForm, type FormFile } from '@tessera/testkit/forms';
import type { Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import { expect } from 'vitest';

/** JPEG files of these widths in pixels, by which they can be told apart. */
export function photos(...widths: number[]): Promise<FormFile[]> {
  return Promise.all(widths.map(async (width) => ({ name: `${width}.jpg`, bytes: await jpeg(width, 30) })));
}

/** Adds a portfolio project with these files. Fails where it is refused. */
export async function add(designer: Account, files: FormFile[]): Promise<PortfolioProject> {
  const { status, body } = await designer.post('designer/project/', projectForm(files));
  expect([status, body.code]).toEqual([201, undefined]);
  return body;
}

/** Sends a project that has to be refused. Fails if anything of it was kept. @returns its faults and the message of the whole */
export async function refusal(
  server: TestServer,
  designer: Account,
  body: FormData,
): Promise<{ faults: string[]; message: string }> {
  const kept = await countKept(server);
  const answer = await designer.post('designer/project/', body);
  expect(answer.status).toBe(400);
  expect(await countKept(server)).toEqual(kept);
  return { faults: faultsOf(answer.body), message: answer.body.message };
}

/** Counts projects, images and photos in the database, and files on disk, once all jobs are done. */
export async function countKept(server: TestServer) {
  await server.jobsDone();
  const rows = await server.withDatabase(async (db) => ({
    projects: (await db.selectFrom('portfolioProject').select('id').execute()).length,
    images: (await db.selectFrom('portfolioImage').select('id').execute()).length,
    photos: (await db.selectFrom('photo').select('id').execute()).length,
  }));
  const count = async (folder: string) =>
    (await readdir(join(server.dataDir, folder)).catch(() => [] as string[])).length;
  return {
    ...rows,
    originals: await count('media/objects/original'),
    unfinished: await count('media/unfinished'),
    incoming: await count('incoming'),
  };
}

/** The faults of a refusal, each as its field and code. */
export function faultsOf(body: { errors: { field: string; code: string }[] }): string[] {
  return body.errors.map((error) => `${error.field} ${error.code}`);
}

/** The ids of a project's images, in order. */
export function idsOf(project: PortfolioProject): string[] {
  return project.images.map((image) => image.id);
}

/** The widths of a project's images in pixels, in order. They tell the photos of {@link photos} apart. */
export function widthsOf(project: PortfolioProject): number[] {
  return project.images.map((image) => image.width);
}
