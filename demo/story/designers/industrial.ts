import type { StoryDesigner } from '../story.ts';

/** Designers of brick, steel and concrete. */
export const industrialDesigners: readonly StoryDesigner[] = [
  {
    key: 'rafal.dobrzycki',
    firstName: 'Rafał',
    lastName: 'Dobrzycki',
    country: 'PL',
    languages: ['pl', 'en', 'de'],
    bio: 'Łódź has four hundred old mills and I have lived in three of them. I turn spinning halls into homes and try not to sand away the reason people wanted them.',
    budgetUsd: [5_000, 110_000],
    style: 'industrial',
    projects: [
      {
        name: 'Loft w starej przędzalni',
        country: 'PL',
        rooms: ['living'],
        description:
          'Dawna hala przędzalni w Łodzi, cztery i pół metra wysokości i okna, których nie wolno wymienić. Odsłoniliśmy cegłę, zabezpieczyliśmy stalowe belki, a betonową posadzkę tylko zeszlifowano. Na środku stoi skórzana kanapa chesterfield i stół ze starych desek na stalowej ramie. Wnętrze jest industrialne, ale ciepłe: perski dywan, duże rośliny, lampy warsztatowe na ściemniaczu. Klient chciał miejsca na dwa motocykle. Stoją za szkłem.',
      },
      {
        name: 'Kitchen in the boiler house',
        country: 'PL',
        rooms: ['kitchen'],
        description:
          'The boiler is gone but its brick housing became the pantry. Graphite fronts, a worktop of oiled elm, metal stools found in a school laboratory. Pipes are visible because they are beautiful and because moving them would have cost a third of the budget. White metro tiles bounce light from the only window. Two enamel dome lamps came from the yard outside; we rewired them ourselves.',
      },
      {
        name: 'Gabinet nad warsztatem',
        country: 'PL',
        rooms: ['office'],
        description:
          'Domowe biuro dla konstruktora rowerów, nad jego własnym warsztatem. Biurko to stalowa rama i blat z litego dębu, regał zespawał sam właściciel, my tylko narysowaliśmy proporcje. Ściana z cegły została, dołożyliśmy korek pod dywan, bo z dołu dochodzi hałas. Skórzany fotel, jedna lampa, dużo miejsca na papierowe rysunki. Styl industrialny bez udawania: tu naprawdę się pracuje.',
      },
      {
        name: 'Sleeping under steel',
        country: 'DE',
        rooms: ['bedroom'],
        seeds: { bedroom: 1 },
        description:
          'A bedroom in a Leipzig cotton mill, between two riveted beams. The owners feared it would be cold, so we put the warmth where the body is: a padded leather bench, wool blankets, a deep rug over heated concrete. The iron bed was welded two streets away. Blackout blinds run inside the original steel frames. One brick wall, one white wall, and quiet: the party wall got twelve centimetres of insulation.',
      },
    ],
  },
  {
    key: 'dana.whitlock',
    firstName: 'Dana',
    lastName: 'Whitlock',
    country: 'US',
    languages: ['en', 'es'],
    phone: '+1 313 555 0142',
    bio: 'Detroit kid, former set carpenter. I like buildings with a past and clients with a deadline. If it can be bolted instead of glued, I bolt it.',
    budgetUsd: [20_000, 150_000],
    style: 'industrial',
    projects: [
      {
        name: 'Corktown tool-and-die',
        country: 'US',
        rooms: ['living', 'dining'],
        description:
          'A tool-and-die shop that shipped its last part in 1987. We kept the crane rail, the brick and about a hundred years of paint on the columns. The sofa is tan leather and already scratched, which saves everyone the worry. Dinner happens at a steel-framed table that used to be a layout bench. Factory windows are original with new glass. Loft living, heated properly, in Michigan.',
      },
      {
        name: 'Bedroom, unit 4B',
        country: 'US',
        rooms: ['bedroom'],
        seeds: { bedroom: 11 },
        description:
          'The client is a drummer, so: mass. Double brick stayed exposed on one side; the other three walls float on rubber. Iron bed, leather bench, charcoal linen, black pipe for a clothes rail because the budget was gone by then and it looked right anyway. The light is one porcelain socket on a dimmer. She sleeps till noon and so do the neighbors.',
      },
      {
        name: 'Roof deck over the freight elevator',
        country: 'US',
        rooms: ['terrace'],
        seeds: { terrace: 21 },
        description:
          'You reach it by a freight elevator, which sets the tone. Steel pergola, powder-coated black, with reclaimed fir slats for shade; concrete pavers on pedestals so the roof can be repaired. Weathered planters cut from water tanks, a long bench, string lights the co-op voted on for six weeks. Built for wind first, parties second. It has survived both.',
      },
      {
        name: 'Evenings on Michigan Avenue',
        country: 'US',
        rooms: ['living'],
        seeds: { living: 37 },
        description:
          'A law clerk who is home only after dark asked for a living room that is at its best then. We left the concrete and the duct alone, painted the steel black and put the colour into one sofa in petrol velvet. Tan leather beside it, a plank and steel table, walnut herringbone instead of the office carpet. Everything is lit from below eye level. Industrial bones, soft landing; the tall window does the rest.',
      },
    ],
  },
  {
    key: 'bram.vanderwerff',
    firstName: 'Bram',
    lastName: 'van der Werff',
    country: 'NL',
    languages: ['nl', 'en', 'de'],
    budgetUsd: [12_000, 85_000],
    style: 'industrial',
    projects: [
      {
        name: 'Pakhuis aan de Maas',
        country: 'NL',
        rooms: ['kitchen', 'living'],
        description:
          'Een oud koffiepakhuis in Rotterdam, met houten balken die nog naar bonen ruiken als het warm wordt. De keuken staat als een machine in de ruimte: antraciet fronten, een blad van gerecycled eiken, stalen krukken. Daarachter een zithoek met een leren bank voor de bakstenen muur. Leidingen en kabels blijven zichtbaar, netjes in het gelid. Industrieel, zoals de haven zelf: praktisch, stevig, een beetje ruw.',
      },
      {
        name: 'Home office in a print works',
        country: 'NL',
        rooms: ['office'],
        description:
          'The type cases were still in the walls. We cleaned them and they now hold cables, pens and passports. A blackened steel desk faces the brick; the Persian rug is a flea-market find that tames the echo of the concrete floor. For video calls there is a curtain of heavy felt that closes in four seconds. The owner, an accountant, has never had so many compliments on his background.',
      },
      {
        name: 'Nieuwbouw zonder poespas',
        country: 'NL',
        style: 'contemporary',
        rooms: ['dining'],
        seeds: { dining: 1 },
        description:
          'Een nieuwbouwappartement op de zesde verdieping, strak en een beetje zielloos bij oplevering. We kozen voor de eethoek een zware tafel met stoelen in cognackleurig fluweel, grote lichte tegels en een dunne ringlamp. De wand erachter kreeg notenhouten panelen, zodat de bijkeuken verdwijnt. Hedendaags, warm, makkelijk schoon. De bewoners eten nu elke avond aan tafel in plaats van op de bank.',
      },
      {
        name: 'Badkamer boven de loods',
        country: 'NL',
        rooms: ['bathroom'],
        seeds: { bathroom: 21 },
        description:
          'De badkamer ligt in de oude meterkast van een loods in Delfshaven, en dat mag je zien: stalen ligger, ventilatiebuis, een smal fabrieksraam. De achterwand kreeg antraciet tegels in wild verband, de rest is wit. Een vrijstaand bad, een eiken wastafelkast met een blad van beton, zwarte kranen. De ladder voor de handdoeken komt uit het pakhuis zelf. Industrieel, maar met vloerverwarming, want poëzie houdt op bij koude voeten.',
      },
      {
        name: 'Hal met stalen deur, Katendrecht',
        country: 'NL',
        rooms: ['hall'],
        seeds: { hall: 31 },
        description:
          'De hal van een havenwoning was een gang vol leidingen. We lieten de ventilatiebuis en de ligger zitten, smeerden de muren in betongrijze kalk en zetten een zwarte stalen deur in het oude gat, met één strook glas voor het ochtendlicht. Een bank van essen met een leren kussen verbergt zes paar schoenen, de console staat op stalen poten. Visgraat van walnoot op de vloer, een lamp van melkglas. Industrieel, maar je wilt er best even zitten.',
      },
    ],
  },
];
