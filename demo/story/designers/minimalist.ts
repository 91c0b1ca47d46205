import type { StoryDesigner } from '../story.ts';

/** Designers who take away. */
export const minimalistDesigners: readonly StoryDesigner[] = [
  {
    key: 'matthias.oberhuber',
    firstName: 'Matthias',
    lastName: 'Oberhuber',
    country: 'AT',
    languages: ['de', 'en', 'it'],
    bio: 'Ich zeichne Räume mit möglichst wenigen Linien. Studium in Wien und Mendrisio, seit zwölf Jahren eigenes Büro, bis heute ohne Firmenschild.',
    budgetUsd: [30_000, 250_000],
    style: 'minimalist',
    projects: [
      {
        name: 'Wohnung W, Wien-Leopoldstadt',
        country: 'AT',
        rooms: ['living'],
        description:
          'Vierzig Laufmeter Stauraum, kein sichtbarer Griff. Die Wohnung gehört einem Ehepaar, das nach dreißig Jahren Haus alles abgeben wollte bis auf ein Bild. Geschliffener Estrich, mineralischer Putz, ein langes niedriges Sofa, ein Tisch aus einem Block. Das Licht kommt aus einer Fuge. Minimalistisch ist das Ergebnis; der Weg dorthin waren elf Besprechungen über Dinge.',
      },
      {
        name: 'Küche als Möbel',
        country: 'AT',
        rooms: ['kitchen'],
        description:
          'Eine Insel, eine Wand, sonst nichts. Die Wand enthält Kühlschrank, Ofen, Speis und die Tür zum Bad; man sieht davon vier feine Fugen. Die Insel ist aus hellem Mineralwerkstoff gegossen und hat keinen Überstand, nur eine Schattenfuge am Boden. Drei Hocker, eine Lichtlinie, Betonboden. Die Bauherrin kocht täglich. Genau deshalb wollte sie, dass am Abend nichts davon übrig bleibt.',
      },
      {
        name: 'A desk and a window',
        country: 'AT',
        rooms: ['office'],
        description:
          'The smallest commission we ever accepted and one of the longest drawings. A home office of seven square metres: a cantilevered top 28 millimetres thick, a wall of flush doors, concrete underfoot. One olive tree stands outside, framed. Cables rise through a slot you could not find with a torch. The client, a structural engineer, checked the cantilever himself.',
      },
    ],
  },
  {
    key: 'ines.carvalhal',
    firstName: 'Inês',
    lastName: 'Carvalhal',
    country: 'PT',
    languages: ['pt', 'en', 'es'],
    style: 'minimalist',
    projects: [
      {
        name: 'Quarto branco, Foz do Douro',
        country: 'PT',
        rooms: ['bedroom'],
        description:
          'Um quarto com uma única janela do chão ao tecto e o Atlântico do outro lado. Tirámos os rodapés, as molduras e tudo o que fazia sombra. Paredes em cal, chão de microcimento claro, uma cama estofada em cinza-pálido, cortina translúcida. O roupeiro ocupa a parede inteira e não se vê. Minimalista não quer dizer frio: o pavimento é aquecido e o silêncio também conta.',
      },
      {
        name: 'Casa do arquivo',
        country: 'PT',
        rooms: ['living'],
        description:
          'A retired archivist asked for an empty living room. Behind the empty walls are sixty-two metres of shelving with push doors, catalogued by him, drawn by us. What remains visible: a low grey sofa, a block table in cast concrete, one drawing. The floor is polished concrete from wall to wall. Light moves through the room during the day and is, he says, quite enough to look at.',
      },
      {
        name: 'Pátio de uma só árvore',
        country: 'PT',
        rooms: ['garden'],
        seeds: { garden: 22 },
        description:
          'Um pátio de trinta metros quadrados entre muros brancos. Lajes de betão, uma mesa de freixo, uma árvore. A sombra vem da copa, que desenha o chão ao longo da tarde. Não há vasos, nem almofadas coloridas, nem iluminação à vista, só duas lanternas. Os clientes pensavam que ia parecer vazio. Agora jantam lá fora de Abril a Outubro e pedem-nos só mais uma cadeira.',
      },
    ],
  },
  {
    key: 'sooah.baek',
    firstName: 'Soo-ah',
    lastName: 'Baek',
    country: 'KR',
    languages: ['ko', 'en'],
    bio: 'Former watch-case designer, now Seoul apartments. I think in tenths of millimetres and in what you will put down when you come home: keys, bag, day.',
    style: 'minimalist',
    projects: [
      {
        name: 'Apartment without corners',
        country: 'KR',
        rooms: ['living'],
        description:
          'A standard three-bay apartment in Mapo, twenty storeys of identical plans. We removed what could be removed: cornice, skirting, ceiling light, television. Walls meet the floor in a shadow gap; the sofa is one grey volume, the table another. Sheer curtains run the full width so that the window disappears at night. The clients own forty-one objects in this room and can name them.',
      },
      {
        name: 'Quiet dining, Seongbuk',
        country: 'KR',
        rooms: ['dining'],
        description:
          'Four chairs, one slab, one line of light, ten centimetres longer than the table on each side. The floor is pale concrete, warmed the Korean way from underneath. The kimchi refrigerator is behind a wall panel that opens with a touch. Someone asked where the pictures are. The window is two metres ten wide and looks at a maple; in October it outdoes any picture.',
      },
      {
        name: 'Kitchen, closed',
        country: 'KR',
        rooms: ['kitchen'],
        description:
          'Two states: open and closed. Open, it is a complete kitchen with steam oven, rice corner and a tap for boiling water. Closed, it is a light-grey wall with an island in front, minimal to the point that visitors ask where you cook. Doors slide into pockets without a sound because we tried four different runners. Seat height was measured on the family’s grandmother.',
      },
      {
        name: 'Hotel sleep, at home',
        country: 'KR',
        rooms: ['bedroom'],
        description:
          'He flies, she works nights; the bedroom has to be dark at noon and calm at midnight. Upholstered bed in warm grey, no bedside tables but a ledge that runs behind the headboard, flush doors to a dressing room. Blinds close in three steps. The only colour is the wood of the ledge. We removed eleven switches and kept two.',
      },
    ],
  },
  {
    key: 'anneke.vorster',
    firstName: 'Anneke',
    lastName: 'Vorster',
    country: 'ZA',
    languages: ['af', 'en'],
    budgetUsd: [8_000, 70_000],
    style: 'minimalist',
    projects: [
      {
        name: 'Plain house, Paternoster',
        country: 'ZA',
        rooms: ['bedroom'],
        description:
          'White walls, flat roof, small budget, enormous sky. We spent the money on two things: glass without frames towards the veld and a concrete floor poured by someone who cares. The living room has one sofa and one rug; the bedroom one bed and one bench. Fishermen walk past at five. Nothing in the house competes with that, and nothing needs dusting but the sill.',
      },
      {
        name: 'Courtyard for one tree',
        country: 'ZA',
        rooms: ['terrace'],
        seeds: { terrace: 21 },
        description:
          'An old milkwood stood in the wrong place for every plan the owners had been shown, so we let it be the plan. A plain terrace of cast concrete stops a hand’s width from the roots; thin steel blades give shade; the bench is part of the wall. No lights are visible, yet you can read there at ten. Water collects in a single trough and the birds have agreed to it.',
      },
      {
        name: 'Beach kitchen, unplugged',
        country: 'ZA',
        style: 'coastal',
        rooms: ['kitchen'],
        seeds: { kitchen: 1 },
        description:
          'For a family that arrives sandy and leaves sandier. Bleached boards, white shaker fronts, a pale-blue island with room for a cooler box, wicker lamps from a basket maker in Hermanus. Handles are rope because brass turned green within a month. The window hatch opens to the braai. Gas for cooking, a hand pump as backup, the sea as wallpaper.',
      },
    ],
  },
];
