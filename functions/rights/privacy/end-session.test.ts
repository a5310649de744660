import { expect, test } from 'vitest';

import { handler } from '#functions/rights/privacy/end-session.ts';
import { handler as getCenter } from '#functions/rights/privacy/get-center.ts';
import { privacyFixture } from '#functions/rights/privacy/testing.ts';
import { privacy } from '#shared/api/privacy.ts';

const { deps, browser, verify } = privacyFixture();

test('200: the session is over in every copy of its cookie', async () => {
  const [visitor, thief] = [browser(), browser()];
  await verify(visitor, 'email', 'ida@example.com');
  thief.jar.set('__Host-pc', visitor.jar.get('__Host-pc') ?? '');
  expect(await visitor.call(privacy.endSession, handler.with(deps))({})).toEqual({});
  expect(visitor.jar.has('__Host-pc')).toBe(false);
  const center = thief.call(privacy.getCenter, getCenter.with(deps));
  await expect(center({})).rejects.toMatchObject({ code: 'privacy.not-verified' });
});
