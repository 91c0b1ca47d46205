import type { HeldPhoto } from '@tessera/contract/operator/photos';
import { callum, freya, nora } from './people.ts';

/** Photos that wait for a decision. */
export const heldPhotos: HeldPhoto[] = [
  {
    id: 'p1',
    width: 1600,
    height: 1200,
    created_at: '2026-11-23T10:20:00.000Z',
    unsafe: 0.83,
    uses: [{ kind: 'project', name: 'Loft in Malmö', person: freya }],
  },
  {
    id: 'p2',
    width: 900,
    height: 1200,
    created_at: '2026-11-23T10:45:00.000Z',
    unsafe: null,
    uses: [
      { kind: 'profile', name: '', person: callum },
      { kind: 'message', name: 'Terrace with a view', person: nora },
    ],
  },
];
