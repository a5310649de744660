import { expect, test } from 'vitest';

import {
  transition,
  newSearch,
  type SearchEvent,
  isOverdue,
  owesMessage,
  type Search,
} from '#functions/people/domain/search.ts';
import { SearchRequest } from '#shared/validation/search.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const request = SearchRequest.parse({ type: 'name', search_query: 'Maria Cantwell' });
const search = newSearch(newId('search'), request, 'en', new Date('2026-11-21T12:00:00Z'), {
  account_id: null,
  browser: 'a browser',
});
const found = (total: number, others = false): SearchEvent => ({ type: 'found', total, took_ms: 3, others });
const gathered: SearchEvent = {
  type: 'gathered',
  total: 2,
  gathered: [{ source: 'A', people: 2, state: 'answered', is_own: true }],
};
const noResults: SearchEvent = {
  type: 'gathered',
  total: 0,
  gathered: [{ source: 'A', people: 0, state: 'failed', is_own: true }],
};
const in_ = (status: Search['status']): Search => ({ ...search, status });

test('expires a search after a day', () => {
  expect(search.kept_until).toBe('2026-11-22T12:00:00.000Z');
});

test.each<[Search['status'], SearchEvent, Search['status']]>([
  ['searching', found(2), 'gathering'],
  ['searching', found(0), 'empty'],
  ['searching', found(0, true), 'gathering'],
  ['gathering', gathered, 'ready'],
  ['gathering', noResults, 'empty'],
])('a %s search that has %o is %s', (from, event, to) => {
  expect(transition(in_(from), event).status).toBe(to);
});

test.each<[Search['status'], SearchEvent]>([
  ['searching', gathered],
  ['gathering', found(1)],
  ['ready', found(1)],
  ['ready', gathered],
  ['empty', found(1)],
  ['empty', gathered],
])('a %s search cannot have %o', (from, event) => {
  expect(() => transition(in_(from), event)).toThrow();
});

test('a finished search owes one message if requested', () => {
  const notify = { phone: Phone.parse('+12185550142'), message_id: null };
  expect(owesMessage({ ...in_('ready'), notify })).toBe(true);
  expect(owesMessage({ ...in_('empty'), notify })).toBe(true);
  expect(owesMessage({ ...in_('gathering'), notify })).toBe(false);
  expect(owesMessage(in_('ready'))).toBe(false);
  expect(owesMessage({ ...in_('ready'), notify: { ...notify, message_id: newId('message') } })).toBe(false);
});

test('an unfinished search is overdue after five minutes, a finished one never', () => {
  const at = (minute: number) => addMinutes(search.asked_at, minute);
  expect(isOverdue(in_('searching'), at(5))).toBe(false);
  expect(isOverdue(in_('searching'), at(5.1))).toBe(true);
  expect(isOverdue(in_('gathering'), at(5.1))).toBe(true);
  expect(isOverdue(in_('ready'), at(60))).toBe(false);
});
