import { householdOf, listingsOf } from '#functions/people/public.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { identifiersOf } from '#functions/rights/removal/domain/identifiers.ts';
import { coversHousehold, type RemovalPlan, scopeOf } from '#functions/rights/removal/domain/plan.ts';

/** The suppressions of a request. Each holds one kind of people, because a suppression takes one list. */
export const suppressionsOf = (reference: string) => ({
  listed: reference,
  unlisted: `${reference}-U`,
  household: `${reference}-H`,
});

/** Carries out removals. Doing one twice changes nothing. */
export const removalsOf = (table: Table, secret?: () => Promise<string>) => {
  const listings = listingsOf(table, secret);
  return {
    async carryOut(plan: RemovalPlan, { reference }: { reference: string }, now: Date): Promise<void> {
      const scope = scopeOf(plan);
      const { person_ids, unlisted } = plan;
      const ids = suppressionsOf(reference);
      const people = unlisted.map(identifiersOf); // before the first write: a removal is carried out whole, or not at all
      // The household is found by the address of the protected, so it comes before them.
      const household = coversHousehold(plan) ? await householdOf(table, person_ids) : [];
      if (household.length) {
        await listings.suppress({ suppression_id: ids.household, person_ids: household, scope: 'contact' }, now);
      }
      if (person_ids.length) await listings.suppress({ suppression_id: ids.listed, person_ids, scope }, now);
      if (people.length) await listings.suppressIdentifiers({ suppression_id: ids.unlisted, scope, people }, now);
    },
    /** How many listings of those who were named without being picked are hidden: none if they were never listed. */
    hiddenUnlisted: async ({ reference }: { reference: string }): Promise<number> =>
      (await listings.hidden(suppressionsOf(reference).unlisted)) ?? 0,
  };
};
export type Removals = ReturnType<typeof removalsOf>;
