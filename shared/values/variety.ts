import type { Language, Variety } from '#shared/values/language.ts';

export const portugueses = ['pt-BR', 'pt-PT'] as const;
export type Portuguese = (typeof portugueses)[number];
/** Which Portuguese a person chose; `auto` follows their number. */
export const portugueseChoices = ['auto', ...portugueses] as const;
export type PortugueseChoice = (typeof portugueseChoices)[number];

/** Portugal, and where people write as there: Cape Verde, São Tomé, Angola, Guinea-Bissau, East Timor, Macau, Mozambique. */
const EUROPEAN = /^\+(?:351|238|239|244|245|258|670|853)/;

/** The Portuguese of the country that a number belongs to; null elsewhere. */
export function portugueseOf(phone: string | null): Portuguese | null {
  if (!phone) return null;
  if (EUROPEAN.test(phone)) return 'pt-PT';
  return phone.startsWith('+55') ? 'pt-BR' : null;
}

/** A language in the first variety that is known. */
export const varietyOf = (language: Language, ...known: (Portuguese | null)[]): Variety =>
  language === 'pt' && known.find((each) => each !== null) === 'pt-PT' ? 'pt-PT' : language;

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

/** The Portuguese that a browser asks for; Brazilian where it names no country. */
export const portugueseOfBrowser = (accepted: readonly string[]): Portuguese => {
  const tag = accepted.map((each) => each.toLowerCase()).find((each) => /^pt\b/.test(each));
  return tag === undefined || tag === 'pt' || tag.startsWith('pt-br') ? 'pt-BR' : 'pt-PT';
};
