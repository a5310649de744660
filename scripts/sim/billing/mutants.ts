import { changes } from '#scripts/sim/billing/mutants/changes.ts';
import { charges } from '#scripts/sim/billing/mutants/charges.ts';
import { jobs } from '#scripts/sim/billing/mutants/jobs.ts';
import { memberships } from '#scripts/sim/billing/mutants/memberships.ts';
import { refunds } from '#scripts/sim/billing/mutants/refunds.ts';
import { taxes } from '#scripts/sim/billing/mutants/taxes.ts';
import type { Patch } from '#scripts/sim/billing/patches.ts';

/** Mistakes that could be made in billing. The simulation must notice each. */
export const mutants: Record<string, Patch[]> = {
  ...charges,
  ...refunds,
  ...memberships,
  ...changes,
  ...taxes,
  ...jobs,
};
