import type { Table } from '#functions/platform/table/table.ts';
import { confirmationStore } from '#functions/rights/requests/confirmations.ts';
import { RemovalPlan } from '#functions/rights/removal/domain/plan.ts';

/** Removals that wait for their link. */
export const planStore = (table: Table) => confirmationStore(table, RemovalPlan);
export type PlanStore = ReturnType<typeof planStore>;
