import type { StoryDesigner } from '../story.ts';

/** Designers of lime, terracotta and shade. */
export const mediterraneanDesigners: readonly StoryDesigner[] = [
  {
    key: 'alba.montcada',
    firstName: 'Alba',
    lastName: 'Montcada Riera',
    country: 'ES',
    languages: ['ca', 'es', 'en', 'de'],
    bio: 'Reformo casas de pueblo y fincas en Mallorca con cal, barro, madera y sombra. Aprendí el oficio con albañiles, y todavía les pregunto a ellos primero.',
    budgetUsd: [15_000, 150_000],
    style: 'mediterranean',
    projects: [
      {
        name: 'Cocina de finca, Llucmajor',
        country: 'ES',
        rooms: ['kitchen'],
        description:
          'Una cocina mediterránea en una finca de 1870. El suelo es de barro cocido hecho a doce kilómetros; los azulejos pintados a mano mezclan azul, ocre y blanco sin repetir el dibujo. Muebles de madera en verde olivo gastado, isla con encimera de iroko, lámparas de mimbre. Las vigas se quedaron como estaban. La dueña cocina para veinte en agosto y para una en enero; ambas cosas funcionan.',
      },
      {
        name: 'Sala de cal y vigas',
        country: 'ES',
        rooms: ['living'],
        seeds: { living: 11 },
        description:
          'Casa de pueblo en Sóller, muros de setenta centímetros. Abrimos una hornacina para los libros, dejamos la cal viva en las paredes y bajamos los asientos: un banco de obra con colchonetas de lino, dos butacas de ratán, una mesa de madera maciza. Terracota en el suelo, cojines azules y teja. En verano las persianas se cierran a las once y la sala se queda fresca hasta la noche.',
      },
      {
        name: 'Terrace with fig tree',
        country: 'ES',
        rooms: ['terrace', 'garden'],
        description:
          'The fig tree is older than the house and drops fruit exactly where you would want to sit. We gave it that corner and built the terrace around it: terracotta tiles, a chestnut pergola, whitewashed bench walls, a long table under the slats. Blue cushions, jute mats, an outdoor kitchen in lime plaster. The German owners come for three months and keep asking how to stay longer.',
      },
      {
        name: 'Fachada con contraventanas, Santanyí',
        country: 'ES',
        rooms: ['facade'],
        seeds: { facade: 21 },
        description:
          'La fachada de una casa de pueblo que había perdido la cal y tres contraventanas. Picamos el cemento, volvimos al mortero de cal, rehicimos las persianas mallorquinas en verde oliva y abrimos un camino de piedra entre lavandas hasta la puerta. No hay farolas, sólo dos apliques de hierro. Desde la calle parece que nadie haya tocado nada en cien años, y ese era el encargo.',
      },
    ],
  },
  {
    key: 'stavroula.kanellou',
    firstName: 'Stavroula',
    lastName: 'Kanellou',
    country: 'GR',
    languages: ['el', 'en', 'it'],
    bio: 'Naxos, winter and summer. I restore small island houses: lime, marble dust, blue shutters where the wind allows. I answer the phone after siesta.',
    budgetUsd: [10_000, 85_000],
    style: 'mediterranean',
    projects: [
      {
        name: 'Bedroom in the Kastro',
        country: 'GR',
        rooms: ['bedroom'],
        description:
          'The room is carved half into the rock, cool even in August. We re-limed the vault, laid terracotta tiles over underfloor pipes for the damp months and built the bed base in masonry with olive-wood boards. Linen in off-white, a blanket in Aegean blue, a niche for the lamp and the book. The only window is small because in 1700 pirates were a design constraint.',
      },
      {
        name: 'Table by the harbour wall',
        country: 'GR',
        rooms: ['dining'],
        description:
          'A captain’s house with a dining room that opens on the harbour. Trestle table in cypress, ladder-back chairs with woven seats, lime-washed walls with a deep niche for plates, exposed beams painted by nobody. The floor is old terracotta; thirty broken tiles were replaced with thirty other old tiles. Wicker lamps move in the wind. Fish arrives through the window, in the literal sense.',
      },
      {
        name: 'Shade first, Apollonas',
        country: 'GR',
        rooms: ['terrace'],
        seeds: { terrace: 31 },
        description:
          'Before furniture, shade: a pergola of chestnut poles with reed mats that we take down in October. Under it a long table with ladder-back chairs, walls whitewashed each Easter by the owners, a bougainvillea and olive trees in big pots. The glazed door is the blue of the boats below. Grey slabs run level with the living room so chairs can wander. Mediterranean terraces are rooms without the expensive part.',
      },
      {
        name: 'The blue door, Halki',
        country: 'GR',
        rooms: ['hall'],
        seeds: { hall: 31 },
        description:
          'You step in from a lane that is forty degrees and your eyes need a moment, so the hall is white, all of it, limed by hand under a gabled roof of cypress. The door is the blue of the boats because the same tin was open. Grey stone slabs, a striped runner that can be beaten on the wall, a bench for sandy shoes, a wicker lamp. One olive tree in a pot is allowed indoors.',
      },
    ],
  },
  {
    key: 'rosario.cangelosi',
    firstName: 'Rosario',
    lastName: 'Cangelosi',
    country: 'IT',
    languages: ['it', 'en', 'es'],
    style: 'mediterranean',
    projects: [
      {
        name: 'Baglio vicino a Noto',
        country: 'IT',
        rooms: ['living'],
        seeds: { living: 1 },
        description:
          'Un vecchio baglio siciliano, muri di tufo e un soffitto di travi che profumano ancora di carrube. Il soggiorno ha pavimento in cotto, pareti a calce, una nicchia con le ceramiche di Caltagirone. Divano basso in lino, tavolo di legno massello, poltrone di midollino, cuscini azzurri e mattone. La committente vive a Zurigo: voleva sentire il Mediterraneo appena si apre la porta, senza cartoline.',
      },
      {
        name: 'Cucina dei limoni',
        country: 'IT',
        rooms: ['kitchen'],
        description:
          'A kitchen in Ortigia with a door to a courtyard of four lemon trees. Hand-painted tiles in blue, ochre and white cover the whole cooking wall; the cabinets are chestnut in a worn sage green, the island top is one piece of olive wood. Terracotta floor, beams, two wicker lamps. We kept the wood-fired oven, rebuilt its flue and taught the new owners from Rotterdam how to use it.',
      },
      {
        name: 'Terrazza a Favignana',
        country: 'IT',
        rooms: ['terrace'],
        seeds: { terrace: 21 },
        description:
          'Una terrazza sul mare, scavata nel tufo, dove il vento cambia tre volte al giorno. Pergola in legno con canne, pavimento in pietra chiara, un divano di castagno con cuscini bianchi, verdi e ruggine, vasi blu con gli ulivi, una buganvillea che sale sulla calce. La cucina esterna è piccola perché si griglia soltanto. Una sola fila di lampadine: le stelle fanno parte del progetto. I mobili sono fissati: qui lo scirocco non scherza.',
      },
      {
        name: 'Farm bedroom, Modica',
        country: 'IT',
        rooms: ['bedroom'],
        description:
          'Guest room of a carob farm that takes in six visitors a week. Lime walls, a terracotta floor worn into shallow dishes by two centuries of feet, a wooden bed with plain linen and one cover the colour of the tiles. The arch to the bathroom was already there, under plaster. Shutters in faded blue. People sleep late, the owner complains, which I take as a review.',
      },
      {
        name: 'Sala da pranzo al crepuscolo, Scicli',
        country: 'IT',
        rooms: ['dining'],
        seeds: { dining: 27 },
        description:
          'La sala da pranzo di una casa di campagna dove si mangia tardi. Una parete in calce ocra, le altre bianche; pavimento in pietra di Modica che resta fresco fino a ottobre, travi di castagno lasciate a vista. Il tavolo è un piano di ulivo di tre metri con una panca per i bambini e sedie per gli altri. Due lampade nere scendono basse, il resto lo fanno le candele. Mediterraneo senza ceramiche da souvenir.',
      },
    ],
  },
];
