import type { Photo } from '@tessera/contract/media';
import type { VettedDesigner } from '@tessera/contract/operator/vetting';

/** Designers who wait for approval, with photos that the cast has. */
export function waitingDesigners(photos: readonly Photo[]): VettedDesigner[] {
  const project = (
    id: string,
    name: string,
    count: number,
    alsoOf: VettedDesigner['projects'][number]['also_of'],
  ) => ({
    id,
    name,
    description: 'A byre until 1968; the stone is where it was.',
    country: 'United Kingdom',
    photos: Array.from({ length: count }, (_, at) => photos[at % photos.length]!),
    also_of: alsoOf,
  });
  const designer: VettedDesigner = {
    id: 'd3',
    state: 'waiting',
    reason: '',
    name: 'Callum Reid',
    email: 'callum.reid@example.com',
    email_verified: true,
    created_at: '2026-11-21T10:00:00.000Z',
    country: 'United Kingdom',
    languages: [
      { code: 'en', name_en: 'English', name_native: 'English' },
      { code: 'gd', name_en: 'Scottish Gaelic', name_native: 'Gàidhlig' },
    ],
    bio: 'I repair old houses and, when they allow it, calm them down. Twelve years, mostly north of Stirling.',
    website: 'https://callumreid.example',
    specialties: [],
    portrait: null,
    is_complete: true,
    projects: [
      project('vp1', 'Steading kitchen, Perthshire', 4, []),
      project('vp2', 'A quiet study', 3, [
        { id: 'd9', name: 'Imani Odhiambo', since: '2026-10-02T10:00:00.000Z' },
      ]),
    ],
  };
  return [
    designer,
    {
      ...designer,
      id: 'd4',
      name: '',
      projects: [],
      bio: '',
      country: '',
      languages: [],
      website: '',
      is_complete: false,
    },
  ];
}
