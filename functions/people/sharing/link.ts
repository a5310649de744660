import type { LinkItem } from '#functions/people/sharing/store.ts';
import type { ReportLink } from '#shared/api/sharing.ts';
import { addDays } from '#shared/values/duration.ts';
import { figures } from '#shared/values/figures.ts';

/** A day or a week, but never longer than its member may open the report again free. */
export const endOfLink = (days: 1 | 7, free_until: string, now: Date): string => {
  const end = addDays(now, days).toISOString();
  return end < free_until ? end : free_until;
};

/** Whether a link was opened as often as it may be. */
export const isUsedUp = ({ views }: Pick<LinkItem, 'views'>): boolean => views >= figures.linkViews;

/** Whether a link still opens: it is neither over nor used up. */
export const isLive = (link: Pick<LinkItem, 'ends_at' | 'views'>, now: Date): boolean =>
  link.ends_at > now.toISOString() && !isUsedUp(link);

export const linkView = (
  { link_id, person_id, made_at, ends_at, views }: LinkItem,
  { full_name, has_ended }: Pick<ReportLink, 'full_name' | 'has_ended'>,
): ReportLink => ({
  link_id,
  person_id,
  full_name,
  has_ended,
  made_at,
  ends_at,
  views,
  most_views: figures.linkViews,
});
