import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest begin first, so that the workers end at about the same time; and the inbox is tried before
 * bad-input fills it.
 */
const LONGEST = ['accessibility', 'account', 'start', 'helpdesk', 'hostile', 'first-load', 'directory'];
const rank = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place === -1 ? LONGEST.length : place;
};

/**
 * Each worker has its own dev server, because the journeys of a server share its clock, outbox and people. No test is
 * timed: these limits only end one that hangs, on a machine that is slow or shared too.
 */
export default defineConfig({
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    exclude: process.env.CALLUNA_NIGHT ? [] : ['crash.test.ts'],
    globalSetup: 'dev-server.ts',
    maxWorkers: 2,
    sequence: {
      sequencer: class extends BaseSequencer {
        override async sort(files: TestSpecification[]) {
          return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
        }
      },
    },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 90_000 } },
  },
});
