import { expect, test } from 'vitest';

import { callbackAfterMark, type Marked } from '#frontend/features/assistant/call/callback-after-mark.ts';
import { newId } from '#shared/values/id.ts';

const at = '2026-12-01T16:00:00.000Z';
const booked = { id: newId('appointment'), starts_at: at, tz: 'America/Chicago', state: 'confirmed' as const };
const cancelled = { ...booked, state: 'cancelled' as const };
const marked = (mark: Marked['mark'], appointment: Marked['appointment']): Marked => ({ mark, appointment });

test.each([
  ['spam cancels it', marked(null, booked), marked('spam', cancelled), { change: 'cancelled', at }],
  ['taken back, it stands again', marked('blocked', cancelled), marked(null, booked), { change: 'restored', at }],
  ['not spam restores it too', marked('spam', cancelled), marked('not_spam', booked), { change: 'restored', at }],
  ['taken back too late', marked('spam', cancelled), marked(null, cancelled), { change: 'lost', at }],
  ['blocked after spam', marked('spam', cancelled), marked('blocked', cancelled), undefined],
  ['cancelled long before', marked(null, cancelled), marked('spam', cancelled), undefined],
  ['nothing was booked', marked(null, null), marked('spam', null), undefined],
  ['not marked: the owner cancelled it', marked(null, booked), marked(null, cancelled), undefined],
])('%s', (_, before, after, change) => {
  expect(callbackAfterMark(before, after)).toEqual(change);
});
