import { useCallback, useEffect, useReducer, useRef } from 'react';

import { after, nothingYet } from '#frontend/features/assistant/calls/call-list-state.ts';
import { call } from '#frontend/lib/api.ts';
import { useToken } from '#frontend/lib/session.ts';
import { assistant, type CallSummary } from '#shared/api/assistant.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import type { CallId } from '#shared/values/id.ts';

export type Filter = NonNullable<InputFromCaller<typeof assistant.getCalls>['filter']>;

const EVERY_MS = 60_000;

/**
 * The calls that a filter lets through, page by page. Nothing is asked while nobody is signed in. As long as only the first
 * page is shown it is kept fresh: to replace more would take away what somebody reads.
 */
export function useCallList(filter: Filter) {
  const [state, tell] = useReducer(after, nothingYet);
  const isIn = useToken() !== null;
  const latest = useRef(0);

  const load = useCallback(
    async (page: number) => {
      const ask = (latest.current += 1);
      const isLatest = () => ask === latest.current;
      try {
        const answer = await call(assistant.getCalls, { page, filter });
        if (isLatest()) tell({ type: 'answered', page, answer });
      } catch (error) {
        if (isLatest()) tell({ type: 'failed', fault: asFault(error) });
      }
    },
    [filter],
  );
  useEffect(() => {
    if (!isIn) return;
    tell({ type: 'asked', isAnew: true });
    void load(1);
  }, [isIn, load]);

  const isShort = state.calls.length <= PER_PAGE && !state.isLoading && state.fault === null;
  useEffect(() => {
    if (!isShort) return;
    const timer = setInterval(() => document.hidden || void load(1), EVERY_MS);
    return () => clearInterval(timer);
  }, [isShort, load]);

  return {
    ...state,
    load: (page: number) => {
      tell({ type: 'asked' });
      void load(page);
    },
    change: useCallback((call: Partial<CallSummary> & { id: CallId }) => tell({ type: 'changed', call }), []),
    remove: useCallback((id: CallId) => tell({ type: 'deleted', id }), []),
  };
}
export type CallList = ReturnType<typeof useCallList>;

const PER_PAGE = 20;
