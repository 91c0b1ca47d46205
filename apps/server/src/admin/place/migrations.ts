import { readConfig } from '../../config.ts';
import { migrate, rehearseMigrations } from '../../db/migrate.ts';
import { withPlace } from './open-place.ts';
import type { PlaceCommand } from './place-command.ts';

/** Brings the database up to date, as a start of the server does, or tells whether that would work. */
export const migrations: PlaceCommand = {
  usage: [
    'migrate                      bring the tables up to date, as a start of the server does',
    'migrate --dry-run            try that and take it back; list what would be applied',
  ],

  async run(args, say) {
    if (args.length > 1 || (args.length === 1 && args[0] !== '--dry-run')) return undefined;
    const config = readConfig();
    return withPlace(config, { say }, async ({ db }) => {
      if (args.length === 0) {
        for (const name of await migrate(db)) say(`applied     ${name}`);
        say('The database is up to date.');
        return true;
      }
      const { pending, fault } = await rehearseMigrations(db);
      for (const name of pending) say(`to apply    ${name}`);
      if (fault !== undefined) say(`would fail  ${fault.name}: ${fault.message}`);
      else if (pending.length === 0) say('The database is up to date.');
      else say(`${pending.length} migrations can be applied.`);
      return fault === undefined;
    });
  },
};
