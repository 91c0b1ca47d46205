import type { Person } from '@tessera/contract/operator/people';
import type { Db } from '../../db/database.ts';
import { toPerson } from './people.present.ts';
import { peopleRepo } from './people.repo.ts';

/** Reads accounts by their ids, with what operators see of them. Deleted accounts are left out. */
export async function readPeople(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await peopleRepo(db).byIds([...new Set(ids)]);
  return new Map([...rows].map(([id, row]) => [id, toPerson(row)]));
}
