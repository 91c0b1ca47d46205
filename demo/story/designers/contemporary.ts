import type { StoryDesigner } from '../story.ts';

/** Designers of the present day: stone, wood panels, soft light. */
export const contemporaryDesigners: readonly StoryDesigner[] = [
  {
    key: 'rana.khourysaleh',
    firstName: 'Rana',
    lastName: 'Khoury-Saleh',
    country: 'AE',
    languages: ['ar', 'en', 'fr'],
    bio: 'Beirut trained, Dubai based. I design large apartments that should feel smaller and villas that should feel like somebody lives there.',
    budgetUsd: [40_000, 250_000],
    style: 'contemporary',
    projects: [
      {
        name: 'Creek Harbour, level 31',
        country: 'AE',
        rooms: ['living'],
        seeds: { living: 11 },
        description:
          'Double height, glass on two sides, and an echo. We lined the inner wall in walnut panels with acoustic backing, laid large-format stone tile and let a curved bouclé sofa hold the middle. A ring light in brass marks the seating; the marble table is one block with a soft edge. Contemporary in line, warm in everything you touch. The owners stopped going to hotels for brunch.',
      },
      {
        name: 'Bedroom without a view',
        country: 'AE',
        rooms: ['bedroom'],
        seeds: { bedroom: 11 },
        description:
          'The view was a motorway, so we replaced it with a wall of light fabric and turned the bed to face inwards. Channel-stitched headboard, walnut panelling, stone-coloured rug, globe lamps on dimmers that remember. The wardrobe corridor is cool, scented and sealed against dust. A calm modern bedroom for two surgeons who leave at five and would rather not wake each other.',
      },
      {
        name: 'Roof terrace, Jumeirah',
        country: 'AE',
        rooms: ['terrace'],
        seeds: { terrace: 21 },
        description:
          'Usable from November to April, so it had to be worth the wait. A black steel pergola with motorised slats, porcelain paving, long modular sofas in sand and charcoal, planters flush with the parapet. The bar is a single piece of quartzite. Lighting sits under the benches and nowhere else. From the street you see a dark line; from the sofa you see the sea.',
      },
      {
        name: 'Villa front, Al Barari',
        country: 'AE',
        rooms: ['facade'],
        seeds: { facade: 27 },
        description:
          'A villa facade that had borrowed its columns from three countries. We took them off, kept the plain outside wall behind and let two large windows and one dark door do the talking. A thin canopy throws the only shadow; lamps graze the plaster and nothing is lit from the ground. The path is cast stone between lavender that survives on grey water. A contemporary exterior should look finished at six in the evening, when people come home.',
      },
    ],
  },
  {
    key: 'marcus.oyelaran',
    firstName: 'Marcus',
    lastName: 'Oyelaran',
    country: 'CA',
    languages: ['en', 'fr', 'yo'],
    phone: '+1 416 555 0176',
    bio: 'Toronto condos and the occasional lake house. I studied engineering first, so you’ll get a drawing of the ductwork whether you ask or not.',
    budgetUsd: [18_000, 140_000],
    style: 'contemporary',
    projects: [
      {
        name: 'King West kitchen',
        country: 'CA',
        rooms: ['kitchen'],
        seeds: { kitchen: 12 },
        description:
          'Developer kitchens come in beige and this one did too. We kept the plumbing wall and replaced the rest: handleless charcoal fronts, a marble waterfall island, cognac velvet stools with brass legs, integrated everything. The hood recirculates through the island because the condo board said no to the façade, three times. Sleek, contemporary, and you can still find the kettle.',
      },
      {
        name: 'Two desks, one wall',
        country: 'CA',
        rooms: ['office'],
        description:
          'Both partners work from home and both talk for a living. A sliding panel in walnut divides their desks during calls and hides in the bookcase afterwards. Felt-backed slats, stone-grey tile, a pair of leather task chairs, lighting that flatters on camera. Power comes through the floor, since nobody wants to see a modern office from the side with the cables.',
      },
      {
        name: 'Lakeside, finally finished',
        country: 'CA',
        rooms: ['living'],
        seeds: { living: 12 },
        description:
          'The previous designer left, the previous contractor left, the owners nearly left. We came in at drywall. A long living room now steps down to the lake: wood-panelled fireplace wall, low sectional in oatmeal, big slabs of stone, a quiet ring of light. No curtains, since there’s nobody out there but loons. Contemporary, with a place for wet snow pants that doesn’t look like one.',
      },
    ],
  },
  {
    key: 'oksana.levchuk',
    firstName: 'Oksana',
    lastName: 'Levchuk',
    country: 'UA',
    languages: ['uk', 'pl', 'en'],
    bio: 'Працюю в Києві та Львові. Роблю сучасні, теплі квартири, де є світло, тиша і запас на чорний день. Пишу українською, польською та англійською.',
    budgetUsd: [5_000, 50_000],
    style: 'contemporary',
    projects: [
      {
        name: 'Спальня з видом на Дніпро',
        country: 'UA',
        rooms: ['bedroom'],
        seeds: { bedroom: 1 },
        description:
          'Двадцятий поверх на Печерську, вікна від підлоги до стелі. За узголів’ям горіхові панелі, ліжко оббите букле, світло лише непряме. Замовники просили спокійну сучасну спальню, у якій можна забути про новини, тож телевізора немає. Шафа захована в панелях, килим теплий, штори щільні. Окремо продумали акумулятор і тихе освітлення на випадок відключень.',
      },
      {
        name: 'Kitchen for the neighbours too',
        country: 'UA',
        rooms: ['kitchen'],
        seeds: { kitchen: 1 },
        description:
          'During the power cuts this flat had the only gas stove on the landing, and the owners decided to keep the habit of cooking for eight. A dark handleless kitchen with a generous marble-look island, six velvet stools, a walnut wall that hides batteries and jars. Large stone tiles, cleaned in a minute. Contemporary lines, very un-contemporary hospitality.',
      },
      {
        name: 'Dinner above the tram depot',
        country: 'UA',
        rooms: ['dining'],
        description:
          'A new block in Lviv with a view of trams being washed at night. The dining room got a slab table in smoked oak, eight upholstered chairs in rust velvet, walnut panels and a thin ring of brass light overhead. Sheer curtains soften the depot lamps. The owner makes furniture hardware, so every hinge in this modern room is his own, and he will show you.',
      },
      {
        name: 'Homework and spreadsheets',
        country: 'PL',
        style: 'scandinavian',
        rooms: ['office'],
        description:
          'A rented flat in Warsaw for a mother and two school-age girls. One room had to hold three desks and stay cheerful. Birch tops on white frames, a shared shelf, yellow chair covers, a paper lamp, a soft rug for reading on the floor. Pale and bright in the Scandinavian way, because the window faces a wall. Everything can be unscrewed and taken home one day.',
      },
    ],
  },
];
