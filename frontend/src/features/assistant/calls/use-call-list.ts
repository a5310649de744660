import { useCallback, useEffect, useReducer, useRef } from 'react';

import { reduceCallList, emptyList } from '#frontend/features/assistant/calls/call-list-state.ts';
import { keepCalls, readSeen } from '#frontend/features/assistant/offline/seen-calls.ts';
import { call } from '#frontend/lib/api.ts';
import { useToken } from '#frontend/lib/session.ts';
import { assistant, type CallSummary } from '#shared/api/assistant.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import type { CallId } from '#shared/values/id.ts';

export type CallFilterName = NonNullable<InputFromCaller<typeof assistant.getCalls>['filter']>;

const REFRESH_MS = 60_000;

/**
 * The calls of a filter, or those of them that have the words, page by page. Refreshes itself as long as only the first page is loaded, so that nothing
 * moves under the reader. Without a network: the calls that were seen last, whatever the filter.
 */
export function useCallList(filter: CallFilterName, words = '') {
  const [state, dispatch] = useReducer(reduceCallList, emptyList);
  const isSignedIn = useToken() !== null;
  const latestRequestId = useRef(0);

  const load = useCallback(
    async (page: number) => {
      const requestId = (latestRequestId.current += 1);
      const isLatest = () => requestId === latestRequestId.current;
      try {
        const answer = words
          ? await call(assistant.searchCalls, { words, page, filter })
          : await call(assistant.getCalls, { page, filter });
        if (page === 1 && filter === 'all' && !words) keepCalls(answer);
        if (isLatest()) dispatch({ type: 'answered', page, answer });
      } catch (error) {
        const fault = asFault(error);
        // Later pages, and what was searched for, stay as they are.
        const isList = page === 1 && !words && fault.code === 'request.unreachable';
        if (isLatest()) dispatch({ type: 'failed', fault, seen: isList ? readSeen().calls : undefined });
      }
    },
    [filter, words],
  );
  useEffect(() => {
    if (!isSignedIn) return;
    dispatch({ type: 'loading', isReset: true });
    void load(1);
  }, [isSignedIn, load]);

  const isFirstPageOnly = state.calls.length <= PER_PAGE && !state.isLoading && state.fault === null;
  useEffect(() => {
    if (!isFirstPageOnly) return;
    const timer = setInterval(() => document.hidden || void load(1), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isFirstPageOnly, load]);

  return {
    ...state,
    load: (page: number) => {
      dispatch({ type: 'loading' });
      void load(page);
    },
    change: useCallback((call: Partial<CallSummary> & { id: CallId }) => dispatch({ type: 'changed', call }), []),
    remove: useCallback((id: CallId) => dispatch({ type: 'deleted', id }), []),
  };
}
export type CallList = ReturnType<typeof useCallList>;

const PER_PAGE = 20;
