import type { Language, Variety } from '#shared/values/language.ts';
import { type Portuguese, type PortugueseChoice, varietyOf } from '#shared/values/portuguese.ts';

/** Portugal, and where people write as there: Cape Verde, São Tomé, Angola, Guinea-Bissau, East Timor, Macau, Mozambique. */
const EUROPEAN = /^\+(?:351|238|239|244|245|258|670|853)/;

/** The Portuguese of the country that a number belongs to; null elsewhere. */
export function portugueseOf(phone: string | null): Portuguese | null {
  if (!phone) return null;
  if (EUROPEAN.test(phone)) return 'pt-PT';
  return phone.startsWith('+55') ? 'pt-BR' : null;
}

/** The countries of those numbers. */
const EUROPEAN_COUNTRIES = ['PT', 'CV', 'ST', 'AO', 'GW', 'TL', 'MO', 'MZ'];

/** Whether people write as in Portugal where a visitor is. */
export const isPortugalsThere = (country: string | null): boolean => EUROPEAN_COUNTRIES.includes(country ?? '');

/** The Portuguese that an account begins with: that of Portugal where the visitor reads it, or none, so that it follows their number. */
export const portugueseToBegin = (from: { portuguese: Portuguese }): { portuguese?: 'pt-PT' } =>
  from.portuguese === 'pt-PT' ? { portuguese: 'pt-PT' } : {};

type Member = { portuguese?: PortugueseChoice | undefined; phone: string | null };

/** The Portuguese of a member: what they chose, else that of their number. */
export const portugueseOfMember = ({ portuguese = 'auto', phone }: Member): Portuguese | null =>
  portuguese === 'auto' ? portugueseOf(phone) : portuguese;

/** How a member is written to. */
export const varietyOfMember = (member: Member & { language: Language }): Variety =>
  varietyOf(member.language, portugueseOfMember(member));

/** How a caller is spoken and written to: as in the country of their number, else as the owner is. */
export const portugueseOfCaller = (caller: string | null, owner: Member): Portuguese =>
  portugueseOf(caller) ?? portugueseOfMember(owner) ?? 'pt-BR';
export const varietyOfCaller = (language: Language, caller: string | null, owner: Member): Variety =>
  varietyOf(language, portugueseOfCaller(caller, owner));
