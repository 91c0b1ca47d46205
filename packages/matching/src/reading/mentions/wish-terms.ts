import { styles } from '../../vocabulary/styles.ts';
import type { WishKey } from '../brief-reading.ts';

/** A style, room or kind of work that a brief can ask for or refuse. */
export interface WishTerm {
  kind: 'style' | 'room' | 'work';
  /** The id in the vocabulary, where the vocabulary has the term. */
  id: string;
  /** The name as a chip shows it: in the singular, in the middle of a sentence. */
  label: string;
  /** English names, in lower case and singular. Who writes one means the term. */
  names: readonly string[];
  /** English words that suggest the term. Who writes one may mean it. */
  hints: readonly string[];
}

const list = (words: string) => words.split(', ').filter((word) => word !== '');
const room = (id: string, label: string, names: string): WishTerm => ({
  kind: 'room',
  id,
  label,
  names: list(names),
  hints: [],
});
const work = (id: string, label: string, names: string): WishTerm => ({
  kind: 'work',
  id,
  label,
  names: list(names),
  hints: [],
});

/** Words of the style vocabulary that are names of styles as adjectives, beside the `names` there. */
const styleAdjectives = new Set(
  list(
    'traditional, classic, classical, english style, rustic, farmhouse, country house, country kitchen, cottage, glamorous, glam, palatial, opulent, luxury, transitional, retro, japanese, zen, chinese, oriental, greek, tuscan, arabic, ottoman, minimal, eclectic, shabby, modern, contemporary, beach house, nautical, jungle, natural materials, deco, victorian, gothic, georgian, country style, industrial',
  ),
);

/** Everything that is found in a brief by name. */
export const wishTerms: readonly WishTerm[] = [
  ...styles.map(({ id, name, names, words }): WishTerm => ({
    kind: 'style',
    id,
    label: name,
    names: [
      ...names,
      ...words.filter((word) => styleAdjectives.has(word)),
      ...(id === 'victorian' ? ['victorian terrace'] : []),
    ],
    hints: words.filter((word) => !styleAdjectives.has(word)),
  })),
  room('kitchen', 'kitchen', 'kitchen, kitchenette, kitchen diner, dining kitchen, living kitchen'),
  room(
    'open-kitchen',
    'open kitchen',
    'open kitchen, open-plan kitchen, open plan kitchen, open kitchen and living room',
  ),
  room('dining', 'dining room', 'dining room, dining area, dining corner, living and dining'),
  room(
    'living',
    'living room',
    'living room, living area, living space, lounge, sitting room, sitting area, family room, tv room, drawing room, parlour, parlor, front room, living and dining',
  ),
  room('bedroom', 'bedroom', 'bedroom, master bedroom, guest room, spare room, sleeping area, main bedroom'),
  room(
    'children',
    'children’s room',
    "children's room, children room, kid's room, kids room, child room, nursery, playroom, baby's room, baby room, teenager's room, boy's room, girl's room, son's room, daughter's room, room for our twin, room for our son, room for our daughter, room for the child",
  ),
  room(
    'bathroom',
    'bathroom',
    'bathroom, bath, shower room, washroom, wash room, ensuite, guest toilet, toilet, wet room, powder room',
  ),
  room(
    'hallway',
    'hall and stairs',
    'hallway, hall, entrance hall, entryway, corridor, staircase, stair, stairwell, landing, entrance',
  ),
  room('storage', 'wardrobes and storage', 'wardrobe, walk-in closet, dressing room, closet, cloakroom'),
  room(
    'home-office',
    'home office',
    'home office, study, study room, workspace at home, desk corner, room to work in',
  ),
  room('apartment', 'apartment', 'apartment, flat, penthouse, maisonette, duplex, condo, studio flat'),
  room(
    'house',
    'house',
    'house, villa, home, townhouse, cottage, bungalow, terraced house, terrace house, row house, new house, victorian terrace, georgian terrace, edwardian terrace',
  ),
  room('attic', 'attic', 'attic, loft conversion'),
  room('basement', 'basement', 'basement, cellar'),
  room('garden', 'garden', 'garden, yard, back yard, backyard, front garden, courtyard, patio, lawn'),
  room(
    'terrace',
    'terrace',
    'terrace, balcony, roof terrace, roof garden, rooftop, deck, veranda, loggia, porch',
  ),
  room('pool', 'pool', 'pool, swimming pool'),
  room('facade', 'façade', 'facade, façade, street front, building front, exterior facade, exterior'),
  room('interior', 'interior', 'interior, inside, indoors'),
  room(
    'office',
    'office',
    'office, coworking, co-working, headquarters, open-plan office, meeting room, office building',
  ),
  room(
    'restaurant',
    'restaurant',
    'restaurant, pizzeria, trattoria, bistro, canteen, brasserie, eatery, food hall, burger hall, tavern, osteria',
  ),
  room('cafe', 'café', 'cafe, café, coffee shop, coffee bar, bakery, tea room'),
  room('bar', 'bar', 'cocktail bar, wine bar, pub, nightclub'),
  room('shop', 'shop', 'shop, boutique, store, showroom'),
  room('hotel', 'hotel', 'hotel, guesthouse, guest house, bed and breakfast, hostel'),
  room('spa', 'spa', 'spa, sauna, hammam, turkish bath, steam room'),
  room('gym', 'gym', 'gym, fitness room'),
  room(
    'practice',
    'medical practice',
    'clinic, medical practice, dental practice, doctor’s surgery, pharmacy',
  ),
  room('school', 'school', 'school, library, classroom'),
  room('kindergarten', 'kindergarten', 'kindergarten, preschool, daycare'),
  room('workshop', 'studio or workshop', 'workshop, atelier, artist studio'),
  work(
    'furnishing',
    'furnishing',
    'furnishing, furnish, home styling, interior styling, furniture only, only furniture, choose furniture, decorate, decorating, decoration, decorator, home staging, interior decorator',
  ),
  work(
    'online',
    'online design',
    'online design, work online, designed online, by video, remote, remotely, online',
  ),
  work(
    'renovation',
    'renovation',
    'renovation, renovate, renovating, refurbish, refurbishment, remodel, remodelling, refit, gut, gutted, construction, building work, redo, redone, redoing, done again, rebuild, modernise, modernize',
  ),
  work('restoration', 'restoration', 'restoration, restore, restored, conservation'),
  work(
    'new-build',
    'new building',
    'new build, new building, newly built, build a house, build a new house, build our house, building a house, ground plot, building plot, plot, building permit',
  ),
  work('extension', 'extension', 'extension, annexe, annex'),
  work('conversion', 'conversion', 'conversion, convert, converted, change of use'),
  work(
    'bespoke',
    'made-to-measure joinery',
    'made to measure, made-to-measure, bespoke, custom-made, joinery, joiner, cabinetmaker',
  ),
  work(
    'landscaping',
    'garden design',
    'landscaping, landscape planting, landscape architect, garden design, garden designer, planting plan',
  ),
  work('facade-work', 'work on the façade', 'facade insulation, cladding'),
  work('office-fit-out', 'office fit-out', 'office fit-out, office design'),
  work('hospitality', 'restaurants and hotels', 'hospitality'),
];

/** Phrases in which the name of a term means nothing of the kind: who works at home asks for no house. */
export const idioms: readonly string[] = list(
  'at home, from home, feel like home, feels like home, come home, coming home, get home',
);

const labels = new Map(wishTerms.map(({ kind, id, label }) => [`${kind} ${id}`, label]));
const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** What a wish is about in English, as a chip names it: «Scandinavian», «kitchen», «German», «$15,000». */
export function labelOfWish({ kind, value }: WishKey): string {
  switch (kind) {
    case 'language':
      return languageNames.of(value) ?? value;
    case 'country':
      return countryNames.of(value) ?? value;
    case 'budget':
      return `$${Number(value).toLocaleString('en')}`;
    default:
      return labels.get(`${kind.replace('not_', '')} ${value}`) ?? value;
  }
}
