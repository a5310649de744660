import type { StoredTeaser } from '#functions/people/domain/card.ts';
import type { SuppressionIndex } from '#functions/people/suppression/list.ts';
import { shownPerson } from '#functions/people/suppression/screen.ts';
import { personOfTeaser } from '#functions/people/suppression/subjects.ts';

/**
 * A teaser without the names of suppressed relatives. Records of relatives are rewritten where the two name each other;
 * this covers the relatives that the removed person's own record did not name.
 */
export async function shownTeaser(list: SuppressionIndex, teaser: StoredTeaser): Promise<StoredTeaser> {
  if (list.isEmpty || !teaser.related_to.length) return teaser;
  const { family_members } = await shownPerson(list, personOfTeaser(teaser, teaser.person_id));
  const hidden = teaser.related_to.length - family_members.length;
  if (!hidden) return teaser;
  const counts = { ...teaser.counts, relationships: Math.max(0, teaser.counts.relationships - hidden) };
  return { ...teaser, counts, related_to: family_members.map(({ full_name }) => full_name) };
}
