import type { Person } from '@tessera/contract/operator/people';
import type { HeldPhoto } from '@tessera/contract/operator/photos';
import type { ReviewService } from '../../media/review/review.service.ts';

type HeldRow = Awaited<ReturnType<ReviewService['held']>>[number];

/** A held photo with where it is used. Uses of those who are gone by now are left out. */
export function toHeldPhoto(row: HeldRow, people: ReadonlyMap<string, Person>): HeldPhoto {
  return {
    id: row.id,
    width: row.width,
    height: row.height,
    created_at: row.createdAt.toISOString(),
    unsafe: row.unsafe,
    uses: row.uses.flatMap(({ kind, name, accountId }) => {
      const person = people.get(accountId);
      return person === undefined ? [] : [{ kind, name, person }];
    }),
  };
}
