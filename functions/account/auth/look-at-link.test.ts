import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/look-at-link.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const fixture = authFixture();
const { deps, browser, advanceMinutes, now } = fixture;

const look = (more: object = {}) => browser().call(auth.lookAtLink, handler.with({ ...deps, ...more }));
async function link(minutes: number) {
  const fields = { action: 'confirm-email', account_id: newId('account'), data: { email: 'ida@example.com' } } as const;
  const made = deps.links.make({ ...fields, minutes }, now());
  await deps.commit(made.write);
  return made;
}

test('200: describes the link’s purpose without using it', async () => {
  const { token, expires_at } = await link(60);
  for (let i = 0; i < 3; i++) expect(await look()({ token })).toEqual({ action: 'confirm-email', expires_at });
});

test('410: rejects an expired and an unknown one', async () => {
  const { token } = await link(60);
  advanceMinutes(60);
  const over = { code: 'auth.link-expired', message: 'The link is expired or you have already confirmed this action' };
  await expect(look()({ token })).rejects.toMatchObject(over);
  await expect(look()({ token: 'x'.repeat(43) })).rejects.toMatchObject(over);
});

test('429: allows thirty in a quarter of an hour per network', async () => {
  const limited = look({ limits: fixture.limits });
  const all = Array.from({ length: 31 }, () => limited({ token: 'x' }).catch(({ code }: Fault) => code));
  expect((await Promise.all(all)).filter((code) => code === 'request.too-many')).toHaveLength(1);
});
