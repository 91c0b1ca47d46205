/** One thing a text or photo can be about. */
export interface Term {
  /** Stable name, stored with what was found; never shown. */
  id: string;
  /** As people read it, in the middle of a sentence. */
  name: string;
  /** English words and phrases that name it outright, lower case, singular. */
  words: readonly string[];
  /** What it looks like or consists of, in plain words; embedded to find texts that describe without naming. */
  about: string;
}

const term = (id: string, name: string, words: string, about: string): Term => ({
  id,
  name,
  words: words.split(', '),
  about,
});

/** Looks, interior and exterior. */
export const styles: readonly Term[] = [
  term(
    'scandinavian',
    'Scandinavian',
    'scandinavian, scandi, nordic, hygge, danish design, swedish style, finnish design',
    'Bright rooms, white walls, pale birch and ash wood, wool throws, simple practical furniture, much daylight, few things.',
  ),
  term(
    'japandi',
    'Japandi',
    'japandi, wabi-sabi, wabi sabi',
    'Calm low furniture, light oak and dark accents, paper lamps, linen, handmade ceramics, natural imperfection, empty space.',
  ),
  term(
    'japanese',
    'Japanese and Chinese',
    'japanese, zen, tatami, shoji, oriental, chinese, asian, feng shui',
    'Paper screens and sliding lattice, low tables, floor mats, bamboo, a quiet courtyard garden with stone and water.',
  ),
  term(
    'minimalist',
    'minimalist',
    'minimalist, minimal, minimalism, pared-back, pared back',
    'Empty plain rooms, hidden storage, flush doors, concrete and white plaster, no ornament, nothing on show.',
  ),
  term(
    'contemporary',
    'contemporary',
    'contemporary, modern, sleek, up-to-date',
    'Sleek clean lines, handleless fronts, large windows, neutral colours, stone and lacquer surfaces, discreet lighting.',
  ),
  term(
    'industrial',
    'industrial',
    'industrial, warehouse, loft, factory, steampunk',
    'Bare brick, steel windows, visible pipes and ducts, concrete floors, worn leather, iron and workshop lamps in an old factory.',
  ),
  term(
    'brutalist',
    'brutalist',
    'brutalist, brutalism, raw concrete, fair-faced concrete, beton brut',
    'Massive raw concrete surfaces, heavy blocks, deep shadows, rough texture left as cast.',
  ),
  term(
    'mid-century',
    'mid-century modern',
    'mid-century, mid century, midcentury, fifties, sixties, 1950s, 1960s, eames, retro',
    'Teak and walnut sideboards on tapered legs, organic moulded chairs, globe lamps, orange and mustard, optimistic 1950s and 1960s.',
  ),
  term(
    'art-deco',
    'Art Deco',
    'art deco, deco, twenties, 1920s, thirties, 1930s, gatsby, jazz age',
    'Black lacquer, gold and brass lines, stepped and fan shapes, velvet, mirrors, polished glamour of the 1920s.',
  ),
  term(
    'art-nouveau',
    'Art Nouveau',
    'art nouveau, jugendstil, secession, modernisme, liberty style',
    'Flowing plant curves, stained glass, wrought-iron tendrils, carved wood and floral tiles around 1900.',
  ),
  term(
    'arts-and-crafts',
    'Arts and Crafts',
    'arts and crafts, craftsman, mission style, william morris, stickley, shaker, bungalow',
    'Honest joinery in solid quarter-sawn oak, pegs and slats, leather seats, hammered copper, stained glass, hand-made around 1900.',
  ),
  term(
    'traditional',
    'traditional',
    'traditional, classic, classical, english style, antique, heritage, conservative, georgian, edwardian, colonial',
    'Carved mahogany and cherry wood, wing chairs, buttoned leather, antiques, Persian carpets, heavy curtains, matching sets.',
  ),
  term(
    'victorian',
    'Victorian',
    'victorian, gothic, queen anne',
    'Nineteenth-century rooms with dark panelling, patterned wallpaper, cast-iron fireplaces, fringes and stained glass.',
  ),
  term(
    'neoclassical',
    'neoclassical',
    'neoclassical, neo-classical, empire style, regency, haussmann, gustavian, palladian',
    'Symmetrical rooms with mouldings and pale panelling, marble fireplace, columns, restrained elegance.',
  ),
  term(
    'baroque',
    'baroque',
    'baroque, rococo, palatial, opulent, louis xv, louis xiv, renaissance, versailles, royal, palace',
    'Gilded ornament, painted ceilings, crystal chandeliers, silk and brocade, curved carved furniture, cherubs and mirrors fit for a king.',
  ),
  term(
    'glamour',
    'glamorous',
    'glamorous, glamour, glam, hollywood regency, luxury, luxurious, decadent',
    'Velvet upholstery, polished brass, marble, mirrored surfaces, deep colours and dramatic lamps.',
  ),
  term(
    'transitional',
    'transitional',
    'transitional, timeless, new classic, modern classic, old and new',
    'Comfortable classic shapes without frills, greige, cream and taupe, plain upholstery, a blend of old and new.',
  ),
  term(
    'farmhouse',
    'farmhouse',
    'farmhouse, country style, country house, cottage, country kitchen, cottagecore, barn',
    'Painted cupboards, butler sink, range cooker, larder, scrubbed wooden table, rustic boards in a family country house.',
  ),
  term(
    'rustic',
    'rustic',
    'rustic, log cabin, lodge, cabin, ranch, reclaimed wood, barn wood, western',
    'Rough logs and thick slabs with bark, knots and cracks, reclaimed boards, hides, antlers, wrought iron, stone hearth.',
  ),
  term(
    'alpine',
    'alpine chalet',
    'alpine, chalet, mountain house, ski lodge, mountain cabin',
    'Timber walls and ceilings, stone chimney, open fire, furs and wool, windows to snowy peaks.',
  ),
  term(
    'provence',
    'French country',
    'provence, provencal, french country, shabby chic, shabby, southern french',
    'Whitewashed aged furniture, lavender, faded florals, linen and muslin, chalky colours and sunlight.',
  ),
  term(
    'mediterranean',
    'Mediterranean',
    'mediterranean, greek, spanish, tuscan, italian villa, ibiza, andalusian, cycladic, finca, riad',
    'Whitewashed walls, terracotta, arches, blue shutters, olive trees, pergola and shaded terrace by the sea.',
  ),
  term(
    'coastal',
    'coastal',
    'coastal, nautical, beach house, hamptons, seaside, beach, marine',
    'White and blue, bleached boards, rope, driftwood, light linen, sand and salt air near the sea.',
  ),
  term(
    'bohemian',
    'bohemian',
    'bohemian, boho, hippie, gypsy',
    'Layered rugs and cushions, rattan, macrame, many plants, warm earthy colours, souvenirs and textiles from travels.',
  ),
  term(
    'maximalist',
    'maximalist',
    'maximalist, maximalism, eclectic, colourful, colorful, bold colour, more is more, pattern on pattern',
    'Strong colours and clashing patterns, bold wallpaper, walls full of pictures, collections on show, nothing plain or white.',
  ),
  term(
    'pop',
    'pop art',
    'pop art, pop, memphis, postmodern, kitsch, neon, warhol, funky',
    'Screaming candy colours, plastic furniture, cartoons, neon signs, stripes, jokes and giant prints.',
  ),
  term(
    'futuristic',
    'high-tech',
    'high-tech, hi-tech, high tech, futuristic, space age, smart home, constructivist, techno, avant-garde',
    'Metal, glass and white gloss, hidden light lines, automation, smooth geometric volumes like a spaceship.',
  ),
  term(
    'moroccan',
    'Moroccan and Middle Eastern',
    'moroccan, arabic, arabian, ottoman, turkish, persian, moorish, egyptian, indian, ethnic, african',
    'Carved screens, mosaic tiles, brass lanterns, arches, low divans with embroidered cushions, ochre, gold and lapis.',
  ),
  term(
    'tropical',
    'tropical',
    'tropical, jungle, balinese, bali, caribbean, exotic',
    'Palm leaves, teak, bamboo and rattan, open verandas, lush green plants and water.',
  ),
  term(
    'organic',
    'natural',
    'biophilic, natural materials, organic, ecological, eco-friendly, sustainable, green building',
    'Clay and lime plaster, untreated timber, wool and cork, plants, breathable renewable materials.',
  ),
];

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

/** Kinds of work. */
export const works: readonly Term[] = [
  term(
    'new-build',
    'new building',
    'new build, newly built, new construction, build a house, new house, off-plan',
    'A new house is to be built from nothing.',
  ),
  term(
    'renovation',
    'renovation',
    'renovation, renovate, refurbish, refurbishment, renew, refit, makeover, remodel, modernise, modernize, refresh, update',
    'An existing home is renovated and brought up to date.',
  ),
  term(
    'conversion',
    'conversion of buildings',
    'conversion, convert, former, turn into, turned into, disused, becomes, change of use, transform',
    'A barn, factory, shop or chapel is turned into something else.',
  ),
  term(
    'restoration',
    'restoration of old buildings',
    'restoration, restore, conservation, listed, protected, monument, preservation, stucco, fresco, historic, original, repaired, period',
    'A listed historic building is carefully conserved: stucco, parquet and old windows repaired.',
  ),
  term(
    'extension',
    'extensions',
    'extension, add a floor, annexe, annex, addition, conservatory, winter garden',
    'An extension or additional floor is added to a house.',
  ),
  term(
    'furnishing',
    'furnishing',
    'furnishing, furnish, furniture, styling, decorate, decoration, home staging, curtain, textile, lamp, carpet',
    'Furniture, lamps, textiles and decoration are chosen for existing rooms.',
  ),
  term(
    'bespoke',
    'made-to-measure joinery',
    'made-to-measure, made to measure, bespoke, custom-made, joinery, carpentry, joiner, carpenter, cabinetmaker',
    'Furniture is made to measure by a joiner in a workshop.',
  ),
  term(
    'letting',
    'homes to let',
    'rental, to let, letting, tenant, investment property, airbnb, landlord, buy-to-let',
    'A flat is prepared cheaply and quickly for tenants.',
  ),
  term(
    'energy',
    'energy retrofit',
    'insulation, insulate, energy, passive house, triple glazing, heating demand, thermal, heat pump, retrofit',
    'A building is insulated to save energy.',
  ),
  term(
    'acoustics',
    'acoustics',
    'acoustic, noise, noisy, loud, quiet, sound-absorbing, reverberation, sound insulation, silent, silence',
    'Noise is brought down with felt, carpets and absorbing ceilings.',
  ),
  term(
    'lighting',
    'lighting',
    'lighting, light design, lighting design, illumination',
    'Lamps and light are planned for a room.',
  ),
  term(
    'landscaping',
    'landscaping',
    'landscaping, landscape, planting, gardening, garden design, irrigation, paving',
    'Ground is shaped and planted: paths, walls, beds, trees and water.',
  ),
];

/**
 * What people write that says nothing about look, place or work. A text is worth as much as it differs from these:
 * without them, «see the pictures» finds whoever wrote a similarly empty sentence.
 */
export const blandTexts: readonly string[] = [
  'Please look at the pictures.',
  'We are looking for a designer for our project.',
  'I like this style very much.',
  'Something like in the photos, please.',
  'Inspiration is in the link.',
  'A project for a private customer.',
  'Finished on time and within budget.',
  'It was a pleasure to work with these clients.',
  'Photos by the studio.',
  'Design, planning and supervision from start to finish.',
  'The client was very happy with the result.',
  'My new home needs your help.',
  'Interior design project.',
  'Work in progress, more photos to come.',
  'Completed last year.',
  'We took care of everything.',
  'Concept and execution by our team.',
  'One of our recent projects.',
  'I need ideas and advice.',
  'Details on request.',
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
