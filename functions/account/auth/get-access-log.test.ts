import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/get-access-log.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';

const fixture = authFixture();
const { deps, browser, account, enter, advanceMinutes, now } = fixture;

const log = (as?: Parameters<typeof browser>[0]) => browser(as).call(auth.getAccessLog, handler.with({ ...deps }));

test('200: lists sign-ins and attempts of this account, latest first', async () => {
  const ida = await account();
  const { member } = await enter(ida, { device: 'Safari on iOS' });
  await enter(await account());
  advanceMinutes(1);
  await deps.commit(
    deps.accessLog.line(ida.account_id, { what: 'support-looked', details: 'A ticket about a refund' }, now()),
  );
  const { data, total, next_page_url } = await log({ as: member })({});
  const nowhere = { country: null, region: null };
  expect(data).toEqual([
    {
      at: now().toISOString(),
      first_at: now().toISOString(),
      times: 1,
      what: 'support-looked',
      ...nowhere,
      device: null,
      details: 'A ticket about a refund',
    },
    {
      at: expect.any(String) as string,
      first_at: expect.any(String) as string,
      times: 1,
      what: 'logged-in-password',
      ...nowhere,
      device: 'Safari on iOS',
      details: null,
    },
  ]);
  expect({ total, next_page_url }).toEqual({ total: 2, next_page_url: null });
});

test('200: returns twenty per page', async () => {
  const ida = await account();
  for (let i = 0; i < 25; i++) {
    advanceMinutes(1);
    await deps.commit(deps.accessLog.line(ida.account_id, { what: 'wrong-pin', details: String(i) }, now()));
  }
  const { member } = await enter(ida);
  const first = await log({ as: member })({});
  expect([first.data.length, first.last_page, first.next_page_url]).toEqual([20, 2, '/api/auth/access-log?page=2']);
  const second = await log({ as: member })({ page: 2 });
  expect([...first.data, ...second.data].map(({ details }) => details).filter(Boolean)).toEqual(
    Array.from({ length: 25 }, (_, i) => String(24 - i)),
  );
});
