import type { Draft, Kind } from '#scripts/suppression/second-noise/draft.ts';
import { withoutMarks } from '#scripts/suppression/second-noise/spelling.ts';
import type { Random } from '#shared/values/chance.ts';

type Phone = Draft['phones'][number];
type Email = Draft['emails'][number];

const phones = (
  title: string,
  share: number,
  change: (draft: Draft, newPhone: () => string, chance: Random) => Phone[] | null,
): Kind => ({
  title,
  share,
  part: 'phone',
  change: (draft, { newPhone, chance }) => {
    const changed = change(draft, newPhone, chance);
    return changed && { ...draft, phones: changed };
  },
});
const eachNumber = (title: string, share: number, change: (number: string, chance: Random) => string): Kind =>
  phones(title, share, (draft, _, chance) =>
    draft.phones.map((row) => ({ ...row, number: change(row.number, chance) })),
  );

const emails = (
  title: string,
  share: number,
  change: (draft: Draft, newEmail: () => string, chance: Random) => Email[] | null,
): Kind => ({
  title,
  share,
  part: 'email',
  change: (draft, { newEmail, chance }) => {
    const changed = change(draft, newEmail, chance);
    return changed && { ...draft, emails: changed };
  },
});
/** Changes one mailbox before and after the at sign. */
const oneEmail = (
  title: string,
  share: number,
  change: (local: string, domain: string, chance: Random) => string,
): Kind =>
  emails(title, share, (draft, _, chance) => {
    const at = chance.below(draft.emails.length);
    return draft.emails.map((row, nth) => {
      const [local, domain] = row.email.split('@') as [string, string];
      return nth === at ? { ...row, email: change(local, domain, chance) } : row;
    });
  });

const isOf =
  (...types: string[]) =>
  (row: { phone_type?: string | undefined; email_type?: string | undefined }) =>
    types.includes(row.phone_type ?? row.email_type ?? 'other');
const only = <T>(rows: T[]) => (rows.length ? rows : null);
const ascii = (text: string) =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
const AMERICAN = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** Numbers stay those of fiction: only the last figures change. */
const lastFigure = (number: string, chance: Random) =>
  number.slice(0, -1) + ((Number(number.at(-1)) + chance.between(1, 9)) % 10);

export const contactKinds: Kind[] = [
  phones('a new number', 9, (draft, newPhone) => [{ number: newPhone(), phone_type: 'mobile' }, ...draft.phones]),
  phones(
    'a new number, the old ones unknown',
    9,
    (draft, newPhone) => only(draft.phones) && [{ number: newPhone(), phone_type: 'mobile' }],
  ),
  // others of the household call from the same line
  phones('the landline of the household only', 6, ({ phones: rows }) => only(rows.filter(isOf('landline')))),
  phones('the landline and the mobile of another person at home', 4, ({ phones: rows }, newPhone) => {
    const shared = rows.filter(isOf('landline'));
    return only(shared) && [...shared, { number: newPhone(), phone_type: 'mobile' }];
  }),
  phones('a number that another person had before', 4, (draft, newPhone) => [
    ...draft.phones,
    { number: newPhone(), phone_type: 'other' },
  ]),
  phones('one of the numbers only', 8, ({ phones: rows }, _, chance) => only(rows) && [chance.pick(rows)]),
  phones('no number', 9, () => []),
  phones('the number of an office', 3, (draft, newPhone) => [
    ...draft.phones,
    { number: newPhone(), phone_type: 'office' },
  ]),
  eachNumber('national number', 9, (number, chance) =>
    number.replace(
      AMERICAN,
      chance.pick(['($1) $2-$3', '$1-$2-$3', '$1.$2.$3', '1-$1-$2-$3', '$1$2$3', '+1 ($1) $2 $3']),
    ),
  ),
  phones('last figure of a number wrong', 5, ({ phones: rows }, _, chance) => {
    const at = chance.below(rows.length);
    return rows.map((row, nth) => (nth === at ? { ...row, number: lastFigure(row.number, chance) } : row));
  }),
  phones('last figures of a number swapped', 3, ({ phones: rows }) =>
    rows.map((row, at) => (at ? row : { ...row, number: row.number.replace(/(\d)(\d)$/, '$2$1') })),
  ),
  phones('kind of number wrong', 4, ({ phones: rows }, _, chance) =>
    rows.map((row) => ({ ...row, phone_type: chance.pick(['other', 'voip', 'mobile', 'landline'] as const) })),
  ),
  emails('a new mailbox', 9, (draft, newEmail) => [{ email: newEmail(), email_type: 'personal' }, ...draft.emails]),
  emails(
    'a new mailbox, the old ones unknown',
    8,
    (draft, newEmail) => only(draft.emails) && [{ email: newEmail(), email_type: 'personal' }],
  ),
  emails('no mailbox', 10, () => []),
  emails('the mailbox at work only', 7, ({ emails: rows }) => only(rows.filter(isOf('work')))),
  emails('one of the mailboxes only', 5, ({ emails: rows }, _, chance) => only(rows) && [chance.pick(rows)]),
  emails('a mailbox at a new employer', 6, (draft, _, chance) => {
    const [first, last] = [ascii(draft.name.first), ascii(draft.name.last)];
    if (!first || !last) return null;
    const firm = chance.pick(['harrowgate', 'millbrook', 'tallis', 'orrin', 'veldt', 'sandcastle']);
    const email = `${chance.pick([`${first}.${last}`, first.charAt(0) + last, `${last}.${first}`])}@${firm}.example.com`;
    return [...draft.emails, { email, email_type: 'work' }];
  }),
  oneEmail('letter of a mailbox missing', 4, (local, domain, chance) => {
    const at = chance.between(1, Math.max(1, local.length - 2));
    return local.length > 4
      ? `${local.slice(0, at)}${local.slice(at + 1)}@${domain}`.replace('..', '.')
      : `${local}@${domain}`;
  }),
  oneEmail('dots of a mailbox lost', 4, (local, domain) => `${local.replace(/\./g, '')}@${domain}`),
  oneEmail(
    'a tag in the mailbox',
    3,
    (local, domain, chance) => `${local}+${chance.pick(['shop', 'news', 'spam', '2019'])}@${domain}`,
  ),
  oneEmail(
    'the mailbox at another provider',
    3,
    (local, _, chance) => `${local}@${chance.pick(['mailbox.example', 'example.net', 'letters.example'])}`,
  ),
  oneEmail('the mailbox in upper case', 2, (local, domain) => `${local}@${domain}`.toUpperCase()),
  emails('kind of mailbox unknown', 2, ({ emails: rows }) => rows.map((row) => ({ ...row, email_type: 'other' }))),
];
