import { contactStore } from '#functions/account/contacts.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { CONTACTS_MAX } from '#shared/values/contact.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const live = { contacts: contactStore(table), limits: limiterOf(table) };

/** Saves a contact by hand: a new one, or one under another name or number. */
export const handler = handle(account.saveContact, live, async ({ input, member, now }, { contacts, limits }) => {
  const { accountId: account_id } = member;
  const phone = parsePhone(input.phone, input.country);
  if (!phone) throw new Fault('request.invalid', { fields: { phone: [messages.phone] } });
  await limits.take('contacts', { account: account_id }, now);
  const was = input.was ?? null;
  const isNew = !(await contacts.of(account_id, was ?? phone));
  if (isNew && (await contacts.all(account_id)).length >= CONTACTS_MAX)
    throw new Fault('request.invalid', { fields: { name: [messages.invalid] } });
  await contacts.replace(was, { account_id, phone, name: input.name, read_at: now.toISOString() });
  return { phone, name: input.name, source: 'owner' as const };
});
