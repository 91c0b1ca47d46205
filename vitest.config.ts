import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { browserPath } from './tools/browser-path.ts';

const { TEST_POSTGRES_URL } = process.env;
const CHROMIUM_PATH = browserPath();
// Only the project that runs on PostgreSQL may see it; every other test brings its own database.
delete process.env['TEST_POSTGRES_URL'];

const project = (
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, ...test },
});
const server = ['apps/server/src/**/*.test.ts'];
/** Tests that do not depend on the database, or that bring the embedded one. They are not run on PostgreSQL. */
const withoutPostgres = [
  'apps/server/src/{config,demo,start/open-embedder}.test.ts',
  'apps/server/src/db/embedded/**/*.test.ts',
  'apps/server/src/features/media/{serving/*,decoder/*,storage/storage}.test.ts',
  'apps/server/src/features/previews/{fetcher/**/*,hostile-links}.test.ts',
  'apps/server/src/http/static/web.test.ts',
];

/**
 * What may differ between the two databases: run on both. The other tests of the server run on PostgreSQL where it is at hand, and on
 * the embedded database where it is not. The tests in the browser use the embedded one.
 */
const onBothDatabases = [
  'apps/server/src/{backup,db,jobs,start}/**/*.test.ts',
  'apps/server/src/http/kept/*.test.ts',
  'apps/server/src/features/events/*.test.ts',
  'apps/server/src/features/matching/{kept,search}/*.test.ts',
  'apps/server/src/features/{applications/application-limits,reviews/ratings.model}.test.ts',
];

/** Folders of tests about running an installation: nothing breaks in them, so they are no part of `npm run test:faults`. */
const OPERATION = 'backups|deployment';

/** The files that take longest, in that order. */
const longest = [
  'e2e/src/screens/every-screen',
  'e2e/src/screens/loading',
  'e2e/src/customer/customer-matches',
  'e2e/src/customer/customer-wishes',
  'e2e/src/account/guards',
  'e2e/src/journey',
  'server/src/demo',
  'server/src/db/plans/plans',
  'security/src/injection',
  'faults/src/jobs/steps',
  'faults/src/database/postgres-outage',
  'faults/src/processes/stop',
  'faults/src/processes/kills-postgres',
  'faults/src/processes/kills-embedded',
  'security/src/floods/floods',
].map((name) => `${name}.test.ts`);

/** Starts the longest files of a project first, so that no worker is left with one of them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(name));
      return index === -1 ? longest.length : index;
    };
    const byProject = Map.groupBy(await super.sort(files), ({ project: { name } }) => name);
    return [...byProject.values()].flatMap((inProject) =>
      inProject.toSorted((one, other) => rank(one) - rank(other)),
    );
  }
}

export default defineConfig({
  test: {
    // Enough for a slow machine with two cores: what hangs must end, what is slow must not fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than a small machine has cores: they wait for each other's databases, mails and jobs.
    maxWorkers: 3,
    expect: { poll: { timeout: 30_000 } },
    retry: 0,
    sequence: { sequencer: LongestFirst },
    // One process runs one file after another: what they import, and the embedded database, is compiled once a worker, and
    // one browser serves all its files. A test leaves nothing behind in it.
    isolate: false,
    projects: [
      project('packages', {
        include: [
          '{packages,eval,bench}/**/src/**/*.test.ts',
          'demo/story/**/*.test.ts',
          'tools/**/*.test.ts',
        ],
      }),
      project('web', { include: ['apps/web/{app,tools}/**/*.test.{ts,tsx}'] }),
      project('server', { include: TEST_POSTGRES_URL ? [...withoutPostgres, ...onBothDatabases] : server }),
      ...(TEST_POSTGRES_URL
        ? [
            project('server on PostgreSQL', {
              include: server,
              exclude: withoutPostgres,
              env: { TEST_POSTGRES_URL },
            }),
          ]
        : []),
      // These tests start processes, databases and disks of their own and break them on purpose.
      ...Object.entries({
        faults: [`faults/src/!(${OPERATION})/**/*.test.ts`, 'faults/src/*.test.ts'],
        security: ['security/src/**/*.test.ts'],
        operation: [`faults/src/@(${OPERATION})/**/*.test.ts`],
      }).map(([name, include]) =>
        project(name, {
          include,
          env: { ...(TEST_POSTGRES_URL && { TEST_POSTGRES_URL }) },
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
        }),
      ),
      ...(CHROMIUM_PATH
        ? [
            project('e2e', {
              include: ['e2e/**/*.test.ts'],
              env: { CHROMIUM_PATH },
              globalSetup: 'e2e/src/web-build.setup.ts',
              // Browsers keep two cores busy. With more pages at once, each page takes longer.
              maxWorkers: 2,
              maxConcurrency: 2,
              sequence: { groupOrder: 2 },
              testTimeout: 240_000,
            }),
          ]
        : []),
    ],
  },
});
