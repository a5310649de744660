import { screened } from '#functions/people/suppression/finish.ts';
import { suppressionList } from '#functions/people/suppression/list.ts';
import { rewritePerson } from '#functions/people/suppression/rewrite-person.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';

/**
 * Removes what is suppressed from people who have just been joined or separated. Undoing a merge gives each record a
 * listing of its own, and one of them may be a removed person's.
 */
export async function removeSuppressed(table: Table, ids: PersonId[], now: Date): Promise<void> {
  const list = await suppressionList(table).refresh(now, 'current');
  if (list.isEmpty) return;
  for (const id of ids) await rewritePerson(table, id, screened(list), 'operator', now);
}
