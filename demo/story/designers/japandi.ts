import type { StoryDesigner } from '../story.ts';

/** Designers between Japan and the north. */
export const japandiDesigners: readonly StoryDesigner[] = [
  {
    key: 'haruka.mizushima',
    firstName: 'Haruka',
    lastName: 'Mizushima',
    country: 'JP',
    languages: ['ja', 'en'],
    bio: 'My grandfather repaired paper screens in Kanazawa; I studied furniture in Gothenburg. My rooms live somewhere on that line: low, calm, and made to be touched.',
    budgetUsd: [12_000, 80_000],
    style: 'japandi',
    projects: [
      {
        name: 'House with one lantern',
        country: 'JP',
        rooms: ['living'],
        description:
          'A couple returning to Kyoto after ten years in Oslo wanted both cities in one room. Slatted cedar, almost black, runs across the long wall; in front of it a cream sofa sits so low that the garden begins at eye level. One paper lantern, no ceiling spots. Handmade ceramics stand on the table because they are used there. Japandi for us means that each object has a reason to be seen.',
      },
      {
        name: 'A table with room around it',
        country: 'JP',
        rooms: ['dining'],
        description:
          'The ground floor of a Kanazawa town house, nine square metres to eat in. A single oak slab stands in the middle, low chairs on one side, a bench on the other. The plaster has earth in it; the far wall is a lattice of dark wood. Three paper pendants hang at three heights. The couple wanted a dining room to eat in quietly. Danish chairs and Japanese materials get along as long as the colours stay between sand and umber, so they do.',
      },
      {
        name: '鎌倉の寝室',
        country: 'JP',
        rooms: ['bedroom'],
        description:
          '床とベッドの高さを近づけた寝室です。濃いオークの台は高さ十八センチ、靴下を履くときに腰かけられる幅があります。壁は藁を混ぜた漆喰、寝具は濡れた砂の色の麻、花器には枝を一本だけ。窓を開けて波の音を聞きながら眠りたいというご夫婦のために、湿気に強い布を選びました。北欧のゆったりした暮らし方と、日本の余白のあいだにある部屋です。',
      },
      {
        name: 'Work room for a calligrapher',
        country: 'JP',
        rooms: ['office'],
        seeds: { office: 1 },
        description:
          'Calligraphy needs one flat surface, even light and a place where wet paper can dry undisturbed. We built a walnut desk with a felt inlay, drying rails behind a slatted screen and shelves that close. The armchair is Danish and sixty years old. When guests come, the brushes stay out and everything else disappears. A study that is quiet to look at and quick to clear.',
      },
    ],
  },
  {
    key: 'sigrid.haugland',
    firstName: 'Sigrid',
    lastName: 'Haugland',
    country: 'NO',
    languages: ['nb', 'en', 'ja'],
    bio: 'I spent six years in Tokyo drawing tea rooms nobody built. Back in Bergen I draw living rooms that people do build, with the same discipline and more rain gear.',
    budgetUsd: [9_000, 55_000],
    style: 'japandi',
    projects: [
      {
        name: 'Rain room, Bergen',
        country: 'NO',
        rooms: ['living'],
        description:
          'It rains 240 days a year here, so the living room looks at rain. We lowered everything: sofa, table, shelf, so that the three tall windows own the view. Walls are clay plaster in a warm sand tone, the floor smoked oak. Paper lamps hang in a cluster of three. The clients asked for japandi and then for somewhere to dry a tent; the tent hangs behind the slatted wall.',
      },
      {
        name: 'Dining for two, or nine',
        country: 'NO',
        rooms: ['dining'],
        description:
          'Most nights two people eat here; on the 17th of May it is nine and a baby. A long oak slab with benches, rather than chairs, solves it without leaves or levers. Behind it, dark slats hide two doors and the vacuum cleaner. The bowls on the shelf are by a potter in Voss. Linen, paper, oak, iron: four materials, no fifth.',
      },
      {
        name: 'Kontor i kjelleren',
        country: 'NO',
        rooms: ['office'],
        seeds: { office: 13 },
        description:
          'A cellar office with one window the size of a tea tray. Instead of fighting the dark we chose it: walnut slats, a lamp of folded paper, a charcoal wool rug, and all the brightness concentrated on the desk. The chair was already there and we reupholstered it. The client writes crime novels and says the room helps. Underfloor heating, since calm feet make calm sentences.',
      },
      {
        name: 'Bad med utsikt til regn',
        country: 'NO',
        rooms: ['bathroom'],
        seeds: { bathroom: 31 },
        description:
          'Et bad i en enebolig på Landås, tegnet for én lang pause om dagen. Veggene er kalket i flere tynne lag, gulvet er mørk skifer som tåler vann, og badekaret står fritt slik at man ser regnet ovenfra. Servantskapet er i lys ask uten synlige beslag, krakken bærer håndklærne, en lampe i papir henger høyt. Japandi betyr her at alt som ikke brukes, ligger i en skuff.',
      },
    ],
  },
  {
    key: 'clement.vasseur',
    firstName: 'Clément',
    lastName: 'Vasseur',
    country: 'FR',
    languages: ['fr', 'en'],
    phone: '+33 1 99 00 42 18',
    budgetUsd: [15_000, 90_000],
    style: 'japandi',
    projects: [
      {
        name: 'Chambre basse, Paris XI',
        country: 'FR',
        rooms: ['bedroom'],
        description:
          'Onze mètres carrés sous les toits, une cliente qui voyage et qui voulait une chambre où il n’y ait rien à ranger. Lit bas en chêne fumé, tête de lit en lattes sombres, enduit à la chaux couleur sable, rideaux en lin. Les placards sont dans l’épaisseur du mur. L’esprit japandi, pour moi, c’est ce moment où l’on enlève encore un objet et où la pièce respire enfin.',
      },
      {
        name: 'Bureau d’une traductrice',
        country: 'FR',
        rooms: ['office'],
        description:
          'Un petit bureau à la maison, tourné vers une cour plantée. La table est en noyer massif, les étagères s’arrêtent à hauteur d’épaule pour laisser le mur vide. Une lampe en papier, un fauteuil bas pour relire, un tapis de laine écru. Nous avons traité l’acoustique avec des panneaux de bois à claire-voie : on n’entend plus le voisin, seulement les martinets au mois de juin.',
      },
      {
        name: 'Appartement blanc, Lyon',
        country: 'FR',
        style: 'minimalist',
        rooms: ['living'],
        description:
          'Les propriétaires collectionnent la photographie mais n’en accrochent jamais plus d’une. Nous avons donc dessiné un salon minimaliste : béton ciré clair, murs gris très pâle, un canapé long et bas, une table en bloc. Les rangements sont invisibles, sans poignée, et courent sur neuf mètres. La seule fantaisie est un olivier. Le soir, une ligne de lumière suffit.',
      },
      {
        name: 'Salon de thé, sans le thé',
        country: 'FR',
        rooms: ['living'],
        seeds: { living: 14 },
        description:
          'A living room in a 1970s tower in the thirteenth arrondissement, with a view that goes on for twenty kilometres. We took the inspiration from tea houses: you enter low and slow. Dark slatted panels frame the opening, the table is cut from one oak trunk, the sofa is covered in undyed bouclé. The television is in a cupboard. The children were sceptical and now do their homework on the floor.',
      },
    ],
  },
  {
    key: 'weishan.tan',
    firstName: 'Wei Shan',
    lastName: 'Tan',
    country: 'SG',
    languages: ['en', 'zh', 'ms'],
    bio: 'Small flats are my subject. In Singapore every square metre is argued over, so I design storage first and beauty second, and then make sure nobody can tell.',
    budgetUsd: [20_000, 120_000],
    style: 'japandi',
    projects: [
      {
        name: 'Tiong Bahru walk-up',
        country: 'SG',
        rooms: ['kitchen'],
        description:
          'A 1950s walk-up with a kitchen open to the air well. Heavy cooking happens here, so beauty had to be washable: walnut-look fronts with vertical slats, a sintered stone top, a back wall in micro-cement. The island is on hidden wheels. Above it two paper-shade lamps bring the evening down to a human level. Japandi works in the tropics if you choose timbers that don’t mind sweating.',
      },
      {
        name: 'Four-room flat, one idea',
        country: 'SG',
        rooms: ['living', 'bedroom'],
        seeds: { living: 13, bedroom: 14 },
        description:
          'The one idea: nothing above 80 centimetres except doors and one wall of slats. The living room gained ten visual centimetres of ceiling, the bedroom a platform with drawers for two grown adults’ entire wardrobes. Oatmeal linen, dark oak, a bowl by a local potter. The couple asked for a hotel; we talked them into a home that is easier to keep than a hotel.',
      },
      {
        name: 'Terrace above the rain trees',
        country: 'SG',
        rooms: ['terrace', 'garden'],
        description:
          'Eleventh floor, facing west, unusable until six in the evening. A timber pergola with close slats cut the sun by two thirds; below it a low platform sofa, floor cushions and three stone lanterns. Planting is bamboo and one patient pine. We kept the floor bare because tropical storms carry everything away that is not heavy. Now the owners have dinner outside four nights a week.',
      },
      {
        name: 'Entrance with one branch',
        country: 'SG',
        rooms: ['hall'],
        seeds: { hall: 21 },
        description:
          'The owners wanted to leave the city at the door, so the hall is the slowest room of the flat. Clay plaster the colour of a flower pot, a dark timber door with one slot of glass, stone underfoot, a bench for shoes and a rail for two bags. On the console stand a lamp and one branch, changed on Sundays. Japandi, with the thermostat of the tropics: there is a shelf for wet umbrellas behind the bench.',
      },
    ],
  },
];
