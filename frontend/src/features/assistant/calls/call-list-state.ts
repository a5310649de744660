import type { SeenCalls } from '#frontend/features/assistant/offline/seen-calls.ts';
import type { assistant, CallSummary } from '#shared/api/assistant.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import type { CallId } from '#shared/values/id.ts';

type Answer = Pick<Output<typeof assistant.searchCalls>, 'data' | 'total' | 'counts' | 'last_page'>;
type Counts = Answer['counts'];

/** The loaded calls and the state of the last request. */
type CallListState = {
  calls: CallSummary[];
  total: number;
  /** How many calls each filter has; undefined until the first answer. */
  counts: Counts | undefined;
  /** The next page, if there is one. */
  next: number | null;
  isLoading: boolean;
  fault: Fault | null;
  /** Without a network: when these calls were read. */
  asOf: string | null;
};
export const emptyList: CallListState = {
  calls: [],
  total: 0,
  counts: undefined,
  next: null,
  isLoading: true,
  fault: null,
  asOf: null,
};

type Event =
  | { type: 'loading'; isReset?: boolean }
  | { type: 'answered'; page: number; answer: Answer }
  | { type: 'failed'; fault: Fault; seen?: SeenCalls | undefined }
  | { type: 'changed'; call: Partial<CallSummary> & { id: CallId } }
  | { type: 'deleted'; id: CallId };

/**
 * The list after something happened to it. Pages after the first are appended; the first takes the place of everything. A
 * call that slipped to the next page meanwhile is not listed twice.
 */
export function reduceCallList(state: CallListState, event: Event): CallListState {
  switch (event.type) {
    case 'loading':
      return event.isReset ? { ...emptyList, counts: state.counts } : { ...state, isLoading: true, fault: null };
    case 'answered': {
      const { data, total, counts, last_page } = event.answer;
      const isFirst = event.page === 1;
      const listedIds = new Set(state.calls.map(({ id }) => id));
      const calls = isFirst ? data : [...state.calls, ...data.filter(({ id }) => !listedIds.has(id))];
      return {
        calls,
        total,
        counts,
        next: event.page < last_page ? event.page + 1 : null,
        isLoading: false,
        fault: null,
        asOf: null,
      };
    }
    case 'failed':
      if (event.seen) {
        const { data: calls, total, at: asOf } = event.seen;
        return { ...emptyList, calls, total, asOf, isLoading: false };
      }
      return { ...state, isLoading: false, fault: event.fault };
    case 'changed': {
      const calls = state.calls.map((call) => (call.id === event.call.id ? { ...call, ...event.call } : call));
      return { ...state, calls };
    }
    case 'deleted': {
      const calls = state.calls.filter(({ id }) => id !== event.id);
      return { ...state, calls, total: state.total - (state.calls.length - calls.length) };
    }
  }
}
