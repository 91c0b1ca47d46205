/** What is said in a conversation of the story; the customer's words by `c`, the designer's by `d`. */
export type StoryTalk = readonly (readonly ['c' | 'd', string])[];

/** A designer's application for an order of the story, and what became of it. */
export interface StoryApplication {
  /** The designer's key. */
  designer: string;
  note: string;
  /** Lowest and highest price, US dollars. */
  priceUsd?: readonly [number, number];
  /** Nothing is an application that nobody has answered yet. */
  answer?: 'shortlisted' | 'declined' | 'accepted' | 'withdrawn';
  talk?: StoryTalk;
}

/** How the work on an order went, once somebody was accepted. */
export interface StoryWork {
  /** What the designer wrote with each delivery; between two of them the customer asked for changes. */
  deliveries: readonly string[];
  /** What the customer asked to be changed, once for each delivery but the last one, and after the last if the work goes on. */
  changes?: readonly string[];
  /** The customer has marked it as completed. */
  isCompleted?: boolean;
  review?: { stars: 1 | 2 | 3 | 4 | 5; text: string; answer?: string };
  /** Ended before it was completed. */
  cancelled?: { by: 'customer' | 'designer'; reason: string };
}

/** What happened to an order of the story. */
export interface StoryDeal {
  /** The customer's key. */
  customer: string;
  /** The order's title. */
  order: string;
  applications: readonly StoryApplication[];
  work?: StoryWork;
  /** What the customer did with an order that nobody works on. */
  closed?: 'paused' | 'cancelled';
}

/** Every deal of the story. There is one in each state that an order and an application can have. */
export const storyDeals: readonly StoryDeal[] = [
  {
    customer: 'claire.hensley',
    order: 'Kitchen for our beach house on the Cape',
    applications: [
      {
        designer: 'nora.gallivan',
        note: 'I grew up two towns over and know what salt does to a hinge. I would keep your plumbing where it is, paint the lower cabinets a pale grey-blue, and make one long table of the wall by the deck door.',
        priceUsd: [5200, 6800],
        answer: 'shortlisted',
        talk: [
          ['c', 'Thank you, that is the kitchen we have in our heads. Could the table seat ten?'],
          [
            'd',
            'Ten with a bench on the wall side, yes. If you send me the width between door and window, I can draw it this week.',
          ],
          ['c', '3.42 m, measured twice. The deck door opens inwards.'],
          ['d', 'Then the bench stops 40 cm short of it, and nobody gets the door in the back.'],
        ],
      },
      {
        designer: 'lachlan.weatherall',
        note: 'Happy to work by video. I have done four kitchens within a stone’s throw of the sea, the last one for a family of eight.',
        priceUsd: [4800, 6000],
      },
      {
        designer: 'solene.kerbrat',
        note: 'I know small houses by the sea, though in granite. I could begin in March.',
        answer: 'declined',
      },
    ],
  },
  {
    customer: 'claire.hensley',
    order: 'Living room around the old fireplace',
    applications: [
      {
        designer: 'wyatt.sorensen',
        note: 'A fireplace that works decides where everything goes. I would begin with the sofa, and with the dogs.',
        priceUsd: [3600, 4500],
        answer: 'accepted',
        talk: [
          ['d', 'Are both dogs allowed on the sofa? It decides the cloth.'],
          ['c', 'One is. The other thinks he is.'],
          ['d', 'Then washable covers, in a colour near to mud.'],
        ],
      },
      {
        designer: 'abigail.thornbury',
        note: 'The beams and the hearth need very little beside them. I could visit in spring.',
        priceUsd: [4000, 5200],
      },
    ],
    work: {
      deliveries: [
        'The first layout: the sofa faces the fire, the piano stands against the inner wall, out of the heat.',
      ],
      changes: ['Could the piano face the room? My daughter wants to see who is listening.'],
    },
  },
  {
    customer: 'claire.hensley',
    order: 'My mother’s dining room, done properly',
    applications: [
      {
        designer: 'grace.abernethy',
        note: 'I have a soft spot for rooms that were loved and then forgotten. The table stays; the curtains go.',
        priceUsd: [6000, 7500],
        answer: 'accepted',
      },
    ],
    work: {
      deliveries: [
        'Plan, colours, and the paper I would hang. The sideboard moves to the long wall.',
        'With the darker green, and chairs that can be found.',
      ],
      changes: ['The paper is perfect. Could we see it in a darker green?'],
      isCompleted: true,
      review: {
        stars: 5,
        text: 'Grace saw at once what my mother had meant with this room. We have eaten there every Sunday since.',
        answer: 'Thank you, Claire. Your mother chose that table well.',
      },
    },
  },
  {
    customer: 'beth.calloway',
    order: 'Bright kitchen, birch and white',
    applications: [
      {
        designer: 'linnea.ahlgren',
        note: 'Birch, white and one warm lamp over the table. I have drawn this kitchen for three families, and each time it came out different.',
        priceUsd: [3900, 4700],
        answer: 'accepted',
        talk: [
          ['c', 'We cook for six every evening. Is one sink enough?'],
          ['d', 'One large one, and a tap that reaches the stove. Two sinks are for people who do not talk.'],
        ],
      },
      {
        designer: 'mads.tolstrup',
        note: 'I would love to. My calendar is free from May.',
        priceUsd: [3500, 5000],
      },
    ],
    work: {
      deliveries: ['Two layouts. In the second, the table takes the place by the window.'],
    },
  },
  {
    customer: 'katarzyna.mroz',
    order: 'Jasna sypialnia w bloku',
    applications: [
      {
        designer: 'linnea.ahlgren',
        note: 'A block, a small room, and light from one side only: I would let the wardrobe disappear into the wall.',
        priceUsd: [1400, 1800],
        answer: 'accepted',
      },
    ],
    work: {
      deliveries: ['The whole room, with a list of what to buy where.'],
      isCompleted: true,
      review: {
        stars: 5,
        text: 'Szybko, jasno i w budżecie. Szafy naprawdę nie widać.',
        answer: 'Thank you! I hope you sleep as well as the plan promised.',
      },
    },
  },
  {
    customer: 'tobias.brandt',
    order: 'Helles Wohnzimmer für eine junge Familie',
    applications: [
      {
        designer: 'mads.tolstrup',
        note: 'Ein Zimmer für Kinder und für den Abend danach: alles, was herumliegt, bekommt eine Bank mit Deckel.',
        priceUsd: [2600, 3300],
        answer: 'accepted',
      },
      {
        designer: 'linnea.ahlgren',
        note: 'Light woods, few colours, and a rug that forgives.',
        priceUsd: [2800, 3400],
      },
    ],
    work: {
      deliveries: ['Grundriss, Möbel und Farben, dazu zwei Varianten für die Leseecke.'],
      isCompleted: true,
      review: {
        stars: 4,
        text: 'Schöne Ideen, sehr freundlich. Die Einkaufsliste kam eine Woche später als gedacht.',
      },
    },
  },
  {
    customer: 'ingvild.strommen',
    order: 'A calm living room after the children moved out',
    applications: [
      {
        designer: 'linnea.ahlgren',
        note: 'A room for two may keep its echoes. I would take out half of the furniture and move the best chair to the window.',
        priceUsd: [2200, 2900],
        answer: 'shortlisted',
        talk: [
          ['d', 'May I ask which piece you would never give away?'],
          ['c', 'The blue armchair. It is ugly, and it stays.'],
        ],
      },
      { designer: 'sigrid.haugland', note: 'I live four hours north of you and like ugly armchairs.' },
    ],
  },
  {
    customer: 'oliver.pemberton',
    order: 'Drawing room in a Georgian terrace',
    applications: [
      {
        designer: 'charlotte.penhallow',
        note: 'I know these terraces, and the people who list them. Curtains first, then the rug, then the sofas.',
        priceUsd: [9000, 12_000],
        answer: 'accepted',
      },
    ],
    work: {
      deliveries: ['Boards for all three walls, and a lamp plan.'],
      isCompleted: true,
      review: {
        stars: 5,
        text: 'Worth every penny. The ping-pong table has gone to the cellar and nobody minds.',
        answer: 'The dog’s basket was the hardest part. Thank you, Oliver.',
      },
    },
  },
  {
    customer: 'oliver.pemberton',
    order: 'Garden office in an old forge',
    applications: [
      {
        designer: 'rafal.dobrzycki',
        note: 'The anvil stays in every drawing I make. Soot can be sealed; I have done it twice.',
        priceUsd: [3100, 3900],
        answer: 'accepted',
      },
    ],
    work: {
      deliveries: [],
      cancelled: {
        by: 'customer',
        reason: 'The roof turned out to need us first. We hope to come back to you in a year.',
      },
    },
  },
  {
    customer: 'hannah.oconnell',
    order: 'Kitchen in my grandparents’ farmhouse',
    applications: [
      {
        designer: 'abigail.thornbury',
        note: 'Nothing in such a kitchen should look new. I would buy the dresser at a fair and build the rest around it.',
        priceUsd: [3400, 4200],
        answer: 'accepted',
      },
      {
        designer: 'solene.kerbrat',
        note: 'I have restored three farm kitchens and still have the dust in my hair.',
        priceUsd: [3000, 4400],
      },
    ],
    work: {
      deliveries: ['The plan, with the range where it always was.'],
      isCompleted: true,
      review: { stars: 4, text: 'Abigail listens. We changed the floor twice and she never sighed.' },
    },
  },
  {
    customer: 'lucas.eberhardt',
    order: 'Schlafzimmer wie in einem alten Grandhotel',
    applications: [
      {
        designer: 'leopold.vanneste',
        note: 'Ein Grandhotel beginnt beim Kopfteil des Bettes. Der Rest sind gute Vorhänge.',
        priceUsd: [5000, 6500],
        answer: 'accepted',
      },
    ],
    work: {
      deliveries: ['Kopfteil, Leuchten und Stoffe, mit Mustern per Post.'],
      isCompleted: true,
      review: { stars: 5, text: 'Man möchte läuten und Frühstück bestellen.' },
    },
  },
  {
    customer: 'jamal.whitfield',
    order: 'First loft, empty',
    applications: [
      {
        designer: 'dana.whitlock',
        note: 'An empty loft is a gift. I would spend half of the money on one sofa and leave the rest of the floor alone.',
        priceUsd: [2100, 2600],
        answer: 'shortlisted',
      },
      {
        designer: 'bram.vanderwerff',
        note: 'I could have begun in April, but another project has come in. All the best for your loft.',
        answer: 'withdrawn',
      },
    ],
  },
  {
    customer: 'thandi.mokwena',
    order: 'Roof terrace for music nights',
    applications: [],
    closed: 'paused',
  },
  {
    customer: 'joost.timmerman',
    order: 'Woonkamer uit de jaren zestig',
    applications: [
      {
        designer: 'henrike.vollmar',
        note: 'Teak, wool, and a lamp that everybody’s grandmother had.',
        priceUsd: [1900, 2500],
      },
    ],
    closed: 'cancelled',
  },
];
