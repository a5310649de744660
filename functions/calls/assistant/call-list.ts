import { filters } from '#functions/calls/assistant/domain/filter.ts';
import { page } from '#functions/platform/page.ts';
import type { CallSummary } from '#shared/api/assistant.ts';
import { urgentFirst } from '#shared/values/to-call-back.ts';

export type CallFilter = keyof typeof filters;
type Place = { filter: CallFilter; page: number; perPage: number; url: (page: number) => string };

/** A page of the calls of a filter, and how many calls each filter has. */
export const callPage = <C extends CallSummary>(calls: readonly C[], { filter, ...place }: Place) => ({
  ...page(urgentFirst(calls.filter(filters[filter])), place),
  counts: countsOf(calls),
});

function countsOf(calls: readonly CallSummary[]): Record<CallFilter, number> {
  const count = (filter: CallFilter) => calls.filter(filters[filter]).length;
  return {
    all: count('all'),
    unread: count('unread'),
    waiting: count('waiting'),
    spam: count('spam'),
    voicemail: count('voicemail'),
    appointment: count('appointment'),
  };
}
