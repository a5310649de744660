import { command, conclude, inTurn, sideBySide, vitest } from '#scripts/testing/steps.ts';

/**
 * `npm test`: everything that proves the product, for two processors. Format, lint and types; the simulation of billing;
 * unit, endpoint and screen tests; the synthesised infrastructure; the journeys of a browser through two running products.
 * Ends with one line of counts. What takes longer is `npm run test:night`.
 */
const begun = performance.now();
const tallies = [
  ...(await sideBySide(
    [
      command('Format', 'oxfmt', '--check'),
      command('Infrastructure', 'infra/app.ts'),
      command('Types', 'tsc', '--checkers', '1'),
    ],
    [
      command('Lint', 'oxlint'),
      command('Billing, 30,000 days', 'scripts/sim/billing.ts', '--days', '30000', '--workers', '1'),
    ],
  )),
  ...(await inTurn([
    vitest('Unit, endpoint and screen tests'),
    command('Build', 'scripts/build.ts'),
    vitest('Journeys', '--config', 'scripts/journeys/vitest.config.ts'),
  ])),
];
await conclude(tallies, (performance.now() - begun) / 1000, { keeps: true });
