import type { StoryDesigner } from '../story.ts';

/** Designers of country kitchens and boot rooms. */
export const farmhouseDesigners: readonly StoryDesigner[] = [
  {
    key: 'abigail.thornbury',
    firstName: 'Abigail',
    lastName: 'Thornbury',
    country: 'GB',
    languages: ['en', 'fr'],
    bio: 'Kitchens are where I start and, if the client is sensible, where I finish. Based in the Cotswolds, in a house with more dogs than chairs.',
    budgetUsd: [15_000, 120_000],
    style: 'farmhouse',
    projects: [
      {
        name: 'Dairy kitchen, Windrush',
        country: 'GB',
        rooms: ['kitchen'],
        seeds: { kitchen: 1 },
        description:
          'A working dairy until 1974, now a farmhouse kitchen for a family of five who still keep goats. Shaker fronts painted the colour of cream, a scrubbed oak island you can put a lamb on, iron dome lamps, open shelves between the old beams. The slate cold-shelf stays at eleven degrees all summer, so we built the larder around it. Muddy boots come in through their own door.',
      },
      {
        name: 'The long lunch',
        country: 'GB',
        rooms: ['dining'],
        description:
          'The owners feed walkers on Sundays, up to sixteen of them. We found a three-metre trestle table and made benches to match, limewashed the tongue-and-groove, and ran a striped cotton rug underneath that goes in the washing machine. A black iron chandelier takes real candles. Beams were cleaned, never stained. Country style earns its keep when somebody spills gravy and nobody flinches.',
      },
      {
        name: 'Bedroom over the porch',
        country: 'GB',
        rooms: ['bedroom'],
        description:
          'Low ceiling, one dormer, a floor that slopes towards the church. We made a virtue of it: the bed faces downhill. Painted boarding to shoulder height, blue ticking, a chest of drawers from the local sale, rag rug by the owner’s aunt. The wardrobe is built into the eaves with plank doors and wooden latches that click in a way you’ll miss when travelling.',
      },
      {
        name: 'Bath with blue and white tiles, Bibury',
        country: 'GB',
        rooms: ['bathroom'],
        seeds: { bathroom: 21 },
        description:
          'Two small rooms over the kitchen became one bathroom with a view of hens. The tiles are seconds from a pottery down the road, blue, grey and white, laid by the owner’s children in any order they liked. Above them chalky limewash, below them terracotta that the Aga warms from underneath. A cast-iron bath, a washstand made from an old dresser, one wicker lamp on a chestnut beam. Farmhouse, and dry by breakfast.',
      },
    ],
  },
  {
    key: 'wyatt.sorensen',
    firstName: 'Wyatt',
    lastName: 'Sorensen',
    country: 'US',
    languages: ['en', 'da'],
    phone: '+1 802 555 0119',
    bio: 'Third-generation Vermonter. I design farmhouses that get used: mudrooms, big stoves, tables you can carve a pumpkin on. No fake barn doors, please.',
    budgetUsd: [20_000, 160_000],
    style: 'farmhouse',
    projects: [
      {
        name: 'Front room with fire',
        country: 'US',
        rooms: ['living'],
        seeds: { living: 12 },
        description:
          'The 1840 fireplace had been bricked up and plastered over; finding it took one afternoon and changed the whole job. The seating turns toward it now: a slipcovered sofa in oatmeal linen, a blue wing chair, a plank coffee table made from attic boards. Exposed beams, braided rug, a lamp for the person who knits. It’s a farmhouse living room that actually smells like applewood.',
      },
      {
        name: 'Porch and kitchen garden',
        country: 'US',
        rooms: ['terrace', 'garden'],
        description:
          'A wraparound porch that had lost its back third to a snowplow. We rebuilt it in white oak, added a slatted roof over the supper table and set raised beds right at the rail so you can pick beans sitting down. Two gliders, a galvanized tub for drinks, hooks for lanterns. Gravel path in herringbone brick. The whole exterior is repaired with screws, so the next person can fix it.',
      },
      {
        name: 'Mudroom hall, Craftsbury',
        country: 'US',
        rooms: ['hall'],
        seeds: { hall: 31 },
        description:
          'Five people, two dogs, one front door. The entry hall got a wall of forest-green boards, a bench with a shelf for boots, hooks at three heights and a narrow table where mail stops before it reaches the kitchen. Wide pine on the floor, a wool runner that hides mud and admits it in spring. The farmhouse beams are original; the light switch finally is where your hand looks for it.',
      },
      {
        name: 'Judge’s dining room, St. Johnsbury',
        country: 'US',
        style: 'traditional',
        rooms: ['dining'],
        description:
          'A Georgian-revival house with proportions that don’t forgive improvisation. We restored the wainscot, hung silk-look wallpaper above it and had eight mahogany chairs re-caned. The chandelier was lowered four inches and finally makes sense. Persian rug from the family, drapes in claret. My usual clients tease me about it, but a traditional room done straight is a pleasure to build.',
      },
    ],
  },
  {
    key: 'solene.kerbrat',
    firstName: 'Solène',
    lastName: 'Kerbrat',
    country: 'FR',
    languages: ['fr', 'br', 'en'],
    style: 'farmhouse',
    projects: [
      {
        name: 'Longère près de Quimper',
        country: 'FR',
        rooms: ['living'],
        seeds: { living: 11 },
        description:
          'Une longère en granit, une seule pièce à vivre, un plafond de poutres noircies. Nous avons blanchi les murs à la chaux, gardé la cheminée et posé un plancher de chêne large. Le canapé est en lin lavable, la table basse vient d’un vieux portail. Esprit maison de campagne, sans bibelots : la famille a trois enfants et un chien qui rentre mouillé. Le soir, tout le monde finit devant le feu.',
      },
      {
        name: 'La chambre du grenier à foin',
        country: 'FR',
        rooms: ['bedroom'],
        description:
          'Sous la charpente, là où l’on gardait le foin. Lambris peint en blanc cassé, lit en bois massif, édredon à rayures bleues, un tapis de coton. Deux lucarnes ouvertes côté jardin ont tout changé. Les propriétaires louent la chambre en été ; elle devait donc être rustique et facile à refaire en vingt minutes. Le matin, la lumière arrive d’abord sur le bouquet.',
      },
      {
        name: 'Dining table from the orchard',
        country: 'FR',
        rooms: ['dining'],
        description:
          'A storm took the big cherry tree; two years later it came back as a table. The dining room was drawn around it: ladder-back chairs with rush seats, a stone floor under a striped rug, whitewashed boards, iron lamp. The dresser holds the everyday plates because there are no others. A farmhouse room for a couple who make cider and invite the pickers.',
      },
      {
        name: 'Maison de pêcheur, Groix',
        country: 'FR',
        style: 'coastal',
        rooms: ['bedroom'],
        description:
          'Sur l’île, une maison de pêcheur de cinquante mètres carrés. La chambre regarde la mer par une fenêtre à peine plus grande qu’un hublot. Lambris blanc, plancher blanchi, lit en rotin, lin bleu délavé. Les rangements sont des casiers, comme à bord. Rien de marin accroché aux murs : le bleu est dehors. L’air salé abîme le métal, alors tout est chevillé en bois.',
      },
      {
        name: 'La façade de Kervignac',
        country: 'FR',
        rooms: ['facade'],
        seeds: { facade: 21 },
        description:
          'Une ferme dont l’enduit de ciment étouffait la pierre depuis 1975. Nous l’avons piqué à la main, rejointoyé à la chaux et laissé la façade respirer un hiver avant de toucher au reste. Les volets à lames ont été refaits en châtaignier, peints du gris bleu des bateaux d’ici, la porte aussi. Ardoises neuves sur l’ancien voligeage, un rosier près du seuil, une allée de dalles entre les lavandes. Une maison de campagne qui ne se déguise pas.',
      },
    ],
  },
];
