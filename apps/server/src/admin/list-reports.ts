import { latestReports } from '../features/reports/reports.service.ts';
import type { Command } from './command.ts';

/** How many reports are listed. */
const LISTED_MAX = 200;

/** Lists what people have reported. */
export const listReports: Command = {
  usage: ['report list                  what people have reported, latest first'],

  async run(args, { db, say }) {
    if (args.length > 0) return undefined;
    const reports = await latestReports(db, LISTED_MAX);
    say(reports.length === 0 ? 'Nothing has been reported.' : `${reports.length} reported:`);
    for (const { kind, subjectId, reason, body, createdAt, email } of reports)
      say(
        `${createdAt.toISOString()}  ${kind} ${subjectId}  ${reason}  by ${email}  ${JSON.stringify(body)}`,
      );
    return true;
  },
};
