import { peopleStore } from '#functions/people/store.ts';
import type { Origin } from '#functions/people/import/to-person.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { SourceAbout } from '#shared/api/people/report.ts';

export const NOTHING_KNOWN: SourceAbout = {
  url: null,
  licence: null,
  licence_url: null,
  as_of: null,
  retrieved_on: null,
  lacks: null,
};

type Days = Pick<Origin, 'asOf' | 'retrieved'>;

/** What is known of a source after an import: what the import does not say stays, and the latest retrieval counts. */
export function aboutAfter(
  known: SourceAbout = NOTHING_KNOWN,
  said: Partial<SourceAbout> = {},
  { asOf, retrieved }: Days,
): SourceAbout {
  const news = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null && value !== undefined));
  return {
    ...known,
    ...(news as Partial<SourceAbout>),
    as_of: asOf ?? said.as_of ?? known.as_of,
    retrieved_on: known.retrieved_on !== null && known.retrieved_on > retrieved ? known.retrieved_on : retrieved,
  };
}

/** Stores where the data of a source comes from, if that is new. */
export async function saveAbout(table: Table, { source, ...days }: Origin, said?: Partial<SourceAbout>): Promise<void> {
  const store = peopleStore(table);
  const known = (await store.sourceAbouts()).get(source);
  const next = aboutAfter(known, said, days);
  if (JSON.stringify(next) !== JSON.stringify(known)) await table.commit(store.saveSourceAbout(source, next));
}
