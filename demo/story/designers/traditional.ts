import type { StoryDesigner } from '../story.ts';

/** Designers of panelled rooms, good rugs and proper curtains. */
export const traditionalDesigners: readonly StoryDesigner[] = [
  {
    key: 'charlotte.penhallow',
    firstName: 'Charlotte',
    lastName: 'Penhallow',
    country: 'GB',
    languages: ['en', 'fr'],
    phone: '+44 1632 960 274',
    bio: 'Period houses, mostly Georgian, mostly around Bath. I believe in deep sofas, lamps instead of downlights and curtains that are lined twice.',
    budgetUsd: [25_000, 200_000],
    style: 'traditional',
    projects: [
      {
        name: 'Drawing room, Lansdown Crescent',
        country: 'GB',
        rooms: ['living'],
        description:
          'A first-floor drawing room with three sash windows and, when we arrived, a trampoline. The wainscot was stripped of eleven coats and repainted in soft stone; damask curtains hang from gilded poles that were in the attic. A rolled-arm sofa, a buttoned wing chair by the fire, mahogany where it matters and a Persian carpet that had been folded in four for half a century. Traditional, comfortable, and the children are allowed in.',
      },
      {
        name: 'Dining for the vestry',
        country: 'GB',
        rooms: ['dining'],
        description:
          'A vicarage dining room which seats the parish council once a month and teenagers the rest of the time. We re-waxed the mahogany table, recovered twelve chairs in a hard-wearing green stripe, hung a brass chandelier and put the ancestors back where the damp had been. Sideboard restored by the same family firm that made it in 1911. Panelling in pale sage. Herringbone oak underfoot.',
      },
      {
        name: 'The blue bedroom',
        country: 'GB',
        rooms: ['bedroom'],
        seeds: { bedroom: 11 },
        description:
          'A bedroom that had been magnolia for thirty years. Panelled walls in powder blue, a buttoned headboard, claret drapes to keep the draught where it belongs, a walnut chest and a small armchair for putting on stockings. The lamp bases are old ginger jars. We hid a modern bathroom door inside the panelling, because classic rooms look their best when nobody sees the plumbing.',
      },
      {
        name: 'Bathroom in oxblood, Frome',
        country: 'GB',
        rooms: ['bathroom'],
        seeds: { bathroom: 21 },
        description:
          'The bath came out of a rectory in Shropshire and weighs as much as a pony, so the joists came first. Then oxblood walls above a dado of handmade white tiles, a black and white floor laid on the diagonal, a cherry washstand with a marble top and brass taps that will spot and may. An arched mirror between two shaded lamps is kind to everybody before nine. A traditional bathroom, with a ladder for the towels.',
      },
    ],
  },
  {
    key: 'grace.abernethy',
    firstName: 'Grace',
    lastName: 'Abernethy',
    country: 'US',
    languages: ['en'],
    phone: '+1 843 555 0128',
    bio: 'Charleston born. I do Southern interiors with antiques, good drapery and a sense of humor, for people who still write thank-you notes.',
    budgetUsd: [30_000, 250_000],
    style: 'traditional',
    projects: [
      {
        name: 'Legare Street dining room',
        country: 'US',
        rooms: ['dining'],
        description:
          'Heart-pine floors from 1802, and a chandelier that came over in a barrel of sawdust. The owners wanted to use the room, not rope it off. So: balloon-back chairs in a performance velvet, a mahogany table with two leaves always in, wainscot in blue-gray, silver out of the vault and into the drawer. A mural was considered and, thankfully, wasn’t done. Supper’s at seven.',
      },
      {
        name: 'The colonel’s study',
        country: 'US',
        rooms: ['office'],
        description:
          'A home office for a man writing his memoirs with one finger. Cherry-wood bookcases with brass grilles, a partners’ desk, a leather wing chair, drapes the color of port. Oil landscapes lit by picture lamps. The Oriental rug was his mother’s and gives the palette: brick, navy, straw. The printer is inside a campaign chest. Traditional through and through, with excellent Wi-Fi.',
      },
      {
        name: 'Parlor with two fireplaces',
        country: 'US',
        rooms: ['living'],
        seeds: { living: 11 },
        description:
          'One chimney works, the other is for symmetry and books. We arranged two seating groups back to back, each with a rolled-arm sofa and a skirted chair, and tied them with one very large antique carpet. Crown molding repaired by hand, curtains interlined, lamps at eye height everywhere. The dog’s bed is upholstered to match, which was the client’s idea and turned out to be right.',
      },
      {
        name: 'Garden room without a roof, Tradd Street',
        country: 'US',
        rooms: ['garden'],
        seeds: { garden: 21 },
        description:
          'Behind the house there was a parking pad and one brave crape myrtle. We kept the tree, laid pale flagstones in the grass and closed the far side with a clipped hedge tall enough for manners. The sofa is mahogany with cushions in white, sage and butter yellow, set where the shade falls at four. White flowers run along the border because they still show after supper. A traditional garden, planned like a parlor, with better air.',
      },
    ],
  },
  {
    key: 'helena.wyrzykowska',
    firstName: 'Helena',
    lastName: 'Wyrzykowska',
    country: 'PL',
    languages: ['pl', 'fr', 'en'],
    bio: 'Od dwudziestu lat urządzam wnętrza w krakowskich kamienicach. Lubię stare meble, dobre tapicerstwo i klientów, którzy mają rodzinne historie.',
    budgetUsd: [8_000, 80_000],
    style: 'traditional',
    projects: [
      {
        name: 'Salon przy Plantach',
        country: 'PL',
        rooms: ['living'],
        description:
          'Mieszkanie w kamienicy z 1896 roku, po babci. Odnowiliśmy parkiet w jodełkę i boazerię, wróciły kotary i kryształowy żyrandol. Klasyczna sofa na kulistych nóżkach, skórzany fotel uszak, mahoniowy stolik i dywan perski, który przeżył dwie przeprowadzki i jedną powódź. Właścicielka chciała tradycyjnego wnętrza, w którym można zdjąć buty. Telewizor mieszka w sekretarzyku.',
      },
      {
        name: 'Gabinet profesora',
        country: 'PL',
        rooms: ['office'],
        description:
          'Trzy tysiące książek i biurko po dziadku, adwokacie. Zaprojektowaliśmy biblioteki z litego orzecha do samego sufitu, z drabinką, i skórzany fotel do czytania. Tradycyjny gabinet domowy: zielona lampa, obrazy w złoconych ramach, kotary w kolorze wina. Okno wychodzi na kościół, więc biurko stoi bokiem, żeby dzwony nie przerywały zdań. Parkiet skrzypi; pan profesor zabronił naprawiać.',
      },
      {
        name: 'Kitchen with a tiled stove',
        country: 'PL',
        rooms: ['kitchen'],
        seeds: { kitchen: 11 },
        description:
          'The stove still heats the room, so the island stands at a respectful distance. Cream panelled cupboards, a worktop in pale marble, three mahogany stools and handmade tiles behind the brass tap, because this family receives its guests in the kitchen. The walls are a thin blue that the evening turns grey. Oak in herringbone underfoot. We only added lamps, drawers and patience. The classical proportions did the rest.',
      },
      {
        name: 'Przedpokój z zielonymi drzwiami',
        country: 'PL',
        rooms: ['hall'],
        seeds: { hall: 21 },
        description:
          'Kamienica na Salwatorze, przedpokój długi i ciemny jak tunel. Pomalowaliśmy ściany na głęboką czerwień nad białą boazerią, a drzwi wejściowe na zieleń, którą znaleźliśmy pod spodem. Dębowe deski zostały, na nich leży orientalny chodnik po babci właścicielki. Jest ławka z szufladą na buty, wieszak, konsola z lampą i okrągłe lustro. Klasycznie, z gipsowym gzymsem odlanym na nowo z jednego ocalałego kawałka. Goście przestali zdejmować buty w kuchni.',
      },
    ],
  },
];
