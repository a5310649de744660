import { command, conclude, inTurn, vitest } from '#scripts/testing/steps.ts';

/** `npm run test:night`: the proofs that take hours, one after another. `npm test` has a small part of each. */
process.env.CALLUNA_NIGHT = '1';

const begun = performance.now();
const tallies = await inTurn([
  command('Billing, 300,000 days', 'scripts/sim/billing.ts'),
  command('Billing, a million days of another seed', 'scripts/sim/billing.ts', '--days', '1000000', '--seed', '2'),
  command('Billing, all mutants', 'scripts/sim/billing.ts', '--mutants'),
  command('200 crashes', 'scripts/sim-crash.ts'),
  vitest('20,000 hostile walks', '--project', 'unit', 'functions/calls/dialogue/hostile.test.ts'),
  vitest('100,000 random turns', '--project', 'unit', 'scripts/models/evaluate/abuse/random-turns.test.ts'),
  vitest('A million spoken times in each language', '--project', 'unit', 'functions/nlu/when/fuzz.test.ts'),
  vitest(
    'Journeys in all their languages, and crashes of the whole product',
    '--config',
    'scripts/journeys/vitest.config.ts',
  ),
]);
await conclude(tallies, (performance.now() - begun) / 1000);
