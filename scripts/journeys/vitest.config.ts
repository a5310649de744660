import { defineConfig } from 'vitest/config';

/** One dev server for the run, and one journey at a time: they share the clock, the outbox and the machine. */
export default defineConfig({
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    exclude: process.env.CALLUNA_NIGHT ? [] : ['crash.test.ts'],
    globalSetup: 'dev-server.ts',
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
