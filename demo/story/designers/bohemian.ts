import type { StoryDesigner } from '../story.ts';

/** Designers of layered, collected, sunlit rooms. */
export const bohemianDesigners: readonly StoryDesigner[] = [
  {
    key: 'zeynep.karaoglan',
    firstName: 'Zeynep',
    lastName: 'Karaoğlan',
    country: 'TR',
    languages: ['tr', 'en'],
    bio: 'İzmir’de yaşıyorum. Evleri kilimlerle, seyahatlerle ve bolca bitkiyle kuruyorum; her eşyanın bir hikâyesi olsun isterim.',
    budgetUsd: [500, 30_000],
    style: 'bohemian',
    projects: [
      {
        name: 'Alsancak’ta bohem salon',
        country: 'TR',
        rooms: ['living'],
        seeds: { living: 11 },
        description:
          'Yüksek tavanlı eski bir Levanten dairesi. Duvarları kireç boyayla krem rengine çevirdik, kanepenin arkasına kiremit renginde büyük bir kemer boyadık. Jüt halının üstünde iki kilim, hasır lamba, bambu koltuklar ve pencerenin önünde on bir saksı var. Ev sahibi yıllarca Asya’da çalışmış; getirdiği her şeyi görmek istiyordu. Bohem bir oda, ama her parçanın yeri belli.',
      },
      {
        name: 'A bedroom for two travellers',
        country: 'TR',
        rooms: ['bedroom'],
        seeds: { bedroom: 31 },
        description:
          'They are home four months a year and wanted to wake up somewhere that remembers the other eight. Walls in the rose of old adobe, a cane bed under the beams, cotton in sand and green, a bench the colour of turmeric, and on the terracotta tiles one wide striped kilim from a cooperative in Muğla. Clothes live in two trunks under the window. The plants water themselves through wicks; the neighbour only has to fill the jars.',
      },
      {
        name: 'Foça’da teras',
        country: 'TR',
        style: 'mediterranean',
        rooms: ['terrace'],
        description:
          'Taş bir evin denize bakan terası. Zemini terrakota karoyla döşedik, ahşap pergolanın üstüne sarmaşık sardırdık. Sedirler yerden alçak, minderler mavi ve kırık beyaz. Zeytin ağacı zaten oradaydı, planı ona göre çizdik. Öğle sıcağında gölge, akşam rüzgâr alan bir köşe: Akdeniz’de yazın gerçek oturma odası dışarısıdır.',
      },
    ],
  },
  {
    key: 'marisol.echeandia',
    firstName: 'Marisol',
    lastName: 'Echeandía',
    country: 'MX',
    languages: ['es', 'en'],
    bio: 'I work between Oaxaca and Mexico City with weavers, potters and one very patient carpenter. Colour is a material; I order it by the kilo.',
    budgetUsd: [1_500, 50_000],
    style: 'bohemian',
    projects: [
      {
        name: 'Casa de la tejedora',
        country: 'MX',
        rooms: ['living'],
        seeds: { living: 13 },
        description:
          'La dueña teje y tiñe con grana; la sala tenía que ser el marco de sus piezas. Paredes de cal color crema, un arco pintado en barro, tapetes encimados y cojines de cada viaje a la sierra. El sofá es sencillo a propósito. Hay plantas en canastas, sillones de palma, una lámpara de mimbre enorme. Bohemio, sí, pero hecho a mano de verdad y a diez kilómetros de aquí.',
      },
      {
        name: 'Long table, Roma Norte',
        country: 'MX',
        rooms: ['dining'],
        description:
          'Eleven chairs, no two alike, around a trestle table made from the doors of a demolished pulquería. The clients run a supper club at home, so the rug is outdoor-rated although it doesn’t look it. Terracotta arch on the far wall, woven lampshades in a row, dried pampas in a clay jar that once held mezcal. Bohemian rooms should feel like the second bottle.',
      },
      {
        name: 'El escritorio de las postales',
        country: 'MX',
        rooms: ['office'],
        seeds: { office: 1 },
        description:
          'Un estudio en casa para una historiadora que guarda dos mil postales. Librero de madera miel, escritorio con cajoncitos de archivo, tapete persa sobre otro de yute y una silla de ratán que cruje cuando una piensa. Detrás, la pared color terracota. Las plantas filtran la luz de la tarde. Todo parece puesto al azar y nada lo está: las cajas siguen el orden de los correos.',
      },
      {
        name: 'Roof garden, Coyoacán',
        country: 'MX',
        rooms: ['terrace', 'garden'],
        description:
          'Forty pots before we arrived, a hundred and ten now. We built benches around the planting instead of the other way round, hung a woven shade sail and laid old cement tiles in no particular pattern. Cushions in rust, mustard and teal are covered with fabric from market awnings, so rain is fine. At night there are lanterns and usually a guitar.',
      },
    ],
  },
  {
    key: 'imani.okello',
    firstName: 'Imani',
    lastName: 'Okello',
    country: 'KE',
    languages: ['sw', 'en'],
    budgetUsd: [1_000, 28_000],
    style: 'bohemian',
    projects: [
      {
        name: 'Sunroom bedroom, Karen',
        country: 'KE',
        rooms: ['bedroom'],
        seeds: { bedroom: 11 },
        description:
          'An enclosed veranda became the main bedroom because nobody wanted to be anywhere else. Cane headboard, kikoi cotton, a floor of old mvule boards under layered rugs. Sisal baskets hang as lamps. The garden presses against the glass on three sides, so we painted the remaining wall a deep clay and stopped. Mosquito net by a sailmaker in Lamu. Warm, boho, easy to sweep.',
      },
      {
        name: 'Kitchen with too many plants',
        country: 'KE',
        rooms: ['kitchen'],
        description:
          'The client said “too many plants” the way others say “enough light”. Teal-green fronts with cane panels, a mango-wood top, handmade tiles that differ by a shade each. Shelves stop short of the ceiling to leave a ledge for trailing things. Stools are turned by a drum maker. The cooker hood hides in a plastered arch. It smells of cardamom even when nobody is cooking.',
      },
      {
        name: 'The reading corner, Kilimani',
        country: 'KE',
        rooms: ['living'],
        seeds: { living: 21 },
        description:
          'A rented apartment, so nothing could be fixed to the walls except paint, and the paint had to go back to white one day. We made it count: one wall in deep indigo behind the sofa. Everything else stands on its own feet: a wine-red velvet corner sofa, a rattan chair in mustard, a tripod lamp, a palm in a basket, and a jute mat over a Persian rug over pale boards. Cost less than two months’ rent and moved house with her last year.',
      },
      {
        name: 'Bath with a monstera, Loresho',
        country: 'KE',
        rooms: ['bathroom'],
        seeds: { bathroom: 31 },
        description:
          'The monstera was already in the bathroom and taller than the owner, so everything else was placed around it. Walls in adobe pink, a band of blue, grey and white tiles collected from two closed hotels, red clay underfoot that is cool at noon. A claw-foot bath came by road from Mombasa. The washstand is mango wood, the lamp is woven in Kitui. Bohemian, which here means that the plant gets the window.',
      },
    ],
  },
];
