import { expect, test } from 'vitest';

import { cancelToken, keepToken, readCancelToken, readKeepToken } from '#functions/billing/links.ts';
import type { AccountId, SubscriptionId } from '#shared/values/id.ts';

const secret = async () => 'a fixed secret';
const of = {
  account_id: 'acc_01KQ5RNP3G4Z8M9V2WXYABCDEF' as AccountId,
  subscription_id: 'sub_01KQ5RNP3G4Z8M9V2WXYABCDEG' as SubscriptionId,
};

test('a cancel link that was mailed long ago still opens', async () => {
  const mailed = `${of.account_id}~${of.subscription_id}~Y2RLWinkRDsrIj5Ji_vEoI2M6InG_s4jxQ12V_skP5A`;
  expect(await readCancelToken(mailed, secret)).toEqual(of);
  expect(await cancelToken(of, secret)).toBe(mailed);
});

test('a keep link names the cancellation to the millisecond, and cancels nothing', async () => {
  const cancellation = { ...of, cancelled_at: '2026-05-04T09:30:00.123Z' };
  const token = await keepToken(cancellation, secret);
  expect(token).not.toContain('.');
  expect(await readKeepToken(token, secret)).toEqual(cancellation);
  expect(await readCancelToken(token, secret)).toBeUndefined();
  expect(await readKeepToken(await cancelToken(of, secret), secret)).toBeUndefined();
});
