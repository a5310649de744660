import { dropEntriesOf, listingsOf, suppressListed } from '#functions/people/public.ts';
import { appSecret } from '#functions/platform/secret.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { People } from '#functions/rights/drop/synchronize.ts';
import type { PersonId } from '#shared/values/id.ts';

const suppressionOf = (person_id: PersonId) => `drop:${person_id}`;

/**
 * Our people, as far as the list of California’s platform concerns them. A run takes minutes, so it reads the clock for each
 * person: readers of the suppressions go on from the moment of the last one they know.
 */
export function listedPeopleOf(table: Table, clock: () => Date, secret = appSecret): People {
  const listings = listingsOf(table, secret);
  const entries = dropEntriesOf(table, secret);
  const suppress = async (person_id: PersonId) => {
    await listings.suppress(
      { suppression_id: suppressionOf(person_id), person_ids: [person_id], scope: 'listing' },
      clock(),
    );
  };
  return {
    suppressListed: (from) => suppressListed(table, entries, suppress, from),
    async lift(person_ids) {
      for (const person_id of person_ids) await listings.lift(suppressionOf(person_id), clock());
    },
  };
}
