import { describe, expect, test } from 'vitest';

import { reason } from '#functions/people/domain/hit.ts';
import { Link, linkOf, linkReasons, linksOf, stateOfLink } from '#functions/people/domain/link.ts';
import { personNamed } from '#functions/people/testing.ts';
import { Phone } from '#shared/values/phone.ts';
import type { Envelope, Person } from '#shared/values/person.ts';

const TODAY = '2026-11-21';
type PhoneType = Person['phones'][number]['phone_type'];

const phone = (last_seen: string | null, more: Partial<Envelope> = {}, phone_type: PhoneType = 'mobile') => ({
  number: Phone.parse('+14105550144'),
  phone_type,
  confidence: 3 as const,
  sources: [{ source: 'Register', first_seen: last_seen && '2003-04-01', last_seen }],
  ...more,
});
const reasonsOf = (link: Link | undefined, life: Parameters<typeof linkReasons>[1] = 'seen-lately') =>
  linkReasons({ link }, life, TODAY);

describe('the state of a link', () => {
  test('comes from the dates of the fact, on the day on which it is shown', () => {
    const link = linkOf(phone('2026-10-01'));
    expect(reasonsOf(link)).toEqual([]);
    expect(linkReasons({ link }, 'seen-lately', '2028-11-21')).toEqual([reason('maybe-former', { year: 2026 })]);
  });

  test('is not known of an old sighting, of which only the year is said', () => {
    expect(reasonsOf(linkOf(phone('2009-08-14')))).toEqual([reason('maybe-former', { year: 2009 })]);
  });

  test('is not known without a date', () => {
    expect(reasonsOf(linkOf(phone(null)))).toEqual([reason('maybe-former')]);
  });

  test('holds until the day for which a source vouches, and not after', () => {
    expect(reasonsOf(linkOf(phone('2023-01-03', { until: '2027-01-03' })))).toEqual([]);
    expect(reasonsOf(linkOf(phone('2023-01-03', { until: '2025-01-03' })))).toEqual([
      reason('maybe-former', { year: 2025 }),
    ]);
  });

  test('is former where a source says so, without dates', () => {
    const link = linkOf(phone('2026-10-01', { former: true }));
    expect(link).toEqual({ line: 'mobile' });
    expect(linkReasons({ is_former: true, link }, 'seen-lately', TODAY)).toEqual([reason('former')]);
  });

  test('is former of the dead, as in their report', () => {
    expect(reasonsOf(linkOf(phone('2026-10-01')), 'over')).toEqual([reason('former')]);
    expect(reasonsOf(linkOf(phone('2009-08-14')), 'over')).toEqual([reason('maybe-former', { year: 2009 })]);
  });

  test('counts as current on a card of a former version, unless it says former', () => {
    for (const life of ['seen-lately', 'over'] as const) {
      expect(stateOfLink({}, life, TODAY)).toBe('current');
      expect(stateOfLink({ is_former: true }, life, TODAY)).toBe('former');
    }
  });
});

test('of the types of a number, an office and a fax name no kind of line', () => {
  const types = ['mobile', 'landline', 'voip', 'office', 'fax', 'other'] as const;
  const lines = types.map((type) => linkOf(phone(null, {}, type)).line);
  expect(lines).toEqual(['mobile', 'fixed', 'internet', undefined, undefined, undefined]);
});

describe('the people found by a number', () => {
  const hit = (link: Link, is_former?: true) => ({
    person_id: personNamed('Ann Lee').person_id,
    score: 1,
    reasons: [reason('phone'), ...linkReasons({ link, is_former }, 'seen-lately', TODAY)],
    full_name: 'Ann Lee',
    birth: null,
    life: 'seen-lately' as const,
    towns: [],
    sources: [],
    ...(link.line && { line: link.line }),
  });
  const current = hit(linkOf(phone('2026-10-01')));
  const old = hit(linkOf(phone('2009-08-14')));
  const older = hit(linkOf(phone('2005-08-14')));
  const undated = hit(linkOf(phone(null)));
  const former = hit(linkOf(phone('2009-08-14', { former: true })), true);

  test('are counted by how they have it, with the last year of those who may have it', () => {
    expect(linksOf('phone', [current, old, older, former])).toEqual({
      current: 1,
      unknown: 2,
      former: 1,
      unknown_since: 2009,
      line: 'mobile',
    });
    expect(linksOf('phone', [old, undated])).toMatchObject({ unknown: 2, unknown_since: null });
    expect(linksOf('phone', [])).toEqual({ current: 0, unknown: 0, former: 0, unknown_since: null, line: null });
  });

  test('give the kind of line only where those who give one agree', () => {
    const silent = hit(linkOf(phone(null, {}, 'office')));
    const landline = hit(linkOf(phone('2026-10-01', {}, 'landline')));
    expect(linksOf('phone', [current, silent])?.line).toBe('mobile');
    expect(linksOf('phone', [current, landline])?.line).toBeNull();
    expect(linksOf('phone', [silent])?.line).toBeNull();
  });

  test('are not counted so where a name or an address was looked for', () => {
    expect([linksOf('name', [current]), linksOf('address', [current])]).toEqual([null, null]);
  });
});
