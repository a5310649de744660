import { command, conclude, inTurn, sideBySide, vitest } from '#scripts/testing/steps.ts';

/**
 * `npm test`: everything that proves the product, for two processors. Format, lint and types; the simulation of billing;
 * unit, endpoint and screen tests; the synthesised infrastructure; the journeys of a browser through two running products.
 * Ends with one line of counts. What takes longer is `npm run test:night`.
 */
const journeys = (half: 1 | 2) =>
  vitest(`Journeys, half ${half}`, '--config', 'scripts/journeys/vitest.config.ts', `--shard=${half}/2`);

const begun = performance.now();
const tallies = [
  ...(await sideBySide(
    [command('Format', 'prettier', '--check', '--log-level=warn', '.'), command('Infrastructure', 'infra/app.ts')],
    [
      command('Lint', 'oxlint'),
      command('Types', 'tsc', '--checkers', '1'),
      command('Billing, 30,000 days', 'scripts/sim/billing.ts', '--days', '30000', '--workers', '1'),
    ],
  )),
  ...(await inTurn([vitest('Unit, endpoint and screen tests')])),
  // Once for both halves, which would otherwise build the same folders at the same time.
  ...(await inTurn([command('Build', 'scripts/build.ts')])),
  ...(await sideBySide([journeys(1)], [journeys(2)])),
];
await conclude(tallies, (performance.now() - begun) / 1000, { keeps: true });
