import type { Carrier, Forwarding, Leg } from '#shared/api/forwarding.ts';

const NOW = '2026-11-21T14:05:00.000Z';
const codes = { no_answer: '61', busy: '67', unreachable: '62' };

export const aCarrier = (but: Partial<Carrier> = {}): Carrier => ({
  id: 'us-t-mobile',
  country: 'US',
  name: 'T-Mobile',
  confidence: 'B',
  checked_on: '2026-11-21',
  source: 'https://www.example.com/codes',
  cost: 'minutes',
  cost_note: null,
  is_by_app: false,
  legs: ['no_answer', 'busy', 'unreachable'],
  ...but,
});

export const aLeg = (leg: Leg, but: Partial<Forwarding['legs'][number]> = {}): Forwarding['legs'][number] => ({
  leg,
  state: 'unknown',
  verified_at: null,
  last_call_at: null,
  code: `**${codes[leg]}*12185550199#`,
  undo: `##${codes[leg]}#`,
  query: `*#${codes[leg]}#`,
  ...but,
});

/** A setup that shows its first code; `but` overrides fields. */
export const aForwarding = (but: Partial<Forwarding> = {}): Forwarding => ({
  state: 'setting_up',
  step: 'codes',
  phone: '+14255550123' as never,
  number: '+12185550199' as never,
  carrier: aCarrier(),
  platform: 'android',
  undo: '##004#',
  restore: null,
  test: null,
  legs: [aLeg('no_answer', { state: 'code_shown' }), aLeg('busy'), aLeg('unreachable')],
  seen: Array<number>(30).fill(0),
  last_call_at: null,
  now: NOW,
  ...but,
});

export const aTest = (but: Partial<NonNullable<Forwarding['test']>> = {}): NonNullable<Forwarding['test']> => ({
  leg: 'no_answer',
  from: '+12185550199' as never,
  state: 'calling',
  started_at: NOW,
  ended_at: null,
  events: [{ at: NOW, code: 'calling' }],
  ...but,
});
