import type { SourceRecord } from '#functions/people/import/source-record.ts';
import { screened } from '#functions/people/suppression/finish.ts';
import { suppressionList } from '#functions/people/suppression/list.ts';
import { contentDigest, rewritePerson } from '#functions/people/suppression/rewrite-person.ts';
import { screen } from '#functions/people/suppression/screen.ts';
import { currentTime } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** The records of a batch that may be written, and those of suppressed people. */
type Screened<T> = {
  shown: T[];
  suppressed: T[];
  /** To be called when the batch is written: removes what was suppressed meanwhile. */
  recheck: () => Promise<void>;
};

/** Applies the suppression list to a batch of an import. While nobody is suppressed or listed it takes two reads. */
export async function screenRecords<T extends SourceRecord>(
  table: Table,
  records: T[],
  now: Date,
): Promise<Screened<T>> {
  const list = await suppressionList(table).refresh(now, 'current');
  const { version } = list;
  const results = await screen(
    list,
    records.map(({ person }) => person),
  );
  const shown = records.flatMap((record, nth) => {
    const result = results[nth]!;
    if (result.isHidden) return [];
    // With another digest, so that the record counts as changed once all of it may be shown.
    return [result.isChanged ? { ...record, person: result.person, digest: contentDigest(result.person) } : record];
  });
  const suppressed = records.filter((_, nth) => results[nth]!.isHidden);
  await list.noteFound(suppressed.map(({ person }) => person));
  return {
    shown,
    suppressed,
    async recheck() {
      const later = currentTime();
      if ((await list.refresh(later, 'current')).version === version) return;
      const again = await screen(
        list,
        shown.map(({ person }) => person),
      );
      for (const [nth, result] of again.entries())
        if (result.isHidden || result.isChanged)
          await rewritePerson(table, shown[nth]!.person.person_id, screened(list), 'import', later);
    },
  };
}
