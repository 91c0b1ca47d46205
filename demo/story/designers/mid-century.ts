import type { StoryDesigner } from '../story.ts';

/** Designers who love walnut, brass and the optimism of 1960. */
export const midCenturyDesigners: readonly StoryDesigner[] = [
  {
    key: 'owen.castellano',
    firstName: 'Owen',
    lastName: 'Castellano',
    country: 'US',
    languages: ['en', 'es', 'it'],
    phone: '+1 760 555 0187',
    bio: 'I grew up in a tract house by a builder nobody remembers, and I have been defending post-and-beam ever since. Palm Springs based; happy to travel for a good carport.',
    budgetUsd: [25_000, 180_000],
    style: 'mid-century-modern',
    projects: [
      {
        name: 'Twin Palms restoration',
        country: 'US',
        rooms: ['living'],
        seeds: { living: 11 },
        description:
          'A 1957 butterfly-roof house that had been beiged to death. We stripped four layers of carpet, found the original cork, and brought back the olive wall behind the walnut sideboard from a single surviving paint chip. Rust-orange sofa, two leather lounge chairs, a sputnik lamp that is period and slightly dangerous to dust. Mid-century modern as it was: relaxed, low and made for afternoon light.',
      },
      {
        name: 'Dinner at the Wexlers’',
        country: 'US',
        rooms: ['dining'],
        seeds: { dining: 21 },
        description:
          'They host every Friday in a desert house with a pitched roof and exposed tie beams, so the dining room had to seat ten without looking like a conference. A long teak table on tapered legs, chairs upholstered in a green wool that forgives red wine, a wall the red of the canyon, pale terrazzo underfoot and globe lamps hung low. We moved the door 40 centimetres to line up with the pool. Nobody notices, everybody feels it.',
      },
      {
        name: 'Poolside, Movie Colony',
        country: 'US',
        rooms: ['terrace'],
        description:
          'A terrace between a breeze-block screen and the mountains. We rebuilt the slatted canopy from the 1961 drawings, poured new terrazzo where roots had lifted the old, and found outdoor chairs with the right skinny legs. Ochre and teal cushions, one boulder, three agaves. Misting lines are hidden in the beams. At 110 degrees it is still the best room of the house after five.',
      },
      {
        name: 'Amber bath, Deepwell',
        country: 'US',
        rooms: ['bathroom'],
        seeds: { bathroom: 21 },
        description:
          'The house is from 1964 and the bathroom had been beige since 1981. We found four amber tiles behind the old medicine cabinet and had the wall made again, all of it, up to the tongue and groove. A free tub looks at the desert through the original slider, the teak washstand sits on tapered legs, a globe lamp hangs from the ridge. Mid-century warmth, modern pipes, and one shelf for wet paperbacks.',
      },
    ],
  },
  {
    key: 'beatriz.quintela',
    firstName: 'Beatriz',
    lastName: 'Quintela',
    country: 'BR',
    languages: ['pt', 'es', 'en'],
    bio: 'Trabalho em São Paulo com móveis brasileiros dos anos 50 e 60: jacarandá, palhinha, couro. Gosto de casas com memória e de clientes que usam a sala.',
    budgetUsd: [10_000, 75_000],
    style: 'mid-century-modern',
    projects: [
      {
        name: 'Apartamento em Higienópolis',
        country: 'BR',
        rooms: ['living'],
        seeds: { living: 12 },
        description:
          'Edifício de 1959, janelas de parede a parede e uma sala que ninguém usava. Recuperamos o piso de tacos, pintamos a parede do fundo de verde e trouxemos um aparador de nogueira de pés palito, achado em um leilão. O sofá é cor de ferrugem, as poltronas são de couro e palhinha. Uma luminária de latão com braços abertos faz o resto. Modernismo dos anos sessenta, mas com gente morando dentro.',
      },
      {
        name: 'Escritório de uma cronista',
        country: 'BR',
        rooms: ['office'],
        description:
          'Ela escreve à mão e depois passa a limpo, por isso pediu duas mesas: uma de nogueira, pequena, diante da janela, e outra com gavetas para o computador. A estante cobre a parede verde-escura e segura uns oitocentos livros. Poltrona de couro para ler, tapete com desenho abstrato, uma planta que já estava lá e mandou em tudo. Móveis de meados do século, restaurados em uma oficina da Mooca.',
      },
      {
        name: 'A bedroom with its own radio',
        country: 'BR',
        rooms: ['bedroom'],
        description:
          'The bed, the bench and the cabinet with the valve radio all come from the same 1963 catalogue; we tracked them down in three cities. Around them we kept quiet: a petrol-blue wall, linen bedding, one brass lamp per side. The jacaranda veneer was repaired, not replaced. Doors were re-hung so that the morning sun hits the headboard and not the sleepers.',
      },
      {
        name: 'Cozinha retrô, Vila Madalena',
        country: 'BR',
        rooms: ['kitchen'],
        seeds: { kitchen: 11 },
        description:
          'Uma cozinha integrada com frente de nogueira, tampo branco e azulejo cor de petróleo. Os puxadores são furos redondos, como nas cozinhas americanas dos anos cinquenta; as banquetas foram estofadas em mostarda. A ilha tem um lado para cozinhar e outro para conversar. O casal queria lembrar a casa dos avós sem morar num museu. O fogão, esse sim, é de hoje.',
      },
    ],
  },
  {
    key: 'henrike.vollmar',
    firstName: 'Henrike',
    lastName: 'Vollmar',
    country: 'DE',
    languages: ['de', 'en', 'fr'],
    budgetUsd: [10_000, 65_000],
    style: 'mid-century-modern',
    projects: [
      {
        name: 'Bungalow am Killesberg',
        country: 'DE',
        rooms: ['dining'],
        seeds: { dining: 11 },
        description:
          'Ein Flachdachbungalow von 1964, nie umgebaut, zum Glück. Das Esszimmer öffnet sich mit einer Glasfront zum Garten. Wir haben den Nussbaumtisch aufgearbeitet, sechs Polsterstühle in Senfgelb neu bezogen und eine Messingleuchte mit Kugeln darübergehängt. Die grüne Wand war auf einem Farbdia der Bauherrenfamilie zu sehen. Mid-Century, wie es gemeint war: leicht, freundlich, ein bisschen verspielt.',
      },
      {
        name: 'Arbeitszimmer mit Ausblick',
        country: 'DE',
        rooms: ['office'],
        seeds: { office: 31 },
        description:
          'Für einen Geiger, der auch Steuererklärungen schreibt. Wandpaneele in Teak vom Boden bis zur Decke dämpfen den Hall, Schreibtisch und Regal stehen auf konischen Beinen, ein Teppich mit Rautenmuster in Blau liegt auf korkbraunen Fliesen. Die Möbel stammen aus den Fünfzigern und Sechzigern, die Lampen auch, die Elektrik nicht. Ein rostroter Sessel zum Notenlesen, etwas Messing. Der Raum klingt jetzt so gut, dass er dort übt.',
      },
      {
        name: 'Haus ohne Griffe',
        country: 'DE',
        style: 'minimalist',
        rooms: ['kitchen'],
        description:
          'Die Bauherren wollten eine Küche, die man nicht sieht. Fugenlose Fronten in hellem Grau, ein Block aus Mineralwerkstoff, Sichtestrich. Geräte, Abfall und Kaffee verschwinden hinter Türen, die auf Druck öffnen. Eine schmale Lichtlinie über der Insel, drei Hocker, ein Olivenzweig. Minimalistisch ist das nur, weil wir vorher jede Schublade gezählt und beschriftet haben: es sind vierunddreißig.',
      },
      {
        name: 'Diele mit gelber Tür, Remseck',
        country: 'DE',
        rooms: ['hall'],
        seeds: { hall: 31 },
        description:
          'Ein Reihenhaus von 1962, in dem die Diele nur noch Durchgang war. Die Teaktäfelung lag unter vier Schichten Raufaser; wir haben sie freigelegt, geölt und die Haustür in dem Senfgelb gestrichen, das in den Plänen stand. Bank mit Lederpolster und Schuhfach, schmale Konsole mit Messinglampe, runder Spiegel, ein Läufer mit Rautenmuster auf den alten Fliesen. Mid-Century, ohne Kulisse: Die Garderobe trägt jeden Tag nasse Mäntel.',
      },
    ],
  },
  {
    key: 'callum.redfern',
    firstName: 'Callum',
    lastName: 'Redfern',
    country: 'GB',
    languages: ['en'],
    phone: '+44 117 496 0351',
    bio: 'I rescue furniture from house clearances across the West Country and build rooms around what turns up. Bristol, one van, no minimum budget but a maximum number of scatter cushions.',
    budgetUsd: [3_000, 25_000],
    style: 'mid-century-modern',
    projects: [
      {
        name: 'Span house, Blackheath',
        country: 'GB',
        rooms: ['living'],
        seeds: { living: 13 },
        description:
          'A 1960s estate house with a full-width window and no storage at all. A wall-hung walnut system from the right decade took in the books, the records and the router. Ochre sofa, low coffee table with a magazine shelf, a lounge chair rescued from a dentist’s. We limewashed nothing. The back wall went a deep forest green and the owner’s teenage sons pretended not to like it.',
      },
      {
        name: 'Bedroom for £4,000',
        country: 'GB',
        rooms: ['bedroom'],
        description:
          'The brief was a number. We spent most of it on a restored teak bed and a pair of bedside tables with tapered legs, the rest on teal paint and a wool blanket. The leather bench at the foot is a gym bench, cut down. Fifties optimism does not have to be expensive if you are willing to drive to Swansea for a headboard.',
      },
      {
        name: 'Mustard kitchen, Totterdown',
        country: 'GB',
        rooms: ['kitchen'],
        seeds: { kitchen: 31 },
        description:
          'Hillside terrace, steep stairs, and a kitchen that had been beige since 1974. Flat fronts in mustard lacquer run along one wall and round the island, with a white worktop, small glazed tiles in off-white and two enamel cone lamps on long flexes. The stools are covered in petrol-blue wool and tuck fully under. Cork-brown tiles are laid on the diagonal. Retro without being a diner, and everything reachable from one spot.',
      },
    ],
  },
];
