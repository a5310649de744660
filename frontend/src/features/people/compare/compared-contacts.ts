import type { Report } from '#shared/api/people/report.ts';

type Contacts = Pick<Report, 'phones' | 'emails'>;

/** The numbers and addresses that two reports have in common, in the order of the first. */
export function sharedContacts(one: Contacts, other: Contacts) {
  const numbers = new Set(other.phones.map(({ number }) => number));
  const mailboxes = new Set(other.emails.map(({ email }) => email.toLowerCase()));
  return {
    phones: one.phones.map(({ number }) => number).filter((number) => numbers.has(number)),
    emails: one.emails.map(({ email }) => email).filter((email) => mailboxes.has(email.toLowerCase())),
  };
}
