import { expect, test } from 'vitest';

import { isRemoving, removalsIn } from '#frontend/features/privacy-center/removals.ts';
import { ownRequest } from '#frontend/features/privacy-center/testing.ts';
import { requestKinds } from '#shared/values/privacy-request.ts';

test('a removal, a deletion and an opt-out remove records, other requests do not', () => {
  expect(requestKinds.filter(isRemoving)).toEqual(['removal', 'delete', 'opt-out']);
});

test('only a request that is done and had records removed any', () => {
  const done = ownRequest({ kind: 'removal' });
  const others = [
    ownRequest({ kind: 'limit' }),
    ownRequest({ kind: 'removal', state: 'received', records: null }),
    ownRequest({ kind: 'delete', state: 'denied', records: null }),
    ownRequest({ kind: 'opt-out', records: 0 }),
  ];
  expect(removalsIn([...others, done])).toEqual([done]);
});
