import fc from 'fast-check';
import { expect, test } from 'vitest';

import { factIds } from '#functions/people/corrections/fact-id.ts';
import { type Mark, type Marks, unionOfMarks, withCorrections, withMark } from '#functions/people/corrections/marks.ts';
import { livingIn, personNamed, provenance } from '#functions/people/testing.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const factId = await factIds();
const dispute_id = newId('dispute');
const on = '2026-11-21';
const withdrawn: Mark = { correction: { dispute_id, how: 'withdrawn', on } };
const former: Mark = { correction: { dispute_id, how: 'former', on } };
const disputedOn = (since: string): Mark => ({ disputed: { dispute_id, kind: 'never-theirs', since } });

const phone = { number: Phone.parse('+12185550142'), phone_type: 'mobile' as const, ...provenance };
const tamsin = personNamed('Tamsin Okafor', {
  addresses: [livingIn('Duluth', 'MN', '418 Cedar Hollow Rd'), livingIn('Austin', 'TX', '6 Elm St', false)],
  phones: [phone],
});
const nameId = factId('names', tamsin.names[0]!);
const phoneId = factId('phones', phone);
const homeId = factId('addresses', tamsin.addresses[0]!);

test('the id of a fact is the same in another spelling, and differs between fields and people’s facts', () => {
  const [name] = tamsin.names;
  expect(factId('names', { ...name!, full_name: 'TAMSIN  okafor' } as never)).toBe(nameId);
  expect(new Set([nameId, phoneId, homeId, factId('birth_date', tamsin.birth_date!)]).size).toBe(4);
  expect(nameId).toMatch(/^[\w-]{43}$/);
});

test('withdraws facts, makes former ones, and leaves the rest as it is', () => {
  const corrected = withCorrections(tamsin, { [phoneId]: withdrawn, [homeId]: former }, factId);
  expect(corrected.phones).toEqual([]);
  expect(corrected.addresses).toMatchObject([
    { city: 'Duluth', current: false, outdated_since: on },
    { city: 'Austin' },
  ]);
  expect(corrected.names).toEqual(tamsin.names);
  expect(corrected.birth_date).toEqual(tamsin.birth_date);
  expect(withCorrections(corrected, { [phoneId]: withdrawn, [homeId]: former }, factId)).toEqual(corrected);
});

test('withdraws single facts, and keeps the only name', () => {
  const birthId = factId('birth_date', tamsin.birth_date!);
  const corrected = withCorrections(tamsin, { [birthId]: withdrawn, [nameId]: withdrawn }, factId);
  expect(corrected.birth_date).toBeNull();
  expect(corrected.names).toEqual(tamsin.names);
});

test('an open dispute changes nothing', () => {
  expect(withCorrections(tamsin, { [phoneId]: disputedOn('2026-11-21T12:00:00.000Z') }, factId)).toBe(tamsin);
});

const marks = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.constantFrom<Mark>(
    withdrawn,
    former,
    { correction: { dispute_id, how: 'former', on: '2026-11-20' } },
    disputedOn('2026-11-21T12:00:00.000Z'),
    disputedOn('2026-11-20T12:00:00.000Z'),
    { ...former, ...disputedOn('2026-11-22T12:00:00.000Z') },
  ),
  { noNullPrototype: true },
);

test('the union of marks does not depend on the order of the records, and loses nothing', () => {
  fc.assert(
    fc.property(marks, marks, marks, (a, b, c) => {
      const union = unionOfMarks([a, b, c])!;
      expect(unionOfMarks([c, undefined, a, b])).toEqual(union);
      for (const [id, mark] of [a, b, c].flatMap((each: Marks) => Object.entries(each))) {
        if (mark.correction?.how === 'withdrawn') expect(union[id]?.correction?.how).toBe('withdrawn');
        if (mark.disputed) expect((union[id]?.disputed?.since ?? '~') <= mark.disputed.since).toBe(true);
      }
    }),
  );
});

test('a mark without content goes, and the last one takes the marks with it', () => {
  const one = withMark(undefined, 'a', () => withdrawn);
  expect(one).toEqual({ a: withdrawn });
  expect(withMark({ a: withdrawn, b: former }, 'a', () => ({ disputed: undefined, correction: undefined }))).toEqual({
    b: former,
  });
  expect(withMark(one, 'a', () => ({ disputed: undefined, correction: undefined }))).toBeUndefined();
});
