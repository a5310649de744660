import { contactStore } from '#functions/account/contacts.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { contacts: contactStore(table) };

export const handler = handle(account.deleteContacts, live, async ({ member }, { contacts }) => {
  await contacts.forget(member.accountId);
  return {};
});
