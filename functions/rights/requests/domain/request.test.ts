import fc from 'fast-check';
import { expect, test } from 'vitest';

import { deadlinesOf } from '#functions/rights/requests/domain/deadlines.ts';
import { figuresOf } from '#functions/rights/requests/domain/figures.ts';
import {
  advance,
  beginReview,
  isInReview,
  isOpen,
  newRequest,
  shownDueDate,
  undo,
} from '#functions/rights/requests/domain/request.ts';
import { referenceOf } from '#functions/rights/requests/domain/reference.ts';
import { addDays } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import { Reference, requestKinds } from '#shared/values/privacy-request.ts';

const made = new Date('2026-11-23T10:00:00.000Z'); // a Monday
const day = (days: number) => addDays(made, days).toISOString();
const request = newRequest(
  { request_id: newId('request'), reference: 'CAL-C-2222222', kind: 'copy', channel: 'web', evidence: 'email' },
  made,
);

test.each([
  ['copy', 'US-CA', 14, 45],
  ['opt-out', 'US-CA', 14, 21],
  ['limit', 'US-CA', 14, 21],
  ['protected', 'US-NJ', 1, 1],
  ['removal', 'US', 1, 10],
  ['delete', 'EU', 28, 28],
  ['copy', 'BR', 15, 15],
  ['copy', 'RU', 14, 14],
  ['correct', 'unknown', 14, 14],
] as const)('%s by the law of %s: confirmed in %i days, done in %i', (kind, jurisdiction, confirm, finish) => {
  expect(deadlinesOf(kind, jurisdiction, made)).toEqual({ confirm_by: day(confirm), due_at: day(finish) });
});

test('an unknown jurisdiction is never later than a known one', () => {
  for (const kind of requestKinds) {
    for (const known of ['US-CA', 'US-NJ', 'US', 'EU', 'GB', 'CH', 'BR', 'TR', 'RU'] as const) {
      expect(deadlinesOf(kind, 'unknown', made).due_at <= deadlinesOf(kind, known, made).due_at).toBe(true);
    }
  }
});

test('a reference is read in any spelling of it', () => {
  const bytes = fc.uint8Array({ minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(fc.constantFrom(...requestKinds), bytes, (kind, chance) => {
      const reference = referenceOf(kind, chance);
      for (const typed of [reference, reference.toLowerCase(), ` ${reference.replaceAll('-', ' ')} `]) {
        expect(Reference.parse(typed)).toBe(reference);
      }
    }),
  );
  for (const wrong of ['', 'CAL-R-', 'CAL-X-2222222', 'CAL-R-222222O', 'CAL-R-22222222', '<script>']) {
    expect(Reference.safeParse(wrong).success).toBe(false);
  }
});

test('a closed request stays as it is, and a repeated step changes nothing', () => {
  const confirmed = advance(request, { to: 'confirmed' }, addDays(made, 1));
  expect(advance(confirmed, { to: 'confirmed' }, addDays(made, 2))).toBe(confirmed);
  const done = advance(confirmed, { to: 'done', records: 2 }, addDays(made, 3));
  expect(done).toMatchObject({ state: 'done', done_at: day(3), records: 2, confirmation: null });
  expect(done.history.map(({ state }) => state)).toEqual(['received', 'confirmed', 'done']);
  expect(advance(done, { to: 'denied', reason: 'exempt' }, addDays(made, 4))).toBe(done);
});

test('a removal that is undone says nothing of what it hid', () => {
  const done = advance(request, { to: 'done', records: 2, household: true }, addDays(made, 3));
  const undone = undo(done, 'not-verified', addDays(made, 60));
  expect(undone).toMatchObject({ state: 'denied', done_at: null, records: null, household: false });
  expect(undone.history.at(-1)).toEqual({ state: 'denied', at: day(60), reason: 'not-verified' });
  expect(undo(undone, 'abusive', addDays(made, 61))).toBe(undone);
  expect(undo(request, 'abusive', made)).toBe(request);
});

test.each([
  ['ours', day(10), day(14), day(10)],
  ['the law’s where ours is later', day(20), day(14), day(14)],
  ['the law’s where we promised none', null, day(14), day(14)],
])('the due date that is shown: %s', (_, answer_by, due_at, shown) => {
  expect(shownDueDate({ answer_by, due_at, review_by: null })).toBe(shown);
});

test('a request in review is open until its end, and late only after ten days', () => {
  const reviewed = beginReview(request, 1, addDays(made, 1));
  expect(reviewed).toMatchObject({ state: 'confirmed', household: true, records: 1, done_at: null });
  expect([isOpen(reviewed), isInReview(reviewed), shownDueDate(reviewed)]).toEqual([true, true, day(11)]);
  const count = (each: typeof request, days: number) => figuresOf([each], addDays(made, days)).copy;
  expect(count(reviewed, 11)).toMatchObject({ open: 1, complied: 0, late: 0 });
  expect(count(reviewed, 12)).toMatchObject({ open: 1, late: 1 });
  const kept = advance(reviewed, { to: 'done', records: 1, household: true }, addDays(made, 5));
  expect([isInReview(kept), kept.review_by, kept.household]).toEqual([false, null, true]);
  expect(count(kept, 5)).toMatchObject({ open: 0, complied: 1, late: 0 });
});

test('a removal that is undone after its due date was not answered late', () => {
  const done = advance(request, { to: 'done' }, addDays(made, 2));
  const undone = undo(done, 'withdrawn', addDays(made, 60));
  expect(figuresOf([undone], addDays(made, 61)).copy).toMatchObject({
    complied: 0,
    denied: 1,
    late: 0,
    median_days: 2,
  });
});

test('figures count each request once, and unconfirmed ones are no denials', () => {
  const requests = [
    request,
    advance(request, { to: 'done' }, addDays(made, 2)),
    advance(request, { to: 'done' }, addDays(made, 5)),
    advance(request, { to: 'denied', reason: 'no-record' }, addDays(made, 20)),
    advance(request, { to: 'denied', reason: 'not-confirmed' }, addDays(made, 1)),
  ];
  expect(figuresOf(requests, addDays(made, 10)).copy).toEqual({
    received: 5,
    complied: 2,
    denied: 1,
    unconfirmed: 1,
    open: 1,
    late: 1,
    median_days: 5,
  });
  expect(figuresOf(requests, addDays(made, 15)).copy.late).toBe(2); // one is unanswered past its due date
  expect(figuresOf(requests, made).limit).toMatchObject({ received: 0, median_days: null });
});
