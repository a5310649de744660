import { contactStore } from '#functions/account/contacts.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { contacts: contactStore(table) };

export const handler = handle(account.getContacts, live, async ({ member }, { contacts }) => {
  const all = await contacts.all(member.accountId);
  const read_at = all.reduce<string | null>(
    (latest, each) => (each.read_at > (latest ?? '') ? each.read_at : latest),
    null,
  );
  return { total: all.length, read_at };
});
