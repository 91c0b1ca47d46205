import { screens } from './screens.ts';

/** Every state of every screen, with a name of its own. */
export const states = screens.flatMap((screen) =>
  Object.entries(screen.states).map(([name, state], index) => ({
    name: `${screen.name}, ${name}`,
    screen,
    state,
    isFirst: index === 0,
    /** The state needs nothing but the server's own answers, however late they come. */
    isPlain: index === 0 || (state.holds !== undefined && state.act === undefined),
  })),
);
