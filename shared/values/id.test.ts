import fc from 'fast-check';
import { expect, test } from 'vitest';

import { AccountId, idFromHash, newId, PersonId } from '#shared/values/id.ts';

test('a later id sorts after an earlier one', () => {
  const ids = [0, 1, 31, 32, 1_000_000, Date.now()].map((time) => newId('search', time));
  expect(ids.toSorted()).toEqual(ids);
});

test('two ids of one moment differ', () => {
  expect(newId('search', 1)).not.toBe(newId('search', 1));
});

test('an id of one kind is not one of another', () => {
  expect(AccountId.safeParse(newId('account')).success).toBe(true);
  expect(PersonId.safeParse(newId('account')).success).toBe(false);
});

test('equal hashes give equal ids', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 26, maxLength: 32 }), (hash) => {
      expect(PersonId.parse(idFromHash('person', hash))).toBe(idFromHash('person', hash));
    }),
  );
  expect(() => idFromHash('person', new Uint8Array(25))).toThrow();
});
