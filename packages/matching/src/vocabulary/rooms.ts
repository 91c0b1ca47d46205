import { term, type Term } from './term.ts';

/** Those of the {@link rooms} that lie outside the walls. */
export const outdoorRooms: ReadonlySet<string> = new Set(['garden', 'terrace', 'pool', 'facade']);

/** Kinds of room, building or ground. */
export const rooms: readonly Term[] = [
  term(
    'kitchen',
    'kitchens',
    'kitchen, kitchenette, cooking, cookery, pantry, larder, worktop, countertop, hob, oven, cupboard',
    'A kitchen: worktops, cupboards, sink, hob and oven, cooking island, pantry.',
  ),
  term(
    'dining',
    'dining rooms',
    'dining room, dining area, dining table, dining, breakfast corner, dining chair',
    'A dining room: a long table, chairs and a pendant lamp.',
  ),
  term(
    'living',
    'living rooms',
    'living room, lounge, sitting room, salon, sofa, family room, tv room, fireplace room, armchair',
    'A living room: sofa, armchairs, coffee table, carpet, fireplace.',
  ),
  term(
    'bedroom',
    'bedrooms',
    'bedroom, bed, headboard, master bedroom, sleeping, night corner, guest room',
    'A bedroom: bed, headboard, bedside tables, soft textiles.',
  ),
  term(
    'children',
    'children’s rooms',
    "children's room, children, kid, nursery, toddler, baby, teen, teenager, playroom, bunk bed, sibling",
    'A room for children: play, bunk beds, toys, small furniture, soft colours.',
  ),
  term(
    'bathroom',
    'bathrooms',
    'bathroom, bath, bathtub, shower, wash room, washroom, washbasin, washstand, toilet, wc, tub, basin, ensuite, tap',
    'A bathroom: shower, bathtub, washbasin, taps and tiles.',
  ),
  term(
    'hallway',
    'halls and stairs',
    'hallway, hall, entrance, corridor, stair, staircase, stairwell, landing, coat rack, cloakroom',
    'An entrance hall, corridor or staircase with coats and shoes.',
  ),
  term(
    'storage',
    'wardrobes and storage',
    'wardrobe, closet, storage, shelf, shelving, bookcase, cabinet, built-in, made to measure, made-to-measure, carpentry, joinery, dressing room',
    'Made-to-measure wardrobes, shelves and built-in storage by a joiner.',
  ),
  term(
    'home-office',
    'home offices',
    'home office, desk, study, work from home, workplace, workspace, telework',
    'A place to work at home: desk, shelves, screen and cables.',
  ),
  term(
    'studio',
    'small flats',
    'studio flat, studio apartment, micro apartment, small flat, tiny, one room, bedsit, small apartment, square metre',
    'A very small flat of one room with folding and hidden furniture.',
  ),
  term(
    'apartment',
    'apartments',
    'apartment, flat, penthouse, maisonette, duplex, condominium',
    'A whole apartment in the city, several rooms furnished together.',
  ),
  term(
    'house',
    'houses',
    'house, villa, home, cottage, bungalow, townhouse, dwelling, residence, semi-detached',
    'A private family house with several floors.',
  ),
  term(
    'attic',
    'attics',
    'attic, loft conversion, sloping roof, mansard, roof slope, under the roof, dormer',
    'Rooms under a sloping roof with awkward angles.',
  ),
  term(
    'basement',
    'basements',
    'basement, cellar, underground, souterrain',
    'A basement or cellar room below ground.',
  ),
  term(
    'garden',
    'gardens',
    'garden, yard, courtyard, patio, lawn, planting, flower, border, hedge, orchard, pond, landscape, plant, shrub, tree, backyard, meadow',
    'A garden: beds of flowers, shrubs and trees, paths, pond, seats in the sun.',
  ),
  term(
    'terrace',
    'terraces and balconies',
    'terrace, balcony, roof terrace, rooftop, deck, veranda, pergola, roof garden, decking, outdoor, loggia',
    'A roof terrace, balcony or deck: planters, decking, outdoor seats, barbecue.',
  ),
  term(
    'pool',
    'pools',
    'pool, swimming pool, plunge pool, jacuzzi, hot tub',
    'A swimming pool with sun deck.',
  ),
  term(
    'facade',
    'facades',
    'facade, cladding, exterior, street front, building front, insulate, insulation, envelope, curb appeal, shutter',
    'The outside of a building: facade cladding, insulation, windows, stone and shutters.',
  ),
  term(
    'office',
    'offices',
    'office, coworking, headquarters, meeting room, open-plan office, workstation, conference, boardroom, telephone booth, law firm, startup, company, team',
    'A company office: desks, meeting rooms, phone booths, acoustics, reception.',
  ),
  term(
    'restaurant',
    'restaurants',
    'restaurant, pizzeria, trattoria, bistro, osteria, canteen, eatery, diner, brasserie, chef, grill',
    'A restaurant: tables for guests, open kitchen, wood-fired oven, wine racks.',
  ),
  term(
    'cafe',
    'cafés and bakeries',
    'cafe, café, coffee, coffee shop, bakery, tea room, tearoom, pastry, roastery, barista, ice cream',
    'A café or bakery: counter, pastry display, stools at the window, coffee.',
  ),
  term(
    'bar',
    'bars',
    'bar, cocktail, pub, nightclub, club, lounge bar, jazz, speakeasy, wine bar',
    'A bar: cocktails, counter, booths, low light and music.',
  ),
  term(
    'shop',
    'shops',
    'shop, store, boutique, retail, showroom, display, clothing store, perfume, fitting room, fashion, shop window, merchandise',
    'A shop or boutique: display of goods, fitting rooms, shop window.',
  ),
  term(
    'hotel',
    'hotels and guesthouses',
    'hotel, guesthouse, guest house, inn, bed and breakfast, hostel, resort, guest room, holiday let, winery, wine tasting, agritourism, suite',
    'A small hotel or guesthouse: rooms and suites for travellers, breakfast room, reception.',
  ),
  term(
    'spa',
    'spas and wellness',
    'spa, sauna, hammam, wellness, steam, massage, thermal bath, relaxation, turkish bath',
    'A spa: sauna, steam bath, hot stone, massage and resting room.',
  ),
  term(
    'gym',
    'gyms',
    'gym, fitness, workout, training, treadmill, locker, sport, yoga, weights',
    'A gym: weights, treadmills, rubber floor, lockers and changing rooms.',
  ),
  term(
    'practice',
    'medical practices',
    'clinic, practice, dentist, dental, orthodontist, doctor, medical, patient, surgery, physiotherapy, hospital, pharmacy, treatment room',
    'A medical practice: waiting room, reception, treatment rooms, hygiene, calm for patients.',
  ),
  term(
    'school',
    'schools and libraries',
    'school, classroom, library, university, campus, college, pupil, student, learning, reading room, study room, education',
    'A school or library: classrooms, reading places, bookshelves, acoustics for pupils.',
  ),
  term(
    'kindergarten',
    'kindergartens',
    'kindergarten, day nursery, daycare, preschool, creche, crèche',
    'A kindergarten: places for small children to crawl, climb, hide and nap.',
  ),
  term(
    'care',
    'barrier-free homes',
    'wheelchair, walker, barrier-free, accessible, elderly, senior, grab rail, care home, nursing, carer, disabled, step-free, later life',
    'A home for old or disabled people: no threshold, grab rails, room for wheelchair and carer.',
  ),
  term(
    'culture',
    'museums and places of worship',
    'museum, gallery, exhibition, theatre, concert hall, church, chapel, temple, mosque, meditation',
    'A museum, theatre or chapel open to the public.',
  ),
  term(
    'workshop',
    'studios and workshops',
    'workshop, atelier, artist, sculptor, live/work, garage, maker',
    'An artist’s or maker’s workshop: wide gate, tough floor, workbench.',
  ),
];

/** The room an object is usually seen in, by the names of the COCO classes. */
export const roomsByObject: Readonly<Record<string, string>> = {
  bed: 'bedroom',
  toilet: 'bathroom',
  oven: 'kitchen',
  microwave: 'kitchen',
  refrigerator: 'kitchen',
  couch: 'living',
  'dining table': 'dining',
};
