/**
 * Materials, furniture and features that go with styles, in English, lower case and singular: who writes «birch, wool,
 * white walls» describes a Scandinavian room without naming it. General knowledge of the styles; a sign may stand with
 * several. Names of styles and words that suggest one by themselves are in `styles.ts`.
 */
const signsByStyle: Readonly<Record<string, string>> = {
  scandinavian:
    'birch, ash wood, ash, pale wood, light wood, pale oak, light oak, blond wood, beech, pine floor, white wall, white floor, wool, wool throw, sheepskin, linen, light, bright, daylight, simple, simple furniture, soft colour, pale colour, denmark, sweden, norway, finland, danish, swedish, norwegian, finnish, candle, soap-finished, uncluttered',
  japandi:
    'light oak, pale oak, low bed, low furniture, low table, low sofa, paper lamp, paper lantern, paper shade, rice paper, linen, handmade ceramic, ceramic, slatted wood, wooden slat, uncluttered, calm, quiet, natural wood, stone bowl, hinoki, empty, clay, imperfection',
  japanese:
    'futon, tokonoma, paper screen, sliding screen, sliding paper door, deep bathtub, soaking tub, cedar bath, bonsai, moss, bamboo, hinoki, cypress bath, tea ceremony, rice paper, low table, lattice, floor cushion, stepping stone, maple, stone lantern, karesansui, mat',
  minimalist:
    'hidden storage, concealed storage, flush door, handleless, no ornament, without ornament, empty, bare, uncluttered, reduced, pure, microcement, concealed, seamless, invisible, plain, plain wall, single material, white plaster, few thing, few furniture, monochrome, nothing on show, concrete, simple line, straight line, clean line',
  contemporary:
    'handleless, lacquer front, lacquer, track light, led strip, indirect light, large window, floor-to-ceiling, clean line, straight line, simple line, glass railing, stone worktop, quartz, porcelain, large tile, large-format tile, dark front, matt front, matt black, walnut, geometric, corten, grass, planter, curved sofa, smoked glass, open-plan',
  industrial:
    'brick, bare brick, exposed brick, steel, steel window, raw steel, concrete, concrete floor, bare concrete, pipe, visible pipe, duct, metal, black metal, iron, workshop lamp, factory lamp, metal shelf, girder, rivet, mill, print works, crittall, rough wall, raw, worn leather, scaffolding, bare bulb, workbench',
  brutalist: 'bare concrete, board-marked, monolithic, massive, heavy block, concrete',
  'mid-century':
    'teak, walnut, rosewood, tapered leg, sideboard, mustard, orange, olive green, terrazzo, lounge chair, globe lamp, round table, curved chair, formica, starburst, sputnik, rounded shape, round shape, curved, cone lamp, leather chair, low sofa, string shelf, teak veneer, palm springs, kidney table, cocktail chair',
  'art-deco':
    'velvet, brass, lacquer, fluted, fluted wood, mirror, round mirror, chrome, gold, fan, emerald, bottle green, dark blue, geometric pattern, smoked glass, bar cart, scallop, black and white tile, chequered floor, marble, onyx, sunray, cocktail, curve, glass wardrobe, upholstered headboard, hotel glamour, ocean liner, lacquered, jewel colour, mirrored, high gloss, ebony, macassar',
  'art-nouveau':
    'stained glass, wrought iron, tendril, floral tile, whiplash, lily, peacock, carved wood, leaded glass, mosaic',
  'arts-and-crafts':
    'quarter-sawn oak, oak, peg, hand-made, handmade, hammered copper, oak settle, solid oak, oak panelling, tile fireplace, inglenook, built-in bench, window seat, leaded window',
  traditional:
    'mahogany, wing chair, chesterfield, antique, persian carpet, oriental carpet, panelling, wainscoting, moulding, cornice, heavy curtain, curtain, buttoned leather, crystal lamp, chandelier, candlelight, cherry wood, drape, parquet, old house, damask, upholstered sofa, tassel, oil painting, carved, fireplace, four-poster, leather armchair, inherited, coffered ceiling, tartan, willow wallpaper, glass cabinet, silver',
  victorian:
    'claw-foot tub, clawfoot, roll-top bath, cast iron, cast-iron fireplace, cast-iron radiator, patterned floor, patterned tile, encaustic, fringe, stained glass, sash window, ceiling rose, picture rail, dado rail, plasterwork, stucco ceiling, nineteenth century, 1840s, 1850s, 1860s, 1870s, 1880s, 1890s, old-style tap, bay window, bottle green, willow wallpaper, listed, dark panelling, brass tap, corridor tile, tiled hall, balustrade, period feature, high skirting',
  neoclassical:
    'moulding, column, symmetry, symmetrical, marble fireplace, pilaster, stucco, cornice, herringbone parquet, medallion, high ceiling, pale panelling, panelled wall, ceiling rose, gilded mirror, old parquet, balustrade, pediment, wall panel',
  baroque:
    'gilded, gilt, gold leaf, gilding, chandelier, brocade, cherub, angel, crystal chandelier, painted ceiling, fresco, ornament, damask, silk, carved, throne, heavy curtain, curved leg, ornate frame',
  glamour:
    'velvet, brass, mirror, mirrored, marble, crystal, satin, gold, deep colour, silk, chic, glossy, sparkle, fur, champagne, dramatic, golden tap, chandelier, dressing table',
  transitional:
    'greige, cream, taupe, neutral, beige, upholstered, comfortable, tailored, shaker front, soft neutral, warm white, roman blind',
  farmhouse:
    'shiplap, barn door, apron sink, butler sink, belfast sink, ceramic sink, painted cabinet, painted cupboard, framed door, framed front, pantry, larder, range cooker, range, aga, scrubbed table, oiled worktop, wooden worktop, gingham, checked cushion, dresser, enamel, beadboard, tongue and groove, plate rack, large table, long table, big table, pine table, milk churn, white painted cabinet, open shelf, crockery, flagstone, bench, wicker basket, jam, rural, village, country life, linen, solid wood',
  rustic:
    'beam, old beam, log, stone floor, stone wall, timber, reclaimed, reclaimed wood, stove, wood stove, wood-burning stove, hearth, rough, antler, old wood, dark wood, fieldstone, slab, hide, hand-hewn, knotty, oak table, cast-iron pan, old wooden, bark, long oak table, natural stone, country',
  alpine:
    'stone pine, larch, spruce, stube, wool, felt, fur, tiled stove, mountain, snow, ski, skiing, carved wood, loden, open fire, sauna, timber wall, wood panelling, old wood, hunting, valley, dolomites, tyrol, alps, log',
  provence:
    'lavender, limewash, lime, terracotta, shutter, faded, floral, flower pattern, iron bed, quilt, whitewashed, chalky, toile, patina, linen, aged furniture, painted furniture, muslin, wisteria, southern france, weathered, distressed, pastel, armoire, flea market, lace, rose pattern',
  mediterranean:
    'terracotta, olive tree, olive, arch, whitewash, whitewashed, lime, limewash, white wall, pergola, shutter, fountain, orange tree, lemon tree, azulejo, painted tile, bougainvillea, shade, pot, courtyard, limestone, vine, cypress, lavender, gravel, patio, sicily, spain, greece, mallorca, cement tile, handmade tile, cane, roof tile, inner courtyard, sea, sun, siesta',
  coastal:
    'blue, white and blue, blue and white, rope, driftwood, stripe, shell, sea, sea view, sand, bleached, bleached wood, light linen, anchor, salt, wave, surf, harbour, seagrass, jute, sailing, boat, ocean, tongue and groove, porthole, azulejo, dune, sea breeze, airy, whitewashed board, lighthouse',
  bohemian:
    'rattan, macrame, plant, textile, travel, kilim, rug, layered rug, cushion, pouf, flea market, market find, souvenir, pattern, warm colour, embroidery, embroidered, tassel, hanging chair, hammock, layered, wicker, fringe, colourful textile, mixed, lantern, string light, low seating, mismatched, vintage find, cane, earthy colour, floor cushion, happy colour, cheerful, brought back, collected',
  maximalist:
    'wallpaper, bold wallpaper, pattern, collection, clash, print, gallery wall, saturated, colour, bold, strong colour, painted ceiling, leopard, stripe, floral wallpaper, pink, picture, curiosity',
  pop: 'plastic, pink, comic, cartoon, giant print, candy colour, yellow, acrylic, joke, record player, poster',
  futuristic:
    'white gloss, automation, smart home, aluminium, glass, capsule, hidden light, spaceship, robot',
  moroccan:
    'mosaic, lantern, zellige, carved screen, brass lantern, kilim, divan, pouf, tadelakt, mashrabiya, horseshoe arch, copper, bolster, fountain, majlis, carved wood, carved, hammered brass, geometric tile, low seating, arch, vault, carpet, tray table, embroidered cushion, orange tree, hammam, oriental carpet',
  tropical:
    'palm, hammock, bamboo, rattan, teak, banana, thatch, thatched, monstera, open-air, veranda, cane chair, louvre, lush, ceiling fan, outdoor shower, plunge pool, large leaf, fern, green, high ceiling, mosquito net, pool, humid, warm climate',
  organic:
    'clay, clay plaster, lime, lime plaster, cork, wool, hemp, untreated, untreated wood, breathable, straw, solid wood, natural oil, plant, linseed, wood fibre, healthy, natural fibre, natural stone, recycled, renewable, moss wall',
  'cottage-garden':
    'rose, foxglove, delphinium, hollyhock, winding path, climber, flower bed, picket fence, herb, brick path, wooden bench, garden gate, peony, lupin, sweet pea, hydrangea, arbour',
  'formal-garden':
    'hedge, box, yew, symmetrical, symmetry, fountain, gravel path, clipped, urn, statue, axis, straight path, lawn edge',
  'wild-garden':
    'meadow, grass, perennial, native, bee, butterfly, pond, insect, hedgehog, wildlife, birch tree, dead wood, bird, wild, nectar',
  'dry-garden':
    'gravel, lavender, boulder, thyme, yucca, dry, drought-tolerant, rosemary, sedum, no watering, stone, olive, hot',
  'modernist-house':
    'cube, flat roof, glass wall, cantilever, large pane, glass front, reduced, white volume',
  'timber-frame': 'timber frame, steep roof, weathered board, clapboard, gable, half-timber, larch board',
};

/** Each sign with the styles it goes with. */
export const styleSigns: readonly { sign: string; styles: readonly string[] }[] = toSigns();

function toSigns() {
  const bySign = new Map<string, string[]>();
  for (const [style, signs] of Object.entries(signsByStyle))
    for (const sign of new Set(signs.split(', '))) bySign.set(sign, [...(bySign.get(sign) ?? []), style]);
  return [...bySign].map(([sign, styles]) => ({ sign, styles }));
}
