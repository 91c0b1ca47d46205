import { at, type Rule } from '../proof.ts';

const backup = (...names: string[]) => at('apps/server/src/backup/backup.test.ts', ...names);
const backupUnderLoad = (...names: string[]) => at('faults/src/backups/backup.test.ts', ...names);
const deployment = (...names: string[]) => at('tools/deploy/deploy.test.ts', ...names);

/** What is promised to whoever runs an installation. */
export const runningRules: readonly Rule[] = [
  {
    promise:
      'A backup is one file of database and media, made while the product runs; a restored copy has every write from before it, and media that are whole',
    proofs: [
      ...backupUnderLoad(
        'taken under load, it brings back every write from before it, with photos that are whole',
        'is not restored to a place that has something, and nothing there is touched',
        'does not replace a file that is there',
      ),
      ...backup(
        'every row and every file is as it was, documents of deliveries too',
        'photos that are removed and added while files are copied leave a backup that is whole',
        'a backup of a newer version is refused, and the message names that version',
      ),
    ],
  },
  {
    promise:
      'A restored copy answers every reading call of the contract as the original did, to the same people with the sessions they have, and takes changes',
    proofs: at(
      'faults/src/backups/contract.test.ts',
      'answers %s as the original did',
      'has something in every list that is compared',
      'has every photo and document that the answers lead to',
      'takes a change, and goes on from it',
    ),
  },
  {
    promise:
      'The doctor examines settings, database, extension, disk, storage, mail, models and clock, one line each',
    proofs: at(
      'apps/server/src/doctor/doctor.test.ts',
      'the command prints one line for each part and ends with 1 where one is out of order',
      'the command names settings that cannot be used',
      'the doctor finds nothing where everything is in order',
      'the doctor finds that the database cannot be reached, and still looks at the rest',
      'the doctor finds that pgvector is missing in the database',
      'the doctor finds a disk that is nearly full, and one that cannot be written to',
      'the doctor finds that the mail server cannot be reached, or refuses to let in',
      'the doctor finds a model that does not answer, and a folder of models that cannot be used',
      'the doctor finds a clock that is apart from the database’s, and one that is behind what was stored',
    ),
  },
  {
    promise:
      'No statement of the product reads a table from end to end that grows with use, unless a reason is written down',
    proofs: at(
      'apps/server/src/db/plans/plans.test.ts',
      'no statement of the product reads a large table from end to end without a reason',
      'no reason is left of a statement that is gone or mended',
      'a row that is deleted is looked for by an index wherever others may refer to it',
      'what triggers do with a changed row is found by indexes',
      'by %s, these tables are read from end to end: %j',
    ),
  },
  {
    promise: 'Migrations can be rehearsed without being applied',
    proofs: at(
      'apps/server/src/db/migrate.test.ts',
      'applies what is new to an older database, and takes it back',
      'names the migration that would fail, and leaves the database as it was',
    ),
  },
  {
    promise: 'The data of an earlier release is brought up to date and read through the API',
    proofs: at(
      'apps/server/src/db/upgrade.test.ts',
      'is brought up to date by exactly the migrations that a rehearsal lists',
      'has the designers with profile and portfolio, and signs them in',
      'has the customer with orders, links and the application',
      'still has matches with scores and reasons',
    ),
  },
  {
    promise: 'The shipped files start what exists, with settings that the product takes',
    proofs: deployment(
      'runs two processes for requests and one for jobs, with settings that the product takes',
      'does not start where something that has to be chosen is empty',
      'trusts the forwarded headers of the proxy and of nobody else',
      'set only settings that exist, to values that the product takes',
      'are understood by systemd without a complaint',
    ),
  },
  {
    promise: 'Two processes for requests behind the shipped proxy, and one for jobs, serve as one',
    proofs: at(
      'faults/src/deployment/topology.test.ts',
      'people sign up, photos go to the store and come from it, and jobs are done',
      'a live event reaches an open page at once, whichever process has its stream',
      'where one process for requests dies, the other answers everything',
      'a backup is taken while all of them run',
    ),
  },
  {
    promise:
      'Where the primary PostgreSQL dies or hangs, a promoted standby takes its place: everything heals within ten seconds without a restart, and nothing acknowledged is lost, doubled or stale',
    proofs: at(
      'faults/src/deployment/failover.test.ts',
      'after the primary was killed, all heals within 10 s, and nothing acknowledged is lost, doubled or stale',
      'connections leave a primary that hangs, and do not return to it',
      'an old primary that comes back gets no connections, and can become the standby',
    ),
  },
  {
    promise:
      'Public pages are read from a replica, never more than ten seconds late; a designer sees what they saved at once, and no call fails because of a replica',
    proofs: at(
      'faults/src/deployment/replica.test.ts',
      'visitors read the replica, and a designer reads their own change at once',
      'a replica that is more than ten seconds behind is not read until it has caught up',
      'a replica that hangs or is killed costs nobody an answer',
    ),
  },
  {
    promise: 'Behind a pooler in transaction mode everything works as without one',
    proofs: at(
      'faults/src/deployment/pooler.test.ts',
      'with DATABASE_PREPARED_STATEMENTS=%s everything works, and statements %s',
      'a statement that waits for a lock is answered 503 in time, and not carried out later',
      'after a change of a column’s type, each prepared statement fails once',
    ),
  },
  {
    promise: 'What must hold for an installation holds however calls are spread over its processes',
    proofs: at(
      'apps/server/src/start/shared-limits.test.ts',
      'both processes count guesses at a password together, and both know the owner’s device',
      'orders sent to both processes at once never exceed the plan’s limit',
    ),
  },
  {
    promise: 'Dashboard and alerts ask for metrics that exist, and every alert leads to what to do',
    proofs: at(
      'apps/server/src/http/monitoring/metrics.test.ts',
      'every metric that %s names is published by a running server',
      'every alert leads to a part of the operations page that exists',
    ),
  },
];
