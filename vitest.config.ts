import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          testTimeout: 30_000, // no test is timed: this only ends one that hangs
          globalSetup: 'scripts/testing/dynamodb.ts',
          include: ['{shared,functions,infra,scripts}/**/*.test.ts'],
          exclude: ['scripts/journeys/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['frontend/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['frontend/src/testing/setup.ts'],
        },
      },
    ],
  },
});
