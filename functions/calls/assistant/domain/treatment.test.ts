import { describe, expect, test } from 'vitest';

import { type RingingCaller, treatmentOf } from '#functions/calls/assistant/domain/treatment.ts';
import { type Blocking, nothingBlocked, type PersonRule } from '#shared/values/call-rules.ts';
import { Phone } from '#shared/values/phone.ts';

const OWN = '+12185550187';
const DANA = Phone.parse('+16125550138');
const caller = (but: Partial<RingingCaller> = {}): RingingCaller => ({
  from: DANA,
  own: OWN,
  isContact: false,
  mark: null,
  ...but,
});
const rule = (but: Partial<PersonRule>): PersonRule => ({
  phone: DANA,
  name: null,
  at: '2026-11-21T12:00:00.000Z',
  route: 'assistant',
  greeting: '',
  is_vip: false,
  ...but,
});
const treat = (who: Partial<RingingCaller>, people: PersonRule[], blocking: Partial<Blocking> = {}) =>
  treatmentOf(caller(who), { people, blocking: { ...nothingBlocked, ...blocking } });
const all: Partial<Blocking> = { withheld: true, prefixes: ['+1'], countries: ['US'] };

describe('precedence, from the strongest', () => {
  test.each([
    ['nothing applies', {}, [], {}, { takes: 'all', rings: false, blocked_by: null }],
    ['own number', { from: OWN, mark: 'blocked' as const }, [], all, { takes: 'all', blocked_by: null }],
    [
      'a mark over a rule',
      { mark: 'blocked' as const },
      [rule({ route: 'put_through' })],
      {},
      { takes: 'nothing', rings: false },
    ],
    ['a spam mark over a contact', { mark: 'spam' as const, isContact: true }, [], {}, { takes: 'nothing' }],
    ['“not spam” is no block', { mark: 'not_spam' as const }, [], {}, { takes: 'all' }],
    [
      'a rule over all kinds',
      {},
      [rule({ route: 'put_through' })],
      all,
      { takes: 'all', rings: true, blocked_by: null },
    ],
    ['a message only', {}, [rule({ route: 'message_only' })], all, { takes: 'message', rings: false }],
    [
      'a VIP and a greeting',
      {},
      [rule({ is_vip: true, greeting: 'Hi!' })],
      all,
      { takes: 'all', is_vip: true, greeting: 'Hi!' },
    ],
    [
      'a rule for others',
      {},
      [rule({ phone: Phone.parse('+16125550139'), is_vip: true })],
      {},
      { takes: 'all', is_vip: false },
    ],
    ['a contact over a beginning', { isContact: true }, [], all, { takes: 'all', blocked_by: null }],
    ['a withheld number', { from: null }, [], all, { takes: 'voicemail', blocked_by: { what: 'withheld' } }],
    [
      'a withheld number that is not blocked',
      { from: null },
      [rule({})],
      { ...all, withheld: false },
      { takes: 'all' },
    ],
    [
      'the longest beginning',
      {},
      [],
      { prefixes: ['+1', '+1612'] },
      { takes: 'nothing', blocked_by: { what: 'prefix', which: '+1612' } },
    ],
    ['a country', {}, [], { countries: ['US'] }, { takes: 'nothing', blocked_by: { what: 'country', which: 'US' } }],
    ['another country with the same code', {}, [], { countries: ['CA'] }, { takes: 'all' }],
    ['“not spam” over a beginning', { mark: 'not_spam' as const }, [], all, { takes: 'all', blocked_by: null }],
    [
      'a VIP over a beginning and a country',
      {},
      [rule({ is_vip: true })],
      { prefixes: ['+1612'], countries: ['US'] },
      { takes: 'all', is_vip: true, blocked_by: null },
    ],
    [
      'a beginning over a country',
      {},
      [],
      { prefixes: ['+1'], countries: ['US'] },
      { takes: 'nothing', blocked_by: { what: 'prefix', which: '+1' } },
    ],
    [
      'a withheld number has no beginning and no country',
      { from: null },
      [],
      { prefixes: ['+1'], countries: ['US'] },
      { takes: 'all', blocked_by: null },
    ],
    ['a contact over a country', { isContact: true }, [], { countries: ['US'] }, { takes: 'all', blocked_by: null }],
    ['a message instead', {}, [], { countries: ['US'], action: 'voicemail' as const }, { takes: 'voicemail' }],
  ])('%s', (_, who, people, blocking, expected) => expect(treat(who, people, blocking)).toMatchObject(expected));
});
