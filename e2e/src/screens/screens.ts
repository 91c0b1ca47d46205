import { customerScreens } from './states/customer-screens.ts';
import { designerScreens } from './states/designer-screens.ts';
import { operatorScreens } from './states/operator-screens.ts';
import type { Screen } from './screen.ts';
import { visitorScreens } from './states/visitor-screens.ts';

/** Every page of the product in every state, in the order of the web application's routes. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...designerScreens,
  ...customerScreens,
  ...operatorScreens,
];
