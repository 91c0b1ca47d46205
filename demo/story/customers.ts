import { britishAndIrishCustomers } from './customers/britain-and-ireland.ts';
import { europeanCustomers } from './customers/europe.ts';
import { northAmericanCustomers } from './customers/north-america.ts';
import { worldCustomers } from './customers/world.ts';
import type { StoryCustomer } from './story.ts';

/** All customers of the story with their orders. */
export const storyCustomers: readonly StoryCustomer[] = [
  ...northAmericanCustomers,
  ...britishAndIrishCustomers,
  ...europeanCustomers,
  ...worldCustomers,
];
