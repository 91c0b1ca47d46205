import type { StoryCustomer } from '../story.ts';
import { pins } from './pins.ts';

/** Customers in the United States and Canada. */
export const northAmericanCustomers: readonly StoryCustomer[] = [
  {
    key: 'claire.hensley',
    firstName: 'Claire',
    lastName: 'Hensley',
    country: 'US',
    languages: ['en'],
    orders: [
      {
        title: 'Kitchen for our beach house on the Cape',
        brief:
          'Small house two streets from the beach in Wellfleet. The kitchen is dark brown from the eighties and we want it white and pale blue, light wood, something the sand doesn’t matter on. We cook a lot of fish, there are usually six to ten of us, and the door to the deck is the main entrance. New cabinets yes, moving plumbing rather not.',
        country: 'US',
        budgetUsd: 42_000,
        links: [pins('white and blue beach cottage kitchen'), pins('kitchen island pale blue')],
        about: { style: 'coastal', room: 'kitchen' },
      },
      {
        title: 'Living room around the old fireplace',
        brief:
          'We bought a 1790 farmhouse in western Massachusetts, with exposed beams and a huge fireplace that works. The living room has nothing in it but a piano. We want a comfortable farmhouse room for a family with two dogs: a big washable sofa, a wood table you can put your feet on, nothing shiny, no word signs.',
        country: 'US',
        budgetUsd: 24_000,
        links: [pins('farmhouse living room beams fireplace')],
        about: { style: 'farmhouse', room: 'living' },
      },
      {
        title: 'My mother’s dining room, done properly',
        brief:
          'I inherited a mahogany table for twelve, eight chairs and the silver. The room in our new house is a plain white box. I would like wainscoting, real curtains, a chandelier and a good rug, so that Thanksgiving feels like hers did. Classic, not stuffy.',
        country: 'US',
        budgetUsd: 60_000,
        links: [],
        about: { style: 'traditional', room: 'dining' },
      },
    ],
  },
  {
    key: 'jamal.whitfield',
    firstName: 'Jamal',
    lastName: 'Whitfield',
    country: 'US',
    languages: ['en'],
    orders: [
      {
        title: 'First loft, empty',
        brief:
          'I closed on a loft in an old printing plant in Cleveland. Brick walls, fourteen-foot ceilings, ductwork everywhere, polished concrete. I own a mattress and a turntable. Need a real living room: leather couch, a table that can take a beating, lighting that doesn’t feel like an office. I’d rather buy five good things than twenty okay ones.',
        country: 'US',
        budgetUsd: 30_000,
        links: [pins('brick loft living room leather sofa'), pins('factory windows loft')],
        about: { style: 'industrial', room: 'living' },
      },
      {
        title: 'Roof deck above the loft',
        brief:
          'Shared roof, our half is about 400 square feet. Building is an old factory and I want the deck to match: black steel, reclaimed wood, big planters, some shade from a pergola. It gets windy. String lights are fine with the association, open fire is not.',
        country: 'US',
        budgetUsd: 38_000,
        links: [pins('steel pergola roof deck')],
        about: { style: 'industrial', room: 'terrace' },
      },
      {
        title: 'Sleek terrace for a new townhouse',
        brief:
          'My sister’s new-build townhouse in Atlanta has a blank 20 by 15 ft terrace off the living room. She wants a modern outdoor lounge: large pavers, a clean-lined pergola, long low sofa, built-in planters, hidden lighting. Evening use mostly. Contemporary please, nothing rustic.',
        country: 'US',
        budgetUsd: 55_000,
        links: [pins('modern terrace low sofa'), pins('contemporary pergola black steel')],
        about: { style: 'contemporary', room: 'terrace' },
      },
    ],
  },
  {
    key: 'rosalind.park',
    firstName: 'Rosalind',
    lastName: 'Park',
    country: 'US',
    languages: ['en', 'ko'],
    orders: [
      {
        title: 'An empty bedroom, on purpose',
        brief:
          'I want to wake up in a room with nothing in it. Bed, light, that is all. Everything I own should be behind a door without a handle. Walls and floor can be one colour. It’s a 1990s apartment in Oakland with popcorn ceilings, so there is some way to go.',
        country: 'US',
        budgetUsd: 28_000,
        links: [pins('empty calm bedroom hidden storage'), pins('flush doors no handles')],
        about: { style: 'minimalist', room: 'bedroom' },
      },
      {
        title: 'Guest bedroom for my in-laws',
        brief:
          'They stay for a month every spring and they like things traditional: upholstered headboard, proper curtains, a wing chair, bedside lamps, a rug with a pattern. The room has nice old panelling that someone painted black. Please bring it back to something gentle.',
        country: 'US',
        budgetUsd: null,
        links: [],
        about: { style: 'traditional', room: 'bedroom' },
      },
      {
        title: 'Writing room full of plants and rugs',
        brief:
          'Back room with great afternoon sun. I write there and it should feel like the inside of a well-travelled suitcase: layered rugs, rattan, books, warm clay colours, plants hanging from things. There’s a desk I love and would keep. Nothing matching. I can paint myself.',
        country: 'US',
        budgetUsd: 4_500,
        links: [pins('terracotta arch painted wall desk'), pins('layered rugs plants rattan')],
        about: { style: 'bohemian', room: 'office' },
      },
      {
        title: 'Bedroom in a converted cannery',
        brief:
          'My son rents in a converted cannery with brick and steel beams and sleeps on the floor. Could someone plan a warm bedroom that suits the building? Iron bed, dark wood, leather bench, blackout for night shifts. Landlord allows anything that isn’t drilled into the brick.',
        country: 'US',
        budgetUsd: 6_000,
        links: [pins('iron bed brick wall')],
        about: { style: 'industrial', room: 'bedroom' },
      },
    ],
  },
  {
    key: 'beth.calloway',
    firstName: 'Beth',
    lastName: 'Calloway',
    country: 'CA',
    languages: ['en', 'fr'],
    orders: [
      {
        title: 'Porch and vegetable beds',
        brief:
          'Century farmhouse outside Guelph. The back porch is rotten and needs rebuilding, with a roof over a long table and steps down to a kitchen garden with raised beds. Country look, white oak or cedar, brick paths. We eat outside from May to October, bugs allowing.',
        country: 'CA',
        budgetUsd: 48_000,
        links: [pins('farmhouse porch dining table'), pins('raised beds brick path')],
        about: { style: 'farmhouse', room: 'terrace' },
      },
      {
        title: 'Bright kitchen, birch and white',
        brief:
          'Our kitchen in Halifax gets three hours of light in winter. We would love white walls, pale birch, a wooden worktop, open shelves and an island where the kids do homework. Simple and cheerful, easy to wipe. We have the layout and need somebody to make it nice.',
        country: 'CA',
        budgetUsd: 35_000,
        links: [pins('white birch kitchen open shelves')],
        about: { style: 'scandinavian', room: 'kitchen' },
      },
      {
        title: 'Quiet study for online therapy sessions',
        brief:
          'I am a therapist and see clients by video. The room should be calm on camera and calm for me: low furniture, dark and light wood, linen, a paper lamp, handmade pots, very little else. Good acoustics matter. About 12 square metres, one window to the garden.',
        country: 'CA',
        budgetUsd: 11_000,
        links: [pins('japandi office slatted wall'), pins('paper lamp desk dark oak')],
        about: { style: 'japandi', room: 'office' },
      },
    ],
  },
];
