import type { Identifier } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { Email } from '#shared/validation/account.ts';
import { messages } from '#shared/validation/messages.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

/** The canonical form of what a person typed. @throws request.invalid for `value` */
export function identifierOf({ kind, value, country }: Identifier & { country: string }): Identifier {
  const canonical = kind === 'email' ? Email.safeParse(value).data : parsePhone(value, country);
  if (!canonical) throw new Fault('request.invalid', { fields: { value: [messages[kind]] } });
  return { kind, value: canonical };
}
