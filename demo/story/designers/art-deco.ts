import type { StoryDesigner } from '../story.ts';

/** Designers of velvet, brass and stepped lines. */
export const artDecoDesigners: readonly StoryDesigner[] = [
  {
    key: 'leopold.vanneste',
    firstName: 'Léopold',
    lastName: 'Vanneste',
    country: 'BE',
    languages: ['fr', 'nl', 'en'],
    bio: 'Brussels has more Art Deco per street than anywhere I know, most of it behind plasterboard. I take the plasterboard down and carry on from there.',
    budgetUsd: [30_000, 220_000],
    style: 'art-deco',
    projects: [
      {
        name: 'Avenue Molière, first floor',
        country: 'BE',
        rooms: ['living'],
        seeds: { living: 11 },
        description:
          'A 1931 apartment whose salon had lost its panels in the seventies. From two photographs we redrew them: fine brass lines on petrol-green lacquer, stepped at the corners. A velvet sofa in old gold, two barrel chairs, a marble table, a rug with a fan motif woven in Kortrijk. The herringbone floor needed four hundred replacement blocks. Art Deco is geometry first, glamour second.',
      },
      {
        name: 'Salle à manger, Uccle',
        country: 'BE',
        rooms: ['dining'],
        description:
          'Une salle à manger octogonale de 1928, restaurée pour un couple de musiciens. Table ronde en marbre sur pied de laiton, chaises en velours vert, murs laqués bleu nuit soulignés de filets dorés. Le lustre à anneaux est neuf mais dessiné sur le plan du plafond d’origine. L’acoustique les préoccupait : les rideaux en velours l’ont réglée. Art déco, donc précis au millimètre.',
      },
      {
        name: 'Werkkamer van een notaris',
        country: 'BE',
        rooms: ['office'],
        seeds: { office: 11 },
        description:
          'Een werkkamer thuis in een herenhuis in Antwerpen, bedoeld voor gesprekken die niet licht zijn. Donkergroene lambrisering met messing biezen, een bureau in ebbenhout, fauteuils in fluweel en een tapijt met waaiermotief. De boekenkast is op maat gemaakt en sluit met getrapte deuren. Art deco geeft zo’n kamer gewicht zonder dat ze somber wordt: ’s avonds gloeit alles.',
      },
      {
        name: 'Salle de bains rose, avenue Brugmann',
        country: 'BE',
        rooms: ['bathroom'],
        seeds: { bathroom: 21 },
        description:
          'Un immeuble de 1934, une salle de bains refaite trois fois, jamais mieux. Nous avons retrouvé le damier noir et ivoire sous le linoléum, posé derrière la baignoire deux plaques de marbre veiné comme un dessin à l’encre, peint le reste dans un rose poudré. Baignoire sur pieds de laiton, meuble de toilette en palissandre, miroir cintré, globe opalin. L’esprit Art déco, avec un chauffage qui marche et une douche cachée derrière la porte.',
      },
    ],
  },
  {
    key: 'priya.raghunathan',
    firstName: 'Priya',
    lastName: 'Raghunathan',
    country: 'IN',
    languages: ['en', 'hi', 'ta', 'mr'],
    bio: 'I grew up behind Marine Drive, in a building shaped like a ship. Bombay Deco is my mother tongue: streamlines, terrazzo, brass, sea breeze.',
    budgetUsd: [10_000, 95_000],
    style: 'art-deco',
    projects: [
      {
        name: 'Oval Maidan salon',
        country: 'IN',
        rooms: ['living'],
        seeds: { living: 1 },
        description:
          'The family has lived here since 1938 and the sofa had been re-covered nine times. We made it ten: mustard velvet, brass feet. Curved corners of the room were rebuilt, the midnight-blue panels edged in gold, ceiling rings lit with warm lamps that survive the monsoon voltage. A round sun mirror hangs where the wireless stood. Deco in Bombay should feel like an evening beginning.',
      },
      {
        name: 'Bedroom on the seventh deck',
        country: 'IN',
        rooms: ['bedroom'],
        description:
          'The building looks like an ocean liner, so the bedroom became the stateroom. A channelled velvet headboard runs wall to wall, bedside lamps are frosted globes, the parquet is laid in herringbone and waxed. Emerald walls, thin gold lines, black lacquer drawers. We hid a dehumidifier behind a fluted screen; velvet and August do not get along otherwise.',
      },
      {
        name: 'Verandah with geometry',
        country: 'IN',
        rooms: ['terrace'],
        description:
          'A terrace facing the racecourse, tiled in black and cream terrazzo stepped like a skyline. The pergola is slim steel, painted bronze; the sofas are curved and outdoor velvet really does exist. Palms in brass-banded pots, a bar trolley with a fan-shaped back. The client wanted sundowners to feel like 1934 and the mosquito control to be of this century.',
      },
      {
        name: 'Counsel’s chamber at home',
        country: 'IN',
        rooms: ['office'],
        seeds: { office: 31 },
        description:
          'A barrister’s home office with four thousand law reports, a view of the bay and very little patience. Sea-green panels edged in fine gold lines, a teak desk with brass feet, a tangerine chair for whoever is thinking and a barrel chair in mustard velvet for whoever is being advised. The brass lines on the panels align with the shelf edges; the carpenter and I are both still proud of it. Jazz-age glamour, strictly alphabetical.',
      },
      {
        name: 'Street front at lamp time, Matunga',
        country: 'IN',
        rooms: ['facade'],
        seeds: { facade: 27 },
        description:
          'A 1938 bungalow whose front had been painted four colours for four brothers. One cream now, with the horizontal cornice picked out by its own shadow, black steel windows back in their openings and a black door with a brass pull. Two lamps and a row of lit panes do the rest after seven. Red salvia edges the path because the grandmother asked for it. Art Deco was always a style for evenings.',
      },
    ],
  },
  {
    key: 'giulia.ferrantelli',
    firstName: 'Giulia',
    lastName: 'Ferrantelli',
    country: 'IT',
    languages: ['it', 'en', 'fr'],
    budgetUsd: [25_000, 200_000],
    style: 'art-deco',
    projects: [
      {
        name: 'Sala da pranzo in via Mozart',
        country: 'IT',
        rooms: ['dining'],
        description:
          'Milano, un palazzo del 1934. La sala da pranzo aveva conservato il pavimento a spina e poco altro. Abbiamo rivestito le pareti con pannelli verde scuro profilati in ottone, scelto un tavolo tondo di marmo e poltroncine in velluto. Il lampadario ad anelli riflette nello specchio a raggiera e raddoppia la luce. I clienti ricevono spesso: al buio, a candele, sembra un film in bianco e nero a colori.',
      },
      {
        name: 'Camera con boiserie',
        country: 'IT',
        rooms: ['bedroom'],
        description:
          'Una camera da letto per una collezionista di gioielli déco. Testiera imbottita a canne in velluto ocra, boiserie blu notte con filetti dorati, comodini laccati neri. L’armadio è nascosto nella parete e dentro è foderato di verde. Tende pesanti, tappeto geometrico, lampade a sfera. Voleva dormire in una scatola preziosa; abbiamo fatto in modo che fosse anche silenziosa.',
      },
      {
        name: 'Kitchen behind the bar',
        country: 'IT',
        rooms: ['kitchen'],
        description:
          'The living room needed a bar, the bar needed a kitchen, and the kitchen had to vanish. Deep green fluted fronts, a marble top with a stepped edge, brass rails, velvet stools with a footrest at the height of my own heels. Behind the last panel: oven, dishwasher, espresso machine. An Art Deco kitchen is a contradiction from 1930 onwards, and we enjoyed it.',
      },
      {
        name: 'Attico in Porta Nuova',
        country: 'IT',
        style: 'contemporary',
        rooms: ['living'],
        description:
          'Ventiduesimo piano, vetro su tre lati. Abbiamo dato un fondo alla stanza: una parete in noce che nasconde cucina e ingresso. Divano in bouclé, poltrone color cognac, tavolo di marmo, una lampada ad anelli sottili. Il pavimento è in grandi lastre chiare, così la città entra senza ostacoli. Contemporaneo, ma con quel mezzo grado di calore che i grattacieli non danno.',
      },
    ],
  },
];
