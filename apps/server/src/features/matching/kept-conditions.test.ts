import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees that a brief in the customer's own words gets those who keep its conditions, and says who does not. */

let server: TestServer;
let given: ReturnType<typeof createGiven>;

interface Shown {
  name: string;
  country: string;
  languages: string[];
  budget: readonly [number, number];
  projects: readonly (readonly [name: string, description: string])[];
}

const designers: readonly Shown[] = [
  {
    name: 'Nora',
    country: 'SE',
    languages: ['sv', 'en'],
    budget: [5000, 40_000],
    projects: [
      ['Flat by the water', 'A Scandinavian living room with birch, wool and white walls.'],
      ['Upstairs', 'A Scandinavian bedroom in pale wood and linen.'],
    ],
  },
  {
    name: 'Berta',
    country: 'DE',
    languages: ['de'],
    budget: [8000, 60_000],
    projects: [
      ['Hof', 'A farmhouse style dining room with a scrubbed table and painted cupboards.'],
      ['Village', 'A farmhouse style kitchen with butler sink and pantry.'],
    ],
  },
  {
    name: 'Otto',
    country: 'DE',
    languages: ['de', 'en'],
    budget: [3000, 20_000],
    projects: [
      ['Canal', 'A contemporary living room with a walnut sideboard and indirect light.'],
      ['Corner', 'A contemporary dining room with a long table.'],
      ['Bath', 'A contemporary bathroom with shower and washbasin.'],
    ],
  },
  {
    name: 'Mina',
    country: 'IT',
    languages: ['it', 'en'],
    budget: [10_000, 90_000],
    projects: [
      ['White', 'A minimalist kitchen, handleless, with flush doors.'],
      ['Quiet', 'A minimalist bathroom in microcement with shower.'],
    ],
  },
  {
    name: 'Zoe',
    country: 'GR',
    languages: ['el', 'en', 'fr'],
    budget: [2000, 15_000],
    projects: [
      ['Colour', 'A bohemian bedroom with rattan, kilim and plants.'],
      ['Gathered', 'A bohemian living room with rugs, cushions and souvenirs.'],
    ],
  },
  {
    name: 'Ivan',
    country: 'PL',
    languages: ['pl', 'uk'],
    budget: [4000, 30_000],
    projects: [
      ['Mill', 'An industrial living room with bare brick, steel and pipes.'],
      ['Depot', 'An industrial kitchen of concrete and metal.'],
    ],
  },
];

beforeAll(async () => {
  server = await startTestServer();
  given = createGiven(server);
  const photo = { name: 'photo.jpg', bytes: await jpeg() };
  for (const { name, country, languages, budget, projects } of designers) {
    const designer = await given.designer();
    const parts = {
      first_name: name,
      last_name: 'Ek',
      country_code: country,
      spoken_languages_codes: languages,
      budget_min: String(budget[0]),
      budget_max: String(budget[1]),
    };
    await designer.post('designer/profile/', profileForm([photo], parts));
    for (const [title, description] of projects)
      await designer.post('designer/project/', projectForm([photo], { name: title, description }));
  }
});
afterAll(() => server.stop());

async function listFor(object_name: string, object_desc: string, country_code: string) {
  const customer = await given.customer();
  const parts = { object_name, object_desc, country_code, links: [], budget: null };
  await customer.post('customer/order/', given.orderBody(parts));
  await server.jobsDone();
  const { results, nearMisses } = (await customer.get('customer/match/', {})).body;
  const namesOf = (cards: readonly { name: string }[]) => cards.map(({ name }) => name.split(' ')[0]!);
  return { kept: namesOf(results), missed: namesOf(nearMisses) };
}

type Case = readonly [
  what: string,
  name: string,
  text: string,
  country: string,
  /** Any of them may stand first. */
  first: readonly string[],
  missed: readonly string[],
];

const asked: readonly Case[] = [
  [
    'a refused style',
    'Living room',
    'Anything but Scandinavian. Rugs, cushions and souvenirs.',
    'GB',
    ['Zoe'],
    ['Nora'],
  ],
  [
    'a refused style in German',
    'Esszimmer',
    'Ein helles Esszimmer, aber bitte kein Landhausstil!',
    'DE',
    ['Otto'],
    ['Berta'],
  ],
  [
    'a language and a place in German',
    'Wohnzimmer',
    'Unser Wohnzimmer. Der Designer muss Deutsch sprechen, vor Ort.',
    'DE',
    ['Otto'],
    ['Nora', 'Mina', 'Zoe', 'Ivan'],
  ],
  [
    'one room only',
    'Kitchen only',
    'The kitchen only, handleless and minimalist. The bedroom stays as it is.',
    'IT',
    ['Mina'],
    ['Nora', 'Otto', 'Zoe'],
  ],
  ['Spanish', 'Salón', 'Un salón bohemio, sin nada industrial.', 'ES', ['Zoe'], ['Ivan']],
  [
    'French',
    'Chambre',
    'Une chambre bohème. Il faut quelqu’un qui parle français.',
    'FR',
    ['Zoe'],
    ['Nora', 'Ivan'],
  ],
  [
    'Italian',
    'Bagno',
    'Un bagno minimalista. Il progettista deve parlare italiano.',
    'IT',
    ['Mina'],
    ['Otto', 'Berta'],
  ],
  ['Dutch', 'Woonkamer', 'Een bohemian woonkamer, maar geen industriële stijl.', 'NL', ['Zoe'], ['Ivan']],
  [
    'Polish',
    'Salon',
    'Salon bez stylu skandynawskiego. Projektant musi mówić po polsku.',
    'PL',
    ['Ivan'],
    ['Nora', 'Zoe'],
  ],
  [
    'Swedish',
    'Sovrum',
    'Ett sovrum i ljust trä. Viktigt att ni finns i Sverige.',
    'SE',
    ['Nora'],
    ['Zoe', 'Otto'],
  ],
  ['Portuguese', 'Sala', 'Uma sala contemporânea, tudo menos estilo escandinavo.', 'PT', ['Otto'], ['Nora']],
  [
    'Ukrainian',
    'Вітальня',
    'Вітальня. Дизайнер обов’язково розмовляє українською.',
    'UA',
    ['Ivan'],
    ['Nora', 'Otto', 'Zoe'],
  ],
  [
    'Turkish',
    'Oturma odası',
    'Bohem bir oturma odası olsun. Endüstriyel tarz istemiyoruz.',
    'TR',
    ['Zoe'],
    ['Ivan'],
  ],
  [
    'Japanese',
    'リビング',
    'リビングの改装。北欧スタイルは避けたいです。',
    'JP',
    ['Otto', 'Zoe', 'Ivan'],
    ['Nora'],
  ],
];

describe('those who keep every condition come first, and those who break one stand below, for', () => {
  test.each(asked)('%s', async (_what, name, text, country, first, missed) => {
    const list = await listFor(name, text, country);
    expect(first).toContain(list.kept[0]);
    expect(list.missed).toEqual(expect.arrayContaining([...missed]));
    expect(list.kept.filter((one) => missed.includes(one))).toEqual([]);
  });
});
