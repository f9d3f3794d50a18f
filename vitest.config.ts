import { defaultClientConditions, defaultServerConditions } from 'vite';
import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findBrowser } from './tools/browser.mjs';
import { fileTakenForKind } from './tools/update-last.mjs';

const taken = fileTakenForKind(process.argv);
if (taken !== undefined) throw new Error(`vitest takes ${taken} for a kind of update. Put --update after the files.`);

const BROWSER_TESTS = '**/test/browser/**';
const browserTest = (name: string): string => `**/test/browser/${name}.test.ts`;
/**
 * Tests that take minutes are behind `npm run browser:long`: every page measured at every size, a season, whole games,
 * how the page feels, the details of what stands beside the map, and the season over the network on PostgreSQL.
 */
const LONG = [
  'giving-up',
  'looks',
  'laid',
  'net-looks',
  'moderation',
  'network-postgres',
  'upgrade',
  'help',
  'feel',
  'ground',
  'season',
  'year',
  'whole',
  'deeds',
  'log',
  'overlays',
  'phone',
  'sheet',
  'saved-games',
  'why',
  'judging',
  'coach',
  'thinking',
  'stand-in',
  'captain',
  'computer-loads',
  'legend',
  'floats',
  'dock',
  'map-view',
  'lists',
  'pointing',
  'aloud',
  'drama',
  'clicks',
  'screens',
  'legible',
  'worst',
].map(browserTest);
/** A test that takes still longer has a command of its own: `npm run browser:campaign`. */
const LONGER = ['campaign'].map(browserTest);
const NOT_OURS = ['**/node_modules/**', '**/dist/**'];

// Workspace packages are tested from src, so no test ever sees yesterday's build.
const fromSource = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
};

/** Folders of source files that draw nothing and need nothing of vite. */
const PLAIN =
  '(packages/(kit|flow|testkit|dice|protocol|seat|server|opponent|lessons)|tools|games/[^/]+/(rules|facts|host|bots|lessons))/src/.*';

/** Loads plain sources as Node does, of which the rules get twice as fast; `npm run mutants` exchanges their text, and goes without. */
const natively = {
  setupFiles: ['tools/native.mjs'],
  execArgv: ['--conditions=source'],
  server: { deps: { external: [new RegExp(`/${PLAIN}\\.ts$`)] } },
};

/** A project of tests that drive a browser. */
const browserTests = (name: string, include: string[], exclude: string[]) => ({
  ...fromSource,
  // As for unit tests: a test may ask a title's board what it offers, and never draws it.
  plugins: [solid({ ssr: true })],
  test: {
    ...natively,
    name,
    include,
    exclude: [...NOT_OURS, ...exclude],
    environment: 'node',
    // One browser for all files, three of them at a time, each with one module graph.
    globalSetup: ['packages/client/test/browser/global.ts'],
    isolate: false,
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // On a busy machine the page takes a while to show what a test waits for.
    expect: { poll: { timeout: 30_000 } },
    env: { CHROME: findBrowser() ?? '' },
  },
});

/** How long a unit test may take and wait, in milliseconds: no result depends on how busy the machine is. */
const PATIENCE = 600_000;

/** The files that take longest, begun before all others: else one processor waits at the end for the last of them. */
const LONGEST = [
  'tools/test/opponents/honest.test.ts',
  'tools/test/carillon.test.ts',
  'packages/client/test/walked-sheets.test.ts',
  'tools/test/oracles.test.ts',
  'tools/test/walk.test.ts',
  'tools/test/spoil.test.ts',
  'packages/server/test/store/migrations.test.ts',
  'packages/server/test/people/passkeys.test.ts',
  'packages/server/test/people/accounts.test.ts',
  'tools/test/earlier-releases.test.ts',
  'packages/client/test/browser/page.test.ts',
  'packages/client/test/browser/random.test.ts',
  'packages/client/test/browser/network.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    coverage: { provider: 'v8', include: ['packages/*/src/**', 'games/*/*/src/**'] },
    projects: [
      {
        ...fromSource,
        // Components are compiled to the text-producing form, so unit tests may render them without a browser.
        plugins: [solid({ ssr: true })],
        test: {
          ...natively,
          name: 'unit',
          include: ['{packages/*,games/*/*,examples/*/*,tools}/test/**/*.test.{ts,tsx}'],
          exclude: [...NOT_OURS, BROWSER_TESTS],
          environment: 'node',
          pool: 'threads',
          // As many as there are processors; by itself the runner leaves one of them idle.
          maxWorkers: '100%',
          // Sharing one module graph per worker is several times faster; tests must therefore not change modules.
          isolate: false,
          // A machine that has other things to do takes several times as long.
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: { poll: { timeout: PATIENCE } },
        },
      },
      browserTests('browser', ['{packages/*,games/*/*}/test/browser/**/*.test.ts'], [...LONG, ...LONGER]),
      browserTests('browser-long', LONG, []),
      browserTests('browser-campaign', LONGER, []),
    ],
  },
});
