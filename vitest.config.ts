import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18))
  throw new Error(`The tests need Node 22.18 or later, and this is ${process.version}: npm scripts bring their own.`);

/** The tests that need DynamoDB itself, on DynamoDB Local: of the table, and of handlers just as they are deployed. */
const engine = ['functions/platform/table/*.test.ts', 'scripts/access/*.test.ts'];

/** Tests of pages that need a browser’s globals: of screens, and of what stores or fetches. */
const inBrowser = [
  'frontend/**/*.test.tsx',
  'frontend/src/components/card-form/stripe-script.test.ts',
  'frontend/src/features/assistant/offline/seen-calls.test.ts',
  'frontend/src/lib/{last-search,reload,restore-session,script-fonts,session-call,storage,web-events}.test.ts',
];

/** Where AWS is in a unit test: nowhere. */
const noAws = {
  AWS_REGION: 'local',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:9',
};

export default defineConfig({
  test: {
    // No test is timed: these only end one that hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // Vitest leaves one processor free, of the two that a run has.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,functions,infra,scripts}/**/*.test.ts'],
          exclude: [...engine, 'scripts/journeys/**'],
          env: { ...noAws, APP_SECRET: fileURLToPath(new URL('scripts/testing/app-secret.txt', import.meta.url)) },
          setupFiles: ['scripts/testing/setup-unit.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'engine', include: engine, globalSetup: 'scripts/testing/dynamodb.ts' },
      },
      {
        extends: true,
        test: {
          name: 'web-node',
          include: ['frontend/**/*.test.ts'],
          exclude: inBrowser,
          isolate: false,
          env: { TZ: 'America/Los_Angeles' }, // west of Greenwich, where midnight UTC is still the day before
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: inBrowser,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['frontend/src/testing/setup.ts'],
        },
      },
    ],
  },
});
