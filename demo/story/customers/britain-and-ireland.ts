import type { StoryCustomer } from '../story.ts';
import { pins } from './pins.ts';

/** Customers in Britain and Ireland. */
export const britishAndIrishCustomers: readonly StoryCustomer[] = [
  {
    key: 'oliver.pemberton',
    firstName: 'Oliver',
    lastName: 'Pemberton',
    country: 'GB',
    languages: ['en', 'fr'],
    orders: [
      {
        title: 'Drawing room in a Georgian terrace',
        brief:
          'We have moved our family into a listed house in Cheltenham. The first-floor drawing room has good cornices, herringbone parquet and a marble chimneypiece, and at present a ping-pong table. We should like comfortable sofas, proper curtains, lamps, a decent rug and somewhere for the dog. Antiques welcome. Listed building consent is in hand.',
        country: 'GB',
        budgetUsd: 85_000,
        links: [],
        about: { style: 'traditional', room: 'living' },
      },
      {
        title: 'Dining room to go with Dad’s teak sideboard',
        brief:
          'My father’s 1961 sideboard has come home and everything else looks wrong next to it. Looking for a dining room with walnut or teak, tapered legs, a bit of mustard or green, brass lamp over the table. Seats six, eight at a push. Happy with second-hand pieces if they’re sound.',
        country: 'GB',
        budgetUsd: 9_000,
        links: [pins('teak sideboard dining room green wall'), pins('sputnik lamp dining')],
        about: { style: 'mid-century-modern', room: 'dining' },
      },
      {
        title: 'Garden office in an old forge',
        brief:
          'At the end of the garden stands a small brick forge with iron roof trusses. I’d like to work there all year: heating, a solid desk, shelving for files, a leather chair for thinking. Keep the brick, the soot and the big metal window. Industrial but warm. The anvil stays.',
        country: 'GB',
        budgetUsd: 22_000,
        links: [pins('brick workshop home office')],
        about: { style: 'industrial', room: 'office' },
      },
      {
        title: 'Terrace for a house on Paxos',
        brief:
          'We own a small stone house on Paxos with a bare concrete terrace above the sea. We need shade more than anything: a wooden pergola, whitewashed benches, terracotta or stone underfoot, a table for ten, olive trees in pots. It’s let in July and August so it must be sturdy.',
        country: 'GR',
        budgetUsd: 30_000,
        links: [pins('pergola terrace sea olive tree'), pins('whitewashed bench blue cushions')],
        about: { style: 'mediterranean', room: 'terrace' },
      },
    ],
  },
  {
    key: 'hannah.oconnell',
    firstName: 'Hannah',
    lastName: 'O’Connell',
    country: 'IE',
    languages: ['en', 'ga'],
    orders: [
      {
        title: 'Kitchen in my grandparents’ farmhouse',
        brief:
          'Thatched roof, thick walls, one tiny window and a range that must stay. I want a country kitchen with a big sink, painted cupboards, a larder and a table where the neighbours end up. Flagstones are good, the rest is chipboard from 1985. I’m doing the demolition with my brothers.',
        country: 'IE',
        budgetUsd: 32_000,
        links: [pins('country kitchen painted cupboards range'), pins('belfast sink larder')],
        about: { style: 'farmhouse', room: 'kitchen' },
      },
      {
        title: 'Sitting room facing the Atlantic',
        brief:
          'A bungalow on the Dingle peninsula with a window three metres wide and a room that ignores it. White boards, soft blues, linen, bleached floor, a stove. I’d like to sit there in a storm with a book. Salt gets in everywhere, so nothing precious.',
        country: 'IE',
        budgetUsd: null,
        links: [pins('white boarded sitting room sea view')],
        about: { style: 'coastal', room: 'living' },
      },
      {
        title: 'Barn dining room for sixteen',
        brief:
          'We are starting farm suppers in the small barn. Trestle tables, benches, iron chandeliers, whitewashed stone and beams, washable everything. It should feel like a harvest lunch and not like a wedding venue. Farmhouse style, modest money, lots of hands to help.',
        country: 'IE',
        budgetUsd: 12_500,
        links: [pins('barn supper long table'), pins('iron chandelier trestle table')],
        about: { style: 'farmhouse', room: 'dining' },
      },
    ],
  },
];
