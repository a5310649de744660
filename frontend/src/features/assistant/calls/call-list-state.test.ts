import { describe, expect, test } from 'vitest';

import { reduceCallList, emptyList } from '#frontend/features/assistant/calls/call-list-state.ts';
import { aCall, aPage } from '#frontend/features/assistant/testing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const [a, b, c] = [aCall(), aCall(), aCall()];
const first = reduceCallList(emptyList, { type: 'answered', page: 1, answer: aPage([a, b], 1, 41) });

describe('the list of calls', () => {
  test('is loading until the first answer', () => {
    expect(emptyList).toMatchObject({ isLoading: true, calls: [], fault: null });
  });

  test('is replaced by the first page, and knows whether there are more', () => {
    expect(first).toMatchObject({ calls: [a, b], total: 41, next: 2, isLoading: false });
    expect(reduceCallList(first, { type: 'answered', page: 1, answer: aPage([c]) })).toMatchObject({
      calls: [c],
      total: 1,
      next: null,
    });
  });

  test('appends later pages without duplicates', () => {
    const second = reduceCallList(first, { type: 'answered', page: 2, answer: aPage([b, c], 2, 41) });
    expect(second).toMatchObject({ calls: [a, b, c], next: 3 });
  });

  test('keeps its calls and the server’s error when a request fails', () => {
    const loading = reduceCallList(first, { type: 'loading' });
    expect(loading).toMatchObject({ calls: [a, b], isLoading: true });
    const failed = reduceCallList(loading, { type: 'failed', fault: new Fault('request.too-many') });
    expect(failed).toMatchObject({ calls: [a, b], isLoading: false, fault: { message: 'Too Many Attempts.' } });
    expect(reduceCallList(failed, { type: 'loading' }).fault).toBeNull();
  });

  test('resets for another filter, and keeps the counts until the next answer', () => {
    const { counts } = first;
    expect(reduceCallList(first, { type: 'loading', isReset: true })).toEqual({ ...emptyList, counts });
  });

  test('applies changes to one call', () => {
    const read = reduceCallList(first, { type: 'changed', call: { id: a.id, is_read: false } });
    expect(read.calls.map(({ is_read }) => is_read)).toEqual([false, true]);
    expect(reduceCallList(first, { type: 'deleted', id: a.id })).toMatchObject({ calls: [b], total: 40 });
    expect(reduceCallList(first, { type: 'deleted', id: c.id }).total).toBe(41);
  });
});
