import { contactStore } from '#functions/account/contacts.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { contacts: contactStore(table) };

export const handler = handle(account.deleteContact, live, async ({ input, member }, { contacts }) => {
  await contacts.remove({ account_id: member.accountId, phone: input.phone });
  return {};
});
