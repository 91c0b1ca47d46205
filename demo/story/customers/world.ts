import type { StoryCustomer } from '../story.ts';
import { pins } from './pins.ts';

/** Customers from the Bosphorus to the Pacific. */
export const worldCustomers: readonly StoryCustomer[] = [
  {
    key: 'diego.salvatierra',
    firstName: 'Diego',
    lastName: 'Salvatierra',
    country: 'MX',
    languages: ['es', 'en'],
    orders: [
      {
        title: 'Sala con mucho color y muchas plantas',
        brief:
          'Departamento en la Ciudad de México, segundo piso, mucha luz. Queremos una sala bohemia: tapetes encimados, cojines de artesanos, sillones de ratán, una pared de barro o terracota y todas las plantas que quepan. Ya tenemos una colección de máscaras y textiles de viajes. Somos tres, con dos gatas.',
        country: 'MX',
        budgetUsd: null,
        links: [pins('sala bohemia plantas tapetes'), pins('arco terracota pared')],
        about: { style: 'bohemian', room: 'living' },
      },
      {
        title: 'Terraza con pérgola frente al mar',
        brief:
          'Casa en la costa de Nayarit. La terraza es una losa de cemento sin sombra. Buscamos pérgola de madera, piso de barro, bancas encaladas con cojines azules, macetas grandes y una cocina exterior pequeña. Que aguante sol, sal y huracanes moderados.',
        country: 'MX',
        budgetUsd: 29_000,
        links: [pins('terraza pérgola piso de barro')],
        about: { style: 'mediterranean', room: 'terrace' },
      },
    ],
  },
  {
    key: 'rafaela.monteiro',
    firstName: 'Rafaela',
    lastName: 'Monteiro',
    country: 'BR',
    languages: ['pt', 'es'],
    orders: [
      {
        title: 'Escritório em casa com móveis de época',
        brief:
          'Apartamento dos anos sessenta em Belo Horizonte, ainda com tacos no chão. Preciso de um escritório em casa com escrivaninha de nogueira ou jacarandá, estante até o teto, poltrona de couro para ler e luz boa. Tenho duas luminárias de latão do meu avô. Prefiro restaurar a comprar novo.',
        country: 'BR',
        budgetUsd: 8_200,
        links: [pins('escritório anos 60 jacarandá')],
        about: { style: 'mid-century-modern', room: 'office' },
      },
    ],
  },
  {
    key: 'deniz.aksoylu',
    firstName: 'Deniz',
    lastName: 'Aksoylu',
    country: 'TR',
    languages: ['tr', 'en'],
    orders: [
      {
        title: 'Renkli ve sıcak bir yatak odası',
        brief:
          'Kadıköy’de kiralık bir daire. Yatak odası için bohem bir şeyler istiyoruz: hasır, kilim, makrame, toprak renkleri, bol bitki. Duvar boyayabiliriz ama delmek yasak. Yatak kalacak, geri kalan her şey değişebilir. Bütçemiz küçük, fikirler büyük olsun.',
        country: 'TR',
        budgetUsd: 800,
        links: [pins('bohem yatak odası hasır kilim')],
        about: { style: 'bohemian', room: 'bedroom' },
      },
      {
        title: 'Bitkili, ahşap, neşeli mutfak',
        brief:
          'Anneannemin Ayvalık’taki evinin mutfağını yeniliyoruz. El yapımı karolar, ahşap raflar, hasır kapaklı dolaplar, pencerede sarkan bitkiler ve renkli kaplar hayal ediyoruz. Her şey birbirine uymak zorunda değil. Ocak ve lavabonun yeri değişmesin.',
        country: 'TR',
        budgetUsd: 6_800,
        links: [pins('bohem mutfak karo bitki'), pins('hasır dolap kapağı')],
        about: { style: 'bohemian', room: 'kitchen' },
      },
    ],
  },
  {
    key: 'andriy.kovalenchuk',
    firstName: 'Andriy',
    lastName: 'Kovalenchuk',
    country: 'UA',
    languages: ['uk', 'en'],
    orders: [
      {
        title: 'Сучасна кухня-їдальня у Львові',
        brief:
          'Нова квартира, 24 метри кухні з великим вікном. Хочемо сучасну темну кухню без ручок, острів із кам’яною стільницею, шість зручних стільців, дерев’яні панелі, за якими сховано техніку. Потрібен продуманий запас місця для батарей і посуду. Готуємо щодня, гості щотижня.',
        country: 'UA',
        budgetUsd: 26_000,
        links: [pins('темна кухня без ручок острів')],
        about: { style: 'contemporary', room: 'kitchen' },
      },
    ],
  },
  {
    key: 'yuki.tanemura',
    firstName: 'Yuki',
    lastName: 'Tanemura',
    country: 'JP',
    languages: ['ja', 'en'],
    orders: [
      {
        title: '低い家具の静かなリビング',
        brief:
          '鎌倉の中古住宅を購入しました。十四畳のリビングを、北欧と日本のあいだのような静かな空間にしたいです。低いソファ、濃い色の木、漆喰の壁、和紙の照明。物は少なく、収納は見えないように。猫が二匹いるので、爪に強い布を希望します。',
        country: 'JP',
        budgetUsd: 34_000,
        links: [pins('ジャパンディ リビング 格子')],
        about: { style: 'japandi', room: 'living' },
      },
      {
        title: 'One desk, no distractions',
        brief:
          'I program from home in Yokohama, in a room of nine square metres. I would like a single thin desk, a wall that hides books and machines, a plain floor, one lamp. Minimal, please, and no decoration. It must be possible to close everything at seven and forget it.',
        country: 'JP',
        budgetUsd: 14_500,
        links: [pins('minimal desk hidden storage wall'), pins('plain white office concrete')],
        about: { style: 'minimalist', room: 'office' },
      },
    ],
  },
  {
    key: 'arjun.mehrotra',
    firstName: 'Arjun',
    lastName: 'Mehrotra',
    country: 'IN',
    languages: ['en', 'hi'],
    orders: [
      {
        title: 'Living room in a 1937 building',
        brief:
          'Our flat near Churchgate is in one of the old Art Deco blocks, with curved balconies and terrazzo in the lobby. Inside, three generations of bad false ceilings. Please bring back the period: velvet sofa, brass, panelled walls, a geometric rug, round mirror. We host music evenings for thirty.',
        country: 'IN',
        budgetUsd: 45_000,
        links: [pins('bombay deco interior'), pins('velvet sofa brass panels'), pins('sunburst mirror')],
        about: { style: 'art-deco', room: 'living' },
      },
      {
        title: 'Chambers for a senior advocate',
        brief:
          'A study at home where I also meet clients. Dark panelling with fine brass lines, a serious desk with rounded corners, velvet chairs, closed shelving for law reports. Some glamour is welcome; the Nineteen-Thirties knew how to do authority. Air conditioning to be concealed.',
        country: 'IN',
        budgetUsd: 52_000,
        links: [],
        about: { style: 'art-deco', room: 'office' },
      },
      {
        title: 'Modern master bedroom, Gurgaon',
        brief:
          'High-rise flat, bare shell. We want a contemporary bedroom with a panelled wood wall, an upholstered headboard, concealed wardrobes and soft indirect light. Neutral colours, good blackout, a seat by the window. Everything must be dust-proof.',
        country: 'IN',
        budgetUsd: 22_000,
        links: [pins('modern bedroom wood panel wall')],
        about: { style: 'contemporary', room: 'bedroom' },
      },
    ],
  },
  {
    key: 'thandi.mokwena',
    firstName: 'Thandi',
    lastName: 'Mokwena',
    country: 'ZA',
    languages: ['en', 'zu'],
    orders: [
      {
        title: 'A courtyard with one tree and nothing else',
        brief:
          'Our house in Johannesburg has a walled yard of forty square metres. I see a plain floor of concrete, one bench along the wall, a single indigenous tree and a strip of shade. No pots, no coloured cushions, no fountain. The children have the front garden for everything else.',
        country: 'ZA',
        budgetUsd: 17_000,
        links: [pins('walled courtyard single tree concrete')],
        about: { style: 'minimalist', room: 'terrace' },
      },
      {
        title: 'Dining room in the beach house at Kenton',
        brief:
          'Twelve people, wet hair, prawns. The dining room of our family beach house needs a tough table, chairs that can get damp, whitewashed boards and pale-blue shutters, wicker lamps. The sea is right there. Coastal, but we’d skip the ship’s wheel.',
        country: 'ZA',
        budgetUsd: 9_500,
        links: [pins('beach house dining white boards'), pins('wicker lamp dining table')],
        about: { style: 'coastal', room: 'dining' },
      },
      {
        title: 'Roof terrace for music nights',
        brief:
          'Flat roof in Maboneng where friends play on Thursdays. I want rugs, low cushions, lanterns, hanging plants, woven shade, colours of rust and mustard, a place to dance. Boho, cheap, cheerful, able to survive hail. I have a sewing machine and a cousin with a bakkie.',
        country: 'ZA',
        budgetUsd: 2_500,
        links: [pins('rooftop rugs lanterns cushions')],
        about: { style: 'bohemian', room: 'terrace' },
      },
    ],
  },
  {
    key: 'grace.tamihana',
    firstName: 'Grace',
    lastName: 'Tamihana',
    country: 'NZ',
    languages: ['en', 'mi'],
    orders: [
      {
        title: 'Deck for the bach at Whangamatā',
        brief:
          'Our bach is tiny, so the deck has to be the living room. Bleached timber, daybeds, shade we can walk under with surfboards, an outdoor shower, somewhere to hang wetsuits. White, washed blue, rope. Needs to handle salt and eight cousins.',
        country: 'NZ',
        budgetUsd: 26_500,
        links: [pins('beach house deck daybed'), pins('outdoor shower surfboards')],
        about: { style: 'coastal', room: 'terrace' },
      },
      {
        title: 'Retro kitchen, but one that works',
        brief:
          'State house from 1958 in Wellington. The kitchen is two metres wide. I’d love walnut doors with cut-out pulls, a coloured tile, a white top and a couple of upholstered stools. Mid-century modern rather than diner. Must fit a dishwasher somehow.',
        country: 'NZ',
        budgetUsd: 19_500,
        links: [pins('walnut kitchen teal tile 1950s')],
        about: { style: 'mid-century-modern', room: 'kitchen' },
      },
    ],
  },
  {
    key: 'khalid.almarzouqi',
    firstName: 'Khalid',
    lastName: 'Al Marzouqi',
    country: 'AE',
    languages: ['ar', 'en'],
    orders: [
      {
        title: 'Majlis-sized living room in a tower',
        brief:
          'Apartment on a high floor in Abu Dhabi, living room of ninety square metres with glass on two sides. It feels like an airport. We want it contemporary and warm: wood panelling, stone, several seating groups, soft carpets, dimmable light, privacy from the kitchen. Family gatherings of twenty.',
        country: 'AE',
        budgetUsd: 250_000,
        links: [pins('large modern living room walnut panels'), pins('curved boucle sofa marble table')],
        about: { style: 'contemporary', room: 'living' },
      },
      {
        title: 'Glamorous kitchen with a bar',
        brief:
          'Second kitchen, for show and for coffee. Deep green lacquer with fluted fronts, marble, brass, velvet stools, a counter like in an old cocktail bar. Art Deco is the reference. The real cooking happens elsewhere, but the machines must be professional.',
        country: 'AE',
        budgetUsd: 140_000,
        links: [pins('art deco kitchen green brass')],
        about: { style: 'art-deco', room: 'kitchen' },
      },
      {
        title: 'A library to work in',
        brief:
          'A gentleman’s study for my father: walnut bookcases with a ladder, a partners’ desk, leather armchairs, heavy curtains, an oriental carpet he already owns. He taught literature for forty years and reads in three languages. Classic English taste, first-class joinery.',
        country: 'AE',
        budgetUsd: null,
        links: [],
        about: { style: 'traditional', room: 'office' },
      },
    ],
  },
];
