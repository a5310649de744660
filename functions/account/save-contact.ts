import { contactStore } from '#functions/account/contacts.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const live = { contacts: contactStore(table), limits: limiterOf(table) };

/** Saves a contact by hand: a new one, or one under another name or number. */
export const handler = handle(account.saveContact, live, async ({ input, member, now }, { contacts, limits }) => {
  const { accountId: account_id } = member;
  const phone = parsePhone(input.phone, input.country);
  if (!phone) throw new Fault('request.invalid', { fields: { phone: [messages.phone] } });
  await limits.take('contacts', { account: account_id }, now);
  const saved = await contacts.save(account_id, { was: input.was ?? null, next: { phone, name: input.name } }, now);
  if (saved === 'full') throw new Fault('request.invalid', { fields: { name: [messages.invalid] } });
  if (saved === 'gone') throw new Fault('request.conflict');
  return { phone, name: input.name, source: 'owner' as const };
});
