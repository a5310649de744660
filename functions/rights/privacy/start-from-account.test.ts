import { expect, test } from 'vitest';

import { aMember } from '#functions/platform/testing.ts';
import { handler } from '#functions/rights/privacy/start-from-account.ts';
import { privacyFixture } from '#functions/rights/privacy/testing.ts';
import { privacy } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addMinutes } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const { deps, browser, account, now } = privacyFixture();
const loggedIn = (account_id: AccountId, minutesAgo = 0) =>
  aMember(account_id, { authenticatedAt: addMinutes(now(), -minutesAgo).toISOString() });
const start = (as: ReturnType<typeof aMember>, more: object = {}) =>
  browser({ as }).call(privacy.startFromAccount, handler.with({ ...deps, ...more }))({});

test('200: begins with what the account has confirmed', async () => {
  const phone = Phone.parse('+12185550184');
  const { account_id, email } = await account({ phone });
  expect((await start(loggedIn(account_id))).identifiers).toMatchObject([{ kind: 'email', value: email }]);
});

test('409: an account without a confirmed address or number verifies like anyone else', async () => {
  const { account_id } = await account({ email_confirmed_at: null });
  await expect(start(loggedIn(account_id))).rejects.toMatchObject({ code: 'privacy.nothing-verified' });
});

test('409: of two concurrent beginnings in one browser, one is rejected', async () => {
  const { account_id } = await account();
  const privacySessions = { ...deps.privacySessions, begin: () => Promise.reject(new Fault('request.conflict')) };
  await expect(start(loggedIn(account_id), { privacySessions })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('403: requires a recent login or confirmation', async () => {
  const { account_id } = await account();
  await expect(start(loggedIn(account_id, 11))).rejects.toMatchObject({ code: 'auth.login-again' });
});
