import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  afterLine,
  ended,
  extended,
  isOn,
  LIVE_MINUTES,
  mayWrite,
  seen,
} from '#functions/calls/web-chat/domain/live-chat.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 14, minute));
const iso = (minute: number) => at(minute).toISOString();
const own = { live: null, until: null };

test('a message starts the conversation, and each one extends it', () => {
  const first = afterLine(own, at(0));
  expect(first).toEqual({ started_at: iso(0), ends_at: iso(10), ended_at: null });
  expect(afterLine({ live: first, until: null }, at(6))).toEqual({ ...first, ends_at: iso(16) });
});

test('expires at its stored end', () => {
  const live = afterLine(own, at(0));
  expect(isOn(live, at(9))).toBe(true);
  expect(isOn(live, at(10))).toBe(false);
  expect(seen(live, at(25))).toEqual({ ...live, ended_at: iso(10) });
});

test('an account’s chat restarts after an end; a link’s does not', () => {
  const live = ended(afterLine(own, at(0)), at(3));
  expect(mayWrite({ live, until: null }, at(4))).toBe(true);
  expect(afterLine({ live, until: null }, at(4)).started_at).toBe(iso(4));
  expect(mayWrite({ live, until: iso(60) }, at(4))).toBe(false);
});

test('nothing extends a conversation past the hour of its link', () => {
  const conversation = { live: afterLine({ live: null, until: iso(60) }, at(55)), until: iso(60) };
  expect(conversation.live.ends_at).toBe(iso(60));
  expect(extended(conversation.live, conversation, at(58)).ends_at).toBe(iso(60));
  expect(mayWrite(conversation, at(60))).toBe(false);
});

test('stays open for ten minutes after the last activity and no longer', () => {
  const step = fc.tuple(fc.constantFrom('line', 'extend'), fc.integer({ min: 0, max: LIVE_MINUTES - 1 }));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      let minute = 0;
      let live = afterLine(own, at(0));
      for (const [what, later] of steps) {
        minute += later;
        const conversation = { live, until: null };
        live = what === 'line' ? afterLine(conversation, at(minute)) : extended(live, conversation, at(minute));
      }
      expect(live.started_at).toBe(iso(0));
      expect(isOn(live, at(minute + LIVE_MINUTES - 1))).toBe(true);
      expect(isOn(live, at(minute + LIVE_MINUTES))).toBe(false);
    }),
  );
});
