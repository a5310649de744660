import { expect, test } from 'vitest';

import { accountStore, contactStore } from '#functions/account/public.ts';
import { handler } from '#functions/calls/assistant/preview-blocking.ts';
import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { type Blocking, nothingBlocked } from '#shared/values/call-rules.ts';
import { Phone } from '#shared/values/phone.ts';

const { table, calls, marks, anOwner, aCallOf } = assistantFixture();
const contacts = contactStore(table);
const deps = { accounts: accountStore(table), calls, contacts, marks, ringThrough: ringThroughStore(table) };

test('200: counts what would have been blocked, but no contact and nobody who is “not spam”, and saves nothing', async () => {
  const { account_id } = await anOwner();
  for (const caller_number of ['+19005550101', '+19005550102', '+19005550103', '+33639980101', '', '+16125550138'])
    await aCallOf(account_id, { caller_number });
  await table.commit(
    marks.set({ account_id, phone: Phone.parse('+19005550103'), mark: 'not_spam', at: NOW.toISOString() }),
  );
  await contacts.add(account_id, [{ phone: Phone.parse('+19005550102'), name: 'Bo' }], 'file', NOW);
  const preview = calling(assistant.previewBlocking, handler.with(deps), { as: aMember(account_id) });
  const rules: Blocking = { withheld: true, prefixes: ['+1900'], countries: ['FR'], action: 'end' };
  const { by, ...totals } = await preview(rules);
  expect(totals).toEqual({ of: 6, blocked: 3 });
  expect(by).toHaveLength(3);
  expect(by).toContainEqual({ what: 'prefix', which: '+1900', count: 1 });
  expect(by).toContainEqual({ what: 'withheld', which: null, count: 1 });
  expect((await deps.ringThrough.of(account_id)).rules.blocking).toEqual(nothingBlocked);
});
