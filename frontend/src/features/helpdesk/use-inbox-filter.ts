import { useSearchParams } from 'react-router';

import { isLanguage } from '#shared/values/language.ts';
import { type Topic, topics } from '#shared/values/support.ts';

export const inboxViews = ['open', 'mine', 'late', 'calls', 'waiting', 'closed'] as const;
export type InboxView = (typeof inboxViews)[number];

/** What the inbox lists, as its address says it, so that a link or “back” shows the same. */
export function useInboxFilter() {
  const [params] = useSearchParams();
  const view = inboxViews.find((each) => each === params.get('view')) ?? 'open';
  const topic: Topic | undefined = topics.find((each) => each === params.get('topic'));
  const named = params.get('in') ?? undefined;
  const language = isLanguage(named) ? named : undefined;
  return { filter: { view, ...(topic && { topic }), ...(language && { language }) }, search: searchOf(params) };
}

/** The same filter with something else; `undefined` takes a part away. */
export const searchOf = (params: URLSearchParams, more: Record<string, string | undefined> = {}): string => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(more)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next.size ? `?${next}` : '';
};
