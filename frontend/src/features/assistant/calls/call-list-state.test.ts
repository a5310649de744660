import { describe, expect, test } from 'vitest';

import { after, nothingYet } from '#frontend/features/assistant/calls/call-list-state.ts';
import { aCall, aPage } from '#frontend/features/assistant/testing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const [a, b, c] = [aCall(), aCall(), aCall()];
const first = after(nothingYet, { type: 'answered', page: 1, answer: aPage([a, b], 1, 41) });

describe('the list of calls', () => {
  test('is loading until something was answered', () => {
    expect(nothingYet).toMatchObject({ isLoading: true, calls: [], fault: null });
  });

  test('takes the first page in place of everything, and knows whether there is more', () => {
    expect(first).toMatchObject({ calls: [a, b], total: 41, next: 2, isLoading: false });
    expect(after(first, { type: 'answered', page: 1, answer: aPage([c]) })).toMatchObject({
      calls: [c],
      total: 1,
      next: null,
    });
  });

  test('appends later pages, and lists a call that slipped on once', () => {
    const second = after(first, { type: 'answered', page: 2, answer: aPage([b, c], 2, 41) });
    expect(second).toMatchObject({ calls: [a, b, c], next: 3 });
  });

  test('keeps what it has when a request fails, with the words of the server', () => {
    const asked = after(first, { type: 'asked' });
    expect(asked).toMatchObject({ calls: [a, b], isLoading: true });
    const failed = after(asked, { type: 'failed', fault: new Fault('request.too-many') });
    expect(failed).toMatchObject({ calls: [a, b], isLoading: false, fault: { message: 'Too Many Attempts.' } });
    expect(after(failed, { type: 'asked' }).fault).toBeNull();
  });

  test('begins anew for another filter', () => {
    expect(after(first, { type: 'asked', isAnew: true })).toEqual(nothingYet);
  });

  test('follows what becomes of one call', () => {
    const read = after(first, { type: 'changed', call: { id: a.id, is_read: false } });
    expect(read.calls.map(({ is_read }) => is_read)).toEqual([false, true]);
    expect(after(first, { type: 'deleted', id: a.id })).toMatchObject({ calls: [b], total: 40 });
    expect(after(first, { type: 'deleted', id: c.id }).total).toBe(41);
  });
});
