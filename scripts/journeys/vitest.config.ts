import { defineConfig } from 'vitest/config';

/** One desk for the run, and one journey at a time: they share the clock, the outbox and the machine. */
export default defineConfig({
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: 'desk.ts',
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
