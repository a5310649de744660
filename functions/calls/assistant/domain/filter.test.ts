import { expect, test } from 'vitest';

import { filters } from '#functions/calls/assistant/domain/filter.ts';
import { aCall } from '#functions/calls/web-chat/testing.ts';
import { newId } from '#shared/values/id.ts';

const account_id = newId('account');
const appointment = {
  id: newId('appointment'),
  starts_at: '2026-11-23T16:30:00.000Z',
  tz: 'America/Chicago',
  state: 'proposed',
} as const;
const spam = { score: 92, verdict: 'likely_spam', reasons: [] } as const;

test.each([
  ['is new', {}, ['all', 'unread']],
  ['was read', { is_read: true }, ['all']],
  ['is spam', { is_read: true, spam: { ...spam, reasons: [] } }, ['all', 'spam']],
  ['was blocked by a rule', { is_read: true, status: 'blocked' as const }, ['all']],
  ['lost its callback', { is_read: true, appointment: { ...appointment, state: 'cancelled' as const } }, ['all']],
  ['is suspicious', { is_read: true, spam: { ...spam, reasons: [], verdict: 'suspicious' as const } }, ['all']],
  ['ended on tape', { is_read: true, status: 'voicemail' as const }, ['all', 'voicemail']],
  [
    'left a message after a time was agreed',
    { is_read: true, has_audio: true, appointment },
    ['all', 'voicemail', 'appointment', 'waiting'],
  ],
])('a call that %s', (_, call, lists) => {
  const fits = Object.entries(filters).filter(([, isIn]) => isIn(aCall(account_id, call)));
  expect(fits.map(([name]) => name).sort()).toEqual([...lists].sort());
});
