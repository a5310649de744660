import { expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/get-blocked.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { Phone } from '#shared/values/phone.ts';

const { table, calls, marks, anOwner, aCallOf } = assistantFixture();
const handling = handler.with({ calls, marks });

test('200: lists the owner’s blocked numbers only, latest first, with their names', async () => {
  const [{ account_id }, other] = [await anOwner(), await anOwner()];
  await aCallOf(account_id, { caller_number: '+16125550141', caller_name: 'Dana Brandt' });
  await aCallOf(account_id, { caller_number: '+16125550142', caller_name: null });
  const at = (minutes: number) => addMinutes(NOW, minutes).toISOString();
  const marked = (phone: string, mark: 'blocked' | 'spam' | 'not_spam', minutes: number) =>
    marks.set({ account_id, phone: Phone.parse(phone), mark, at: at(minutes) });
  await table.commit(
    marked('+16125550141', 'blocked', 1),
    marked('+16125550142', 'blocked', 2),
    marked('+16125550143', 'spam', 3),
    marked('+16125550144', 'not_spam', 4),
  );
  await table.commit(marks.talked({ account_id, phone: Phone.parse('+16125550145') }, NOW));
  await table.commit(
    marks.set({ account_id: other.account_id, phone: Phone.parse('+16125550146'), mark: 'blocked', at: at(5) }),
  );
  expect(await calling(assistant.getBlocked, handling, { as: aMember(account_id) })({})).toEqual({
    numbers: [
      { phone: '+16125550142', name: null, at: at(2) },
      { phone: '+16125550141', name: 'Dana Brandt', at: at(1) },
    ],
  });
});
