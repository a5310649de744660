import { contactStore } from '#functions/account/contacts.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { contacts: contactStore(table), limits: limiterOf(table) };

/** A file comes in several requests; each can be repeated. */
export const handler = handle(account.addContacts, live, async ({ input, member, now }, { contacts, limits }) => {
  await limits.take('contacts', { account: member.accountId }, now);
  return contacts.add(member.accountId, input.contacts, 'file', now);
});
