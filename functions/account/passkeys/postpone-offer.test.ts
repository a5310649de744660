import { expect, test } from 'vitest';

import { handler } from '#functions/account/passkeys/postpone-offer.ts';
import { passkeyFixture } from '#functions/account/passkeys/testing.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const { deps, browser, account, enter, now } = passkeyFixture();

test('200: notes when a passkey was offered', async () => {
  const ida = await account();
  const { member } = await enter(ida);
  await browser({ as: member }).call(passkeys.postponeOffer, handler.with(deps))({});
  expect(await deps.accounts.of(ida.account_id)).toMatchObject({ passkey_offered_at: now().toISOString() });
});

test('409: gives up when other writers always win', async () => {
  const { member } = await enter(await account());
  const busy = { ...deps.accounts, replace: async () => Promise.reject(new Fault('request.conflict')) };
  const postpone = browser({ as: member }).call(passkeys.postponeOffer, handler.with({ ...deps, accounts: busy }));
  await expect(postpone({})).rejects.toMatchObject({ code: 'request.conflict' });
});
