import { readCsv } from '#frontend/features/assistant/contacts/read/csv.ts';
import { readVCards } from '#frontend/features/assistant/contacts/read/vcard.ts';
import { plainLine } from '#shared/validation/text.ts';
import { CONTACT_NAME_MAX, type Contact, CONTACTS_MAX } from '#shared/values/contact.ts';
import type { Language } from '#shared/values/language.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

/** Larger files hold pictures, and are exported without them. */
export const FILE_MAX_BYTES = 20 * 1024 * 1024;

/** What a file holds, before anything of it is saved. */
export type ContactFile = {
  people: number;
  withNumber: number;
  /** Numbers as they are written that are none. */
  invalid: string[];
  /** Names that begin as a formula of a spreadsheet does. */
  formulas: number;
  /** Each number once. */
  contacts: Pick<Contact, 'phone' | 'name'>[];
  /** How many more there are than can be kept. */
  tooMany: number;
};

/** The contacts in a file, numbers without a country’s code read as that country’s; undefined if it is no address book. */
export function contactsIn(
  bytes: Uint8Array<ArrayBuffer>,
  language: Language,
  country: string,
): ContactFile | undefined {
  const text = textOf(bytes, language);
  const people = /BEGIN:VCARD/i.test(text) ? readVCards(text) : csvOf(text);
  if (!people?.length) return undefined;
  const invalid: string[] = [];
  let formulas = 0;
  const byNumber = new Map<string, Pick<Contact, 'phone' | 'name'>>();
  for (const { name, numbers } of people) {
    const written = plainLine(name);
    const shown = withoutFormula(written).slice(0, CONTACT_NAME_MAX).trim();
    if (shown !== '' && withoutFormula(written) !== written) formulas++;
    for (const number of numbers) {
      const phone = parsePhone(number, country);
      if (!phone) invalid.push(number);
      else if (shown) byNumber.set(phone, { phone, name: shown });
    }
  }
  const contacts = [...byNumber.values()];
  return {
    people: people.length,
    withNumber: people.filter(({ name, numbers }) => name && numbers.some((each) => parsePhone(each, country))).length,
    invalid,
    formulas,
    contacts: contacts.slice(0, CONTACTS_MAX),
    tooMany: Math.max(0, contacts.length - CONTACTS_MAX),
  };
}

/** A name, so that no spreadsheet to which it is exported one day takes it for a formula. */
const withoutFormula = (name: string): string => name.replace(/^[=+\-@\s]+/, '');

function csvOf(text: string) {
  try {
    return readCsv(text);
  } catch {
    return undefined; // no table
  }
}

/** What Windows writes where a file is not in Unicode. */
const windowsCharsets: Partial<Record<Language, string>> = {
  ja: 'shift_jis',
  tr: 'windows-1254',
  ru: 'windows-1251',
  ar: 'windows-1256',
};

function textOf(bytes: Uint8Array<ArrayBuffer>, language: Language): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(windowsCharsets[language] ?? 'windows-1252').decode(bytes);
  }
}
