import type { StoredPerson } from '#functions/people/public.ts';
import type { Identifier } from '#shared/api/privacy.ts';
import type { PersonId } from '#shared/values/id.ts';

/** A record, and the verified identifiers that it carries. */
export type Candidate = {
  person: StoredPerson;
  carries: (Identifier & {
    /** No other listing carries it. */
    isSole: boolean;
  })[];
};

/**
 * Whether a record is the verified person’s own. A mobile number or a personal mailbox that is on this record only opens
 * it. What households and offices share opens it beside a second identifier, at least one of which is on this record only,
 * or once the street and house number of a home on it matched.
 */
export function isOwn({ person, carries }: Candidate, confirmed: readonly PersonId[]): boolean {
  if (confirmed.includes(person.person_id)) return true;
  const sole = carries.filter(({ isSole }) => isSole);
  return sole.some((each) => isPersonal(each, person)) || (sole.length > 0 && carries.length > 1);
}

const isPersonal = ({ kind, value }: Identifier, person: StoredPerson): boolean =>
  kind === 'phone'
    ? person.phones.some(({ number, phone_type }) => number === value && phone_type === 'mobile')
    : person.emails.some(({ email, email_type }) => email.toLowerCase() === value && email_type === 'personal');

/** A name as initials: what a masked record shows. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((part) => `${[...part][0] ?? ''}.`)
    .join(' ');
