import type { AdminTools, Command } from './command.ts';

/** Prints which models lists are made with, and how far a change of models has come. */
export const reportStatus: Command = {
  usage: ['match status                 the models, and how much is prepared with them'],

  async run(args, tools) {
    return args.length > 0 ? undefined : print(tools);
  },
};

async function print({ inspection, say }: AdminTools): Promise<boolean> {
  const { wanted, serving, preparation } = await inspection.status();
  for (const kind of ['text', 'photo'] as const) {
    const isChanging = serving[kind] !== wanted[kind];
    say(`${kind.padEnd(9)}${serving[kind]} serves${isChanging ? `; ${wanted[kind]} is being prepared` : ''}`);
  }
  for (const what of ['orders', 'projects', 'photos'] as const) {
    const { prepared, all } = preparation[what];
    say(
      `${what.padEnd(9)}${prepared} of ${all} prepared (${all === 0 ? 100 : Math.floor((100 * prepared) / all)} %)`,
    );
  }
  say(`waiting  ${preparation.pending}`);
  say(`failed   ${preparation.failed}`);
  return true;
}
