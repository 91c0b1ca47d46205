import type { StoryDesigner } from '../story.ts';

/** Designers of houses with sand on the step. */
export const coastalDesigners: readonly StoryDesigner[] = [
  {
    key: 'nora.gallivan',
    firstName: 'Nora',
    lastName: 'Gallivan',
    country: 'US',
    languages: ['en', 'fr'],
    phone: '+1 207 555 0163',
    bio: 'I work along the Maine coast, mostly on houses that are cold, damp and loved. My rule: if it can’t take a wet dog and a foggy week, it stays in the catalog.',
    budgetUsd: [15_000, 130_000],
    style: 'coastal',
    projects: [
      {
        name: 'Cottage at Pemaquid',
        country: 'US',
        rooms: ['living'],
        seeds: { living: 1 },
        description:
          'Four generations, one cottage, zero insulation. We tightened the shell first, then kept the shiplap and painted it the white of the inside of a shell. A slipcovered sofa that unzips, a rattan chair by the south window, bleached plank table, jute underfoot. The blues come from the cushions and from the actual ocean, ninety feet away. Everything dries by morning.',
      },
      {
        name: 'Bedroom, Spruce Head',
        country: 'US',
        rooms: ['bedroom'],
        seeds: { bedroom: 11 },
        description:
          'She wanted to hear the bell buoy and not the refrigerator, so the bedroom moved to the seaward side. Woven headboard, striped cotton, a bench in faded denim blue, curtains thin enough to let the fog glow. The floor is wide pine, washed gray. We kept the old sash windows and taught them to close. A coastal room shouldn’t need an anchor on the wall; this one has none.',
      },
      {
        name: 'Lobster-boil kitchen',
        country: 'US',
        rooms: ['kitchen'],
        seeds: { kitchen: 11 },
        description:
          'The stove is commercial because the pot is. White shaker cabinets, a soft-blue island with a zinc edge, pale glazed tile, two big wicker pendants and floors that get hosed. The door to the deck is four feet wide so the pot and two people fit through together. Stools are ash, sanded by the kids. Seaside house, working kitchen, no apologies.',
      },
      {
        name: 'White boards and navy shutters, Port Clyde',
        country: 'US',
        rooms: ['facade'],
        seeds: { facade: 21 },
        description:
          'The front of a captain’s cottage that had lost its shutters to three storms. We replaced the cedar boards on the weather side only, painted everything the white of old sails and hung new louvered shutters in navy, on hinges that really close. The roof is grey shingle, the door a sandy cream. A straight stone path runs between white blooms so guests find it in fog. Coastal from the street, dry from the inside.',
      },
    ],
  },
  {
    key: 'lachlan.weatherall',
    firstName: 'Lachlan',
    lastName: 'Weatherall',
    country: 'AU',
    languages: ['en'],
    phone: '+61 2 5550 1834',
    bio: 'Surfer, builder, late-life design graduate. I do beach houses between Byron and Yamba: airy, hard-wearing, a bit sun-bleached, like their owners.',
    budgetUsd: [20_000, 140_000],
    style: 'coastal',
    projects: [
      {
        name: 'Deck at Broken Head',
        country: 'AU',
        rooms: ['terrace', 'garden'],
        description:
          'The house faces the bush, the deck faces the break, so the deck became the house. Blackbutt boards laid with wide gaps for sand, a slatted pergola in bleached timber, built-in daybeds with outdoor linen in white and washed blue. Boards rack along the side, shower behind a rope screen. You can be asleep ten minutes after your last wave. Cyclone-rated, which is the boring, expensive part.',
      },
      {
        name: 'Brunswick kitchen',
        country: 'AU',
        rooms: ['kitchen'],
        seeds: { kitchen: 12 },
        description:
          'Fish gets cleaned here, kids get fed here, and the neighbours drift in at four. A long white island with a sea-glass splashback behind it, driftwood-coloured shelves, cane lamps, four stools that don’t mind wet bathers. Windows fold up and the bench runs straight through to the outside. Beach-house kitchens should be one hose away from clean. This one is.',
      },
      {
        name: 'Salt & books, Lennox Head',
        country: 'AU',
        rooms: ['living'],
        seeds: { living: 11 },
        description:
          'A retired librarian bought a fibro shack with a view worth ten times the shack. White boards inside, bleached floor, linen sofas that face each other rather than the sea, because conversation was the point. The book wall is painted the same white so the spines become the colour. Rattan, jute, a few shells found by grandchildren. Breezy in January, snug in July.',
      },
    ],
  },
  {
    key: 'marit.hoogland',
    firstName: 'Marit',
    lastName: 'Hoogland',
    country: 'NL',
    languages: ['nl', 'en', 'de'],
    budgetUsd: [6_000, 45_000],
    style: 'coastal',
    projects: [
      {
        name: 'Strandhuis in Zeeland',
        country: 'NL',
        rooms: ['dining'],
        seeds: { dining: 11 },
        description:
          'Een houten huis achter de duinen bij Domburg. De eetkamer kijkt over het helmgras naar zee, dus we hielden alles licht: wit geschilderde planken, een schragentafel van verweerd eiken, stoelen met een lichtblauwe zitting, rieten lampen. De vloer is gebleekt en mag zand hebben. Mosselen met twaalf man was de maatstaf. Kustgevoel zonder schelpen op een schaaltje.',
      },
      {
        name: 'Slaapkamer met vuurtoren',
        country: 'NL',
        rooms: ['bedroom'],
        seeds: { bedroom: 13 },
        description:
          'Elke tien seconden komt de vuurtoren van Schiermonnikoog voorbij; de opdrachtgevers wilden dat licht juist wel zien. Daarom dunne linnen gordijnen, een rotan bed tegenover het raam, muren in gebroken wit en een deken in drie tinten blauw. De kast is van oude scheepsplanken. Het zoute klimaat vroeg om hout en touw in plaats van metaal. Een rustige kamer aan zee.',
      },
      {
        name: 'Tide table, Noordwijk',
        country: 'NL',
        rooms: ['office'],
        description:
          'A home office for a maritime lawyer who surfs before breakfast. Bleached oak desk along the window, shelves in driftwood grey, a jute rug, one blue chair. The board hangs on the wall as the only picture. Video calls happen with the dunes behind him, which apparently helps settlements. Blinds are sailcloth, stitched by the loft that makes his sails.',
      },
      {
        name: 'White boards, Texel',
        country: 'NL',
        style: 'scandinavian',
        rooms: ['dining'],
        description:
          'A former sheep barn, now a holiday house for a Danish-Dutch family who eat together three times a day. White-washed boards, a birch table that extends to fourteen, wishbone chairs, a paper lamp over each end. Floors are pale ash. It is more Scandinavian than seaside because they see enough sea; inside they wanted plain wood, candles and a shelf for games.',
      },
      {
        name: 'Badkamer achter de duinen',
        country: 'NL',
        rooms: ['bathroom'],
        seeds: { bathroom: 31 },
        description:
          'Wie van het strand komt, wil zand kwijt en warmte terug. De vloer is van grote zandkleurige tegels op afschot, zodat een emmer water genoeg is. Zeegrijze tegels tot schouderhoogte, daarboven kalkverf in het groen van helm. Een vrij bad voor het raam met uitzicht op de branding, een witte wastafelkast, een ladder voor natte handdoeken, een lamp van papier. Kust zonder ankers: het licht doet het werk.',
      },
    ],
  },
];
