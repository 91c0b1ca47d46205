import type { StoryCustomer } from '../story.ts';
import { pins } from './pins.ts';

/** Customers on the continent, in their own languages. */
export const europeanCustomers: readonly StoryCustomer[] = [
  {
    key: 'tobias.brandt',
    firstName: 'Tobias',
    lastName: 'Brandt',
    country: 'DE',
    languages: ['de', 'en'],
    orders: [
      {
        title: 'Helles Wohnzimmer für eine junge Familie',
        brief:
          'Wir ziehen mit zwei kleinen Kindern in eine Altbauwohnung in Kiel. Das Wohnzimmer soll hell und freundlich werden, mit viel Holz (Birke oder Esche), weißen Wänden, einem großen Sofa und Stauraum für Spielzeug. Wir mögen den skandinavischen Stil, es darf aber nicht wie im Möbelhaus aussehen. Der Dielenboden bleibt.',
        country: 'DE',
        budgetUsd: 18_000,
        links: [pins('skandinavisches Wohnzimmer Birke'), pins('Sitzbank Stauraum Spielzeug')],
        about: { style: 'scandinavian', room: 'living' },
      },
      {
        title: 'Küche, die man nicht als Küche erkennt',
        brief:
          'Offener Wohnraum im Neubau, die Küche liegt mittendrin. Wir möchten keine Griffe, keine sichtbaren Geräte, eine schlichte Insel und eine Wand, hinter der alles verschwindet. Hellgrau oder weiß, Sichtbeton am Boden, minimalistisch bis in die Schublade. Wir kochen jeden Tag, sie muss also trotzdem praktisch sein.',
        country: 'DE',
        budgetUsd: 70_000,
        links: [pins('grifflose Küche Beton Insel')],
        about: { style: 'minimalist', room: 'kitchen' },
      },
    ],
  },
  {
    key: 'lucas.eberhardt',
    firstName: 'Lucas',
    lastName: 'Eberhardt',
    country: 'CH',
    languages: ['de', 'fr', 'en'],
    orders: [
      {
        title: 'Schlafzimmer wie in einem alten Grandhotel',
        brief:
          'Unsere Wohnung in Zürich liegt in einem Haus von 1929. Wir wünschen uns ein Schlafzimmer im Stil des Art Deco: Samt, Messing, dunkelgrünen oder dunkelblauen Wänden und geometrischen Mustern, dazu einen eingebauten Schrank. Das Fischgrätparkett ist noch da. Es soll luxuriös sein, aber nicht protzig.',
        country: 'CH',
        budgetUsd: 95_000,
        links: [pins('art deco Schlafzimmer Samt Messing')],
        about: { style: 'art-deco', room: 'bedroom' },
      },
      {
        title: 'Stube im Bürgerhaus',
        brief:
          'Ein Bürgerhaus in Basel mit Täfer, Kachelofen und Kreuzstockfenstern. Wir suchen jemanden, der die Stube klassisch einrichtet: gutes Sofa, Ohrensessel, Perserteppich, Vorhänge, antike Möbel aus der Familie einbeziehen. Traditionell, wohnlich, auch für drei Enkel geeignet.',
        country: 'CH',
        budgetUsd: null,
        links: [],
        about: { style: 'traditional', room: 'living' },
      },
      {
        title: 'Coin repas calme',
        brief:
          'Dans notre appartement de Lausanne, la salle à manger donne sur un petit jardin. Nous aimerions une longue table en bois sombre avec des bancs, des lampes en papier, des murs à la chaux, très peu d’objets. Quelque chose entre le Japon et le Nord, où un dîner à deux ne paraît pas triste.',
        country: 'CH',
        budgetUsd: 26_000,
        links: [pins('table en chêne bancs lampe papier'), pins('japandi salle à manger')],
        about: { style: 'japandi', room: 'dining' },
      },
    ],
  },
  {
    key: 'aurelie.fontanet',
    firstName: 'Aurélie',
    lastName: 'Fontanet',
    country: 'FR',
    languages: ['fr', 'en'],
    orders: [
      {
        title: 'Une chambre pour dormir, enfin',
        brief:
          'Chambre de 12 m² à Nantes, sur cour. Je voudrais un lit bas, du bois sombre, du lin, des tons de sable, aucun objet inutile. Un style japandi, doux et un peu imparfait, avec des rangements qu’on ne voit pas. Les murs sont humides côté nord : il faudra un enduit qui respire.',
        country: 'FR',
        budgetUsd: 13_000,
        links: [pins('chambre japandi lit bas'), pins('enduit chaux sable')],
        about: { style: 'japandi', room: 'bedroom' },
      },
      {
        title: 'Chambre d’amis à la campagne',
        brief:
          'Nous retapons une ferme dans le Perche. Sous le toit, il y aura une chambre d’amis : poutres apparentes, lambris peint, vieux bois, linge à rayures, rien de neuf qui brille. Budget serré, nous peignons nous-mêmes. Il nous faut surtout un plan et une liste d’achats.',
        country: 'FR',
        budgetUsd: 3_800,
        links: [pins('chambre campagne poutres lambris blanc')],
        about: { style: 'farmhouse', room: 'bedroom' },
      },
    ],
  },
  {
    key: 'chiara.benvegnu',
    firstName: 'Chiara',
    lastName: 'Benvegnù',
    country: 'IT',
    languages: ['it', 'en'],
    orders: [
      {
        title: 'Soggiorno per un attico nuovo',
        brief:
          'Attico di nuova costruzione a Torino, grandi vetrate, pavimento in gres chiaro. Vorremmo un soggiorno contemporaneo ma caldo: una parete in legno con la libreria e la televisione nascosta, un divano profondo, tavolino in marmo, luci morbide. Siamo in tre più un gatto.',
        country: 'IT',
        budgetUsd: 58_000,
        links: [pins('soggiorno moderno parete legno'), pins('divano bouclé tavolino marmo')],
        about: { style: 'contemporary', room: 'living' },
      },
      {
        title: 'Sala da pranzo anni Trenta',
        brief:
          'Abbiamo comprato un appartamento del 1933 a Trieste. La sala da pranzo ha ancora il parquet a spina e le porte con i vetri molati. Cerchiamo qualcuno che ricostruisca l’atmosfera art déco: velluto, ottone, un tavolo rotondo in marmo, pareti scure, un lampadario importante. Riceviamo spesso amici a cena.',
        country: 'IT',
        budgetUsd: 110_000,
        links: [pins('sala da pranzo art déco velluto'), pins('lampadario ottone anelli')],
        about: { style: 'art-deco', room: 'dining' },
      },
      {
        title: 'Camera nella casa al mare',
        brief:
          'Casa di famiglia in Puglia, muri a calce e volte. La camera da letto principale è rimasta agli anni Settanta. Ci piacerebbero cotto, lino, legno vecchio, persiane azzurre e tanta ombra. Fresca d’estate e senza umidità in inverno. Stile mediterraneo vero, fatto con artigiani del posto.',
        country: 'IT',
        budgetUsd: null,
        links: [pins('camera da letto calce cotto lino')],
        about: { style: 'mediterranean', room: 'bedroom' },
      },
    ],
  },
  {
    key: 'katarzyna.mroz',
    firstName: 'Katarzyna',
    lastName: 'Mróz',
    country: 'PL',
    languages: ['pl', 'en'],
    orders: [
      {
        title: 'Jasna sypialnia w bloku',
        brief:
          'Mieszkanie w bloku z wielkiej płyty w Gdyni, sypialnia 11 metrów, okno na północ. Chcemy białych ścian, jasnego drewna, wełny i lnu, prostego łóżka i szafy, która nie przytłoczy. Podoba nam się styl skandynawski. Bez zabudowy na sufit, bez luster na drzwiach.',
        country: 'PL',
        budgetUsd: 5_200,
        links: [pins('sypialnia skandynawska jasne drewno')],
        about: { style: 'scandinavian', room: 'bedroom' },
      },
      {
        title: 'Kuchnia w dawnej fabryce',
        brief:
          'Kupiliśmy lokal w pofabrycznym budynku w Żyrardowie: cegła, stalowe słupy, wysokie okna. Potrzebna kuchnia z wyspą, ciemne fronty, drewniany blat, metalowe lampy, widoczne rury. Dużo gotujemy i robimy przetwory, więc miejsce na słoiki jest ważne. Ma być surowo, ale przytulnie.',
        country: 'PL',
        budgetUsd: 27_000,
        links: [pins('kuchnia loft cegła wyspa'), pins('lampy warsztatowe kuchnia')],
        about: { style: 'industrial', room: 'kitchen' },
      },
    ],
  },
  {
    key: 'joost.timmerman',
    firstName: 'Joost',
    lastName: 'Timmerman',
    country: 'NL',
    languages: ['nl', 'en'],
    orders: [
      {
        title: 'Woonkamer uit de jaren zestig',
        brief:
          'Wij hebben een doorzonwoning uit 1962 in Amstelveen gekocht, bijna origineel. Voor de woonkamer zoeken we iemand die van mid-century modern houdt: notenhout, dressoirs op pootjes, okergeel, messing. De platenkast moet een plek krijgen en de grote ramen moeten vrij blijven. Liever opgeknapte tweedehands meubels dan nieuw.',
        country: 'NL',
        budgetUsd: 15_000,
        links: [pins('notenhout dressoir woonkamer jaren 60'), pins('mid century woonkamer groen')],
        about: { style: 'mid-century-modern', room: 'living' },
      },
      {
        title: 'Slaapkamer in het huisje achter de duinen',
        brief:
          'Een houten vakantiehuisje bij Bergen aan Zee. De slaapkamer is klein en donker. We willen wit geschilderd hout, lichtblauw, linnen, rotan en een vloer waar zand op mag. In de zomer verhuren we het, dus graag stevig en makkelijk schoon te maken.',
        country: 'NL',
        budgetUsd: 6_500,
        links: [pins('strandhuis slaapkamer wit blauw')],
        about: { style: 'coastal', room: 'bedroom' },
      },
    ],
  },
  {
    key: 'leonor.saraiva',
    firstName: 'Leonor',
    lastName: 'Saraiva',
    country: 'PT',
    languages: ['pt', 'en'],
    orders: [
      {
        title: 'Cozinha numa casa do Algarve',
        brief:
          'Casa antiga perto de Tavira, com chão de tijoleira e paredes caiadas. A cozinha precisa de tudo novo, mas deve parecer que sempre lá esteve: azulejos pintados à mão, madeira, um forno a lenha que queremos recuperar, porta para o pátio. Cozinhamos para muita gente no Verão.',
        country: 'PT',
        budgetUsd: 33_000,
        links: [pins('cozinha tijoleira azulejo pintado'), pins('forno a lenha cozinha')],
        about: { style: 'mediterranean', room: 'kitchen' },
      },
    ],
  },
  {
    key: 'paola.iturralde',
    firstName: 'Paola',
    lastName: 'Iturralde',
    country: 'ES',
    languages: ['es', 'en'],
    orders: [
      {
        title: 'Comedor de una casa de pueblo',
        brief:
          'Casa de pueblo en la Axarquía, con vigas de madera, muros encalados y suelo de barro. El comedor está vacío y queremos que siga siendo sencillo: una mesa larga con banco, sillas de enea, lámparas de mimbre, alguna pieza de cerámica azul, persianas. Fresco en verano. Estilo mediterráneo, sin parecer un hotel.',
        country: 'ES',
        budgetUsd: 19_000,
        links: [pins('comedor vigas cal barro cocido')],
        about: { style: 'mediterranean', room: 'dining' },
      },
      {
        title: 'A bedroom like in the old Madrid hotels of 1960',
        brief:
          'My flat in Madrid was built in 1964. I want the bedroom to be worthy of it: walnut bed with a long headboard and built-in bedside tables, a petrol or green wall, brass lamps, a bench. I collect sixties ceramics that need a shelf. Restored pieces preferred.',
        country: 'ES',
        budgetUsd: 10_500,
        links: [pins('walnut headboard 1960s bedroom'), pins('brass wall lamp sixties')],
        about: { style: 'mid-century-modern', room: 'bedroom' },
      },
    ],
  },
  {
    key: 'sofie.brinkgaard',
    firstName: 'Sofie',
    lastName: 'Brinkgaard',
    country: 'DK',
    languages: ['da', 'en'],
    orders: [
      {
        title: 'Dining room with almost nothing in it',
        brief:
          'New house north of Copenhagen, polished concrete floor, one very large window. We want to resist filling it. A long pale table, six chairs, hidden storage for everything else, light from nowhere in particular. No patterns, no handles, no gallery wall. We can wait for the right pieces.',
        country: 'DK',
        budgetUsd: 120_000,
        links: [pins('concrete floor dining room empty')],
        about: { style: 'minimalist', room: 'dining' },
      },
      {
        title: 'Two workplaces in a pale little room',
        brief:
          'We both work at home now and share the smallest room of the flat. White walls, light wood, two desks, good shelves, something woollen to soften it. It should be pleasant on dark mornings. Nordic, of course; we are Danes and predictable.',
        country: 'DK',
        budgetUsd: null,
        links: [pins('home office birch two desks'), pins('nordic workspace')],
        about: { style: 'scandinavian', room: 'office' },
      },
    ],
  },
  {
    key: 'ingvild.strommen',
    firstName: 'Ingvild',
    lastName: 'Strømmen',
    country: 'NO',
    languages: ['nb', 'en'],
    orders: [
      {
        title: 'Terrace by the fjord',
        brief:
          'A cabin with a sloping rock in front where everyone sits anyway. We would like a plain Nordic deck of wood that follows the rock, benches out of the wind, a slatted roof over the table. Pale wood that may turn grey, no paint, no plastic. The ferry takes building materials on Tuesdays.',
        country: 'NO',
        budgetUsd: null,
        links: [pins('larch deck nordic cabin')],
        about: { style: 'scandinavian', room: 'terrace' },
      },
      {
        title: 'A calm living room after the children moved out',
        brief:
          'Twenty years of bright plastic are over. Now I dream of low furniture, smoked oak, clay walls, paper lamps, a few handmade bowls and room to do yoga. Some Japan, some Norway. The view to the hill should be the biggest thing in the room.',
        country: 'NO',
        budgetUsd: 37_000,
        links: [pins('low sofa clay wall paper lamp'), pins('japandi living room dark slats')],
        about: { style: 'japandi', room: 'living' },
      },
    ],
  },
];
