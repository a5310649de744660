import { type Digest, packDigests } from '#functions/people/suppression/digests.ts';
import { factsOf } from '#functions/people/suppression/domain/facts.ts';
import { storedKeys } from '#functions/people/suppression/domain/stored-keys.ts';
import { traitsOf } from '#functions/people/suppression/domain/traits.ts';
import { CHECK, saltOf, SuppressionIndex } from '#functions/people/suppression/list.ts';
import type { FactRow, KeyRow } from '#functions/people/suppression/store.ts';
import type { Person } from '#shared/values/person.ts';

/** What is stored of one suppressed person. */
export type Rows = { keys: KeyRow; facts: FactRow };
export type RowOf = Pick<KeyRow, 'suppression_id' | 'nth' | 'scope' | 'person_ids' | 'at'>;

/** The rows of one person, merged of what is known: digests of who they are, and nothing that says it. */
export function rowsOf(people: Person[], of: RowOf, digest: Digest): Rows {
  const traits = people.map(traitsOf);
  const { suppression_id, nth, scope, person_ids, at } = of;
  const digests = packDigests(traits.flatMap((each) => storedKeys(each, digest)));
  return {
    keys: { suppression_id, nth, scope, person_ids, at, digests, check: digest(CHECK) },
    facts: {
      suppression_id,
      nth,
      at,
      ...mergedFacts(traits.map((each) => factsOf(each, saltOf(of), digest))),
      others: [],
    },
  };
}

function mergedFacts(all: ReturnType<typeof factsOf>[]): ReturnType<typeof factsOf> {
  const known = new Set(all.flatMap(({ known }) => known));
  // The month of one record does not contradict a date that another one has without its month.
  if (all.some((each) => each.known.includes('birth') && !each.known.includes('month'))) known.delete('month');
  return {
    known: [...known],
    digests: Buffer.concat(all.map(({ digests }) => digests)),
  };
}

/** An index of rows that are not stored yet. */
export function indexOfRows(rows: Rows[], digest: Digest): SuppressionIndex {
  const index = new SuppressionIndex(async () => rows.map(({ facts }) => facts), digest);
  for (const { keys } of rows) index.take(keys);
  return index;
}
