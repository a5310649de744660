import * as z from 'zod';

import { loadPeople, withoutRecords } from '#functions/people/import/records.ts';
import { screened } from '#functions/people/suppression/finish.ts';
import { type Secret, suppressionList } from '#functions/people/suppression/list.ts';
import { removeRecords, rewritePerson } from '#functions/people/suppression/rewrite-person.ts';
import { screen } from '#functions/people/suppression/screen.ts';
import { hiddenAmong } from '#functions/people/suppression/store.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import type { Shape, Table } from '#functions/platform/table/table.ts';
import { PersonId } from '#shared/values/id.ts';

/** Items of the table per step of the walk. */
const STEP = 1000;
/** People loaded at a time. */
const LOADED = 50;

/** A profile; a tombstone or a redirect has no names. */
const Profile = z.object({ person_id: PersonId, names: z.array(z.unknown()).default([]) });
const profile: Shape<z.infer<typeof Profile>> = { schema: Profile };

export type SweepStep = { looked: number; removed: number; next: Key | null };

/**
 * One step of a walk over the whole index: removes people and facts that a suppression hides but the index still has, as
 * after a restore of the table. `next` says where to go on; a step can be repeated.
 */
export async function sweepIndex(table: Table, secret: Secret, from: Key | null, now: Date): Promise<SweepStep> {
  const { sk } = keys.person({ person_id: '' });
  const { items, next } = await table.scan(profile, { sk, from, limit: STEP });
  const ids = items.filter(({ names }) => names.length).map(({ person_id }) => person_id);
  const list = await suppressionList(table, secret).refresh(now, 'current');
  let removed = 0;
  for (const some of batchesOf(ids, LOADED)) {
    const marked = await hiddenAmong(table, some);
    const loaded = await loadPeople(table, some);
    for (const person_id of some) {
      const own = loaded.get(person_id);
      if (!own) continue;
      const results = await screen(list, [...own.records.values()].map(withoutRecords));
      const isHidden = marked.has(person_id) || results.some((result) => result.isHidden);
      if (!isHidden && results.every((result) => !result.isHidden && !result.isChanged)) continue;
      const rewrite = marked.has(person_id) ? removeRecords : screened(list);
      await rewritePerson(table, person_id, rewrite, 'sweep', now);
      removed++;
    }
  }
  return { looked: ids.length, removed, next };
}
