import type { StoryDesigner } from '../story.ts';

/** Designers of bright northern rooms. */
export const scandinavianDesigners: readonly StoryDesigner[] = [
  {
    key: 'linnea.ahlgren',
    firstName: 'Linnea',
    lastName: 'Ahlgren',
    country: 'SE',
    languages: ['sv', 'en', 'de'],
    phone: '+46 40 628 04 15',
    bio: 'I run a two-person studio in Malmö. We work with birch, wool and whatever daylight a flat gets, and we measure twice because old Swedish houses have no right angles.',
    budgetUsd: [6_000, 45_000],
    style: 'scandinavian',
    projects: [
      {
        name: 'Loft in Malmö',
        country: 'SE',
        rooms: ['living'],
        seeds: { living: 11 },
        description:
          'Top floor of a former sailmaker’s building near the canal, 74 square metres for a nurse and a teacher with a baby on the way. We sanded the pine boards back to pale honey, washed the walls in chalk white and kept one sofa, one round oak table and a paper lamp. Colour comes only from cushions and two prints, so it can change with the seasons. Everything loose fits into a birch bench under the window. Scandinavian without the catalogue.',
      },
      {
        name: 'Kitchen on Tegelgatan',
        country: 'SE',
        rooms: ['kitchen'],
        description:
          'A 1938 kitchen with three doors and nowhere to put anything down. We closed one door, built an island in birch with an oiled oak worktop and kept the original larder fronts. Open shelves instead of wall cupboards let the morning light reach the stove. The family wanted to bake with four people at once, and now they can. White walls, pale wood, nothing that minds flour. Scandinavian, bright and easy to wipe.',
      },
      {
        name: 'Ett sovrum mot norr',
        country: 'SE',
        rooms: ['bedroom'],
        description:
          'Ljuset från norr är jämnt och lite blått, så vi värmde rummet underifrån: oljat askgolv, en låg träsäng, tvättat linne i havre och grågrönt. Taket är målat i samma vita ton som väggarna för att dölja en sned list. Två vägglampor ersätter sängborden eftersom rummet bara är 2,7 meter brett. Garderoben flyttade ut i hallen. Ägaren säger att hon sover bättre, och det är det enda betyg vi bryr oss om.',
      },
      {
        name: 'Veranda on Ven',
        country: 'SE',
        rooms: ['terrace'],
        seeds: { terrace: 21 },
        description:
          'A summer house on a small island gets five months of use and seven of salt wind. We laid a deck of untreated larch that will go silver, put a slatted pergola over the eating end and chose furniture light enough for one person to carry indoors. Grey wool blankets, a striped mat in sea green, two lanterns, pots of thyme. Nothing needs oiling in spring, which was the whole brief.',
      },
      {
        name: 'Trädgård för sena middagar, Limhamn',
        country: 'SE',
        rooms: ['garden'],
        seeds: { garden: 21 },
        description:
          'En villaträdgård som bara var gräs och en studsmatta. Vi lade ett trädäck av lärk mitt i gräsmattan, ställde ett långt bord i ask med flätade stolar under det gamla äppelträdet och byggde ett spjälstaket som stänger ute vinden men släpper in kvällssolen. Gula stauder och lavendel längs kanten, krukor som tål frost, en slinga med glödlampor. Skandinaviskt, ljust och enkelt: allt går att sopa av med en kvast.',
      },
    ],
  },
  {
    key: 'mads.tolstrup',
    firstName: 'Mads',
    lastName: 'Tolstrup',
    country: 'DK',
    languages: ['da', 'en', 'sv'],
    bio: 'Cabinetmaker first, designer second. I draw rooms around the things people actually use, and I would rather repair a good chair than sell you a new one.',
    budgetUsd: [10_000, 60_000],
    style: 'scandinavian',
    projects: [
      {
        name: 'Østerbro family room',
        country: 'DK',
        rooms: ['living'],
        seeds: { living: 1 },
        description:
          'Four children, one dog, one living room. The answer was fewer and tougher things: a deep sofa in wool that can be washed, a diamond-patterned rug that hides crumbs, a light oak table with rounded edges made in my own workshop. Window sills were widened to 40 centimetres and became the best seats in the flat. White walls, bare floor, hygge by candle rather than by cushion count.',
      },
      {
        name: 'Translator’s study, Aarhus',
        country: 'DK',
        rooms: ['office'],
        description:
          'She works with two dictionaries open and one cat asleep, so the desk is 2.2 metres of solid ash with a lip at the back. Shelves run from the floor to exactly the height of the door frame. We placed the desk across the window instead of facing it; no glare on the screen, garden in the corner of the eye. A home office in the Nordic manner: pale, quiet, nothing blinking.',
      },
      {
        name: 'Teak and rain, Roskilde',
        country: 'DK',
        style: 'mid-century-modern',
        rooms: ['dining'],
        seeds: { dining: 12 },
        description:
          'The clients inherited a 1962 bungalow with its teak dining table and six chairs, and were about to sell them. We restored the set, re-wove two seats, and hung a brass lamp with globe bulbs over it at 62 centimetres, the height the original drawings give. A green wall behind makes the wood glow on wet afternoons. Mid-century furniture wants company and a bit of colour, not a museum.',
      },
      {
        name: 'Entré med bænk, Risskov',
        country: 'DK',
        rooms: ['hall'],
        seeds: { hall: 21 },
        description:
          'Seks par støvler, to klapvogne og en hund skulle ind ad samme dør. Vi beklædte gavlen med lodrette brædder i støvet grøn, lod spærene stå frie og byggede en bænk i fyr med plads til skoene nedenunder. Knagerne sidder i to højder, den laveste til dem på fem år. Gulvet er brede sæbebehandlede planker, løberen er vævet i Silkeborg. Lys, skandinavisk og let at feje, hvilket var det eneste krav.',
      },
    ],
  },
  {
    key: 'aino.kettunen',
    firstName: 'Aino',
    lastName: 'Kettunen',
    country: 'FI',
    languages: ['fi', 'sv', 'en'],
    style: 'scandinavian',
    projects: [
      {
        name: 'Töölö bedroom',
        country: 'FI',
        rooms: ['bedroom'],
        description:
          'A 1930s flat in Helsinki, seven metres from the tram. The bedroom needed silence and dark in June, daylight in January. Heavy wool felt behind linen curtains does both. The bed is birch plywood with the edges showing, the rug handwoven from leftover yarn. I left one wall entirely empty; in a Finnish winter an empty white wall is the closest thing to a window.',
      },
      {
        name: 'Kitchen for a cross-country skier',
        country: 'FI',
        rooms: ['kitchen'],
        description:
          'Wet boots, four litres of porridge, guests without notice. We chose a wooden island that doubles as a bench, ash stools, a rail for drying gloves and cupboard fronts painted the white of skimmed milk. The worktop is solid birch, oiled by the owner twice a year, and he claims to enjoy it. Budget was small, so old cabinets were kept and only doors, top and lamps are new.',
      },
      {
        name: 'Sauna terrace by Lake Saimaa',
        country: 'FI',
        rooms: ['terrace'],
        seeds: { terrace: 31 },
        description:
          'The terrace is where you sit between two rounds of heat, so it must be kind to bare feet and face the water. Thermally treated pine, a slatted roof that lets the evening sun through, a bench with dry cushions and two low tables. All fixings are hidden because metal gets cold. Scandinavian outdoor life is mostly about where to put the towel; there are eleven hooks.',
      },
      {
        name: 'Bath under the eaves, Porvoo',
        country: 'FI',
        rooms: ['bathroom'],
        seeds: { bathroom: 21 },
        description:
          'An attic bathroom in a wooden house by the river, for a family that takes bathing as seriously as eating. White tiles up to shoulder height, sage green above, a tub that stands free under the tie beam and a pine washstand with room for four toothbrushes. The checked floor is warm in winter. Towels dry on a ladder that used to lead to the hayloft. Nordic, plain and easy to clean.',
      },
    ],
  },
  {
    key: 'jonas.wendelborn',
    firstName: 'Jonas',
    lastName: 'Wendelborn',
    country: 'DE',
    languages: ['de', 'en', 'da'],
    phone: '+49 40 66969 417',
    bio: 'Innenarchitekt aus Hamburg mit dänischer Großmutter. Ich plane helle, robuste Räume für Familien und erkläre gern, warum weniger Möbel mehr Platz für Leben lassen.',
    budgetUsd: [8_000, 70_000],
    style: 'scandinavian',
    projects: [
      {
        name: 'Altbau in Ottensen',
        country: 'DE',
        rooms: ['dining'],
        seeds: { dining: 1 },
        description:
          'Drei Meter sechzig Deckenhöhe, Stuck und ein Fußboden, der in der Mitte fünf Zentimeter tiefer lag. Wir haben die Dielen angehoben und hell geseift, die Wände kalkweiß gestrichen und das Esszimmer um einen langen Tisch aus Esche herum geplant. Sechs Stühle mit geflochtenem Sitz, ein Teppich mit Rautenmuster, eine große Papierlampe: skandinavisch, aber mit Hamburger Zurückhaltung. Das Geschirr verschwindet in einem niedrigen Schrank.',
      },
      {
        name: 'Homeoffice unter der Schräge',
        country: 'DE',
        rooms: ['office'],
        description:
          'Unter dem Dach blieb ein Streifen von zwei Metern Breite. Ein Schreibtisch aus heller Eiche folgt der Schräge, Regale stehen nur dort, wo man den Kopf nicht stößt. Das Fenster wurde um dreißig Zentimeter verlängert, damit man im Sitzen den Himmel sieht. Weiß, Birke, ein Schaffell auf dem Sessel. Die Bauherrin arbeitet als Lektorin und wollte vor allem: kein Echo und keine Ablenkung.',
      },
      {
        name: 'Summer house at the Schlei',
        country: 'DE',
        rooms: ['kitchen', 'living'],
        seeds: { kitchen: 1, living: 21 },
        description:
          'A wooden house from the seventies, dark and panelled, bought by two sisters and their families. We painted the boards of the gable wall in sage green and everything else in warm white, opened the kitchen towards the living room under the old tie beams and built an island with an oak top where nine people can have breakfast in shifts. Striped rug, pale pine, enamel lamp. The whole thing had to be finished between Easter and the school holidays, and it was.',
      },
      {
        name: 'Stille Ecke, Eppendorf',
        country: 'DE',
        style: 'japandi',
        rooms: ['bedroom'],
        description:
          'Ein Schlafzimmer für jemanden, der beruflich viel redet. Niedriges Bett aus dunkler Eiche, Wände in Kalkputz, eine Lamellenwand hinter dem Kopfteil, Leinen in Sand und Umbra. Es gibt genau ein Bild. Japandi heißt hier: Ruhe ohne Kälte, Leere ohne Strenge und kein einziges Kabel in Sicht. Der alte Kleiderschrank zog in den Flur, seitdem passt die Morgensonne durchs ganze Zimmer.',
      },
      {
        name: 'Haus aus blauen Brettern, Kappeln',
        country: 'DE',
        rooms: ['facade'],
        seeds: { facade: 21 },
        description:
          'Ein Sommerhaus aus den siebziger Jahren, asbestgrau und ohne Gesicht. Wir haben die Fassade mit senkrechten Fichtenbrettern verkleidet und in einem dunklen Fjordblau gestrichen, die Fenster bis fast zum Boden gezogen und weiß gerahmt, das Dach neu mit Schiefer gedeckt. Vor der Tür aus Lärche liegt ein schmales Vordach, dahinter ein Plattenweg zwischen gelben Stauden. Skandinavisch schon von außen: eine Fassade, die man vom Wasser aus erkennt.',
      },
    ],
  },
];
