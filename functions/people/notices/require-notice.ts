import { countriesOf } from '#functions/people/domain/jurisdiction.ts';
import { mayBeListedAfter, newNotice, type Notice, recipientOf } from '#functions/people/notices/notice.ts';
import { noticeStore } from '#functions/people/notices/store.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import type { Person } from '#shared/values/person.ts';

export const NO_MAILBOX = 'lives where people are notified before they are listed, and the record has no email address';
export const NOT_YET = 'is not listed until thirty days after the notice to the person: import the record again then';

/** Notices written at a time. */
const AT_ONCE = 20;

type Checked<T> = { notified: T[]; refused: { record: T; reason: string }[] };
type Recipient = { country: string; mailboxes: { email: string; digest: string }[] };

/**
 * Of a batch of an import, the records of people who need no notice or had one, with the time to object. The first import
 * of any other makes a notice, which `people.sendNotices` mails; nothing else of the record is stored, so that nobody is
 * listed, and nothing is to be deleted, if they object. Of any number of records and imports there is one notice.
 */
export async function requireNotice<T extends { person: Person }>(
  table: Table,
  records: T[],
  { needsNotice, secret = appSecret }: { needsNotice: (country: string) => boolean; secret?: () => Promise<string> },
  now: Date,
): Promise<Checked<T>> {
  const recipients = new Map<T, Recipient>();
  for (const record of records) {
    const country = countriesOf(record.person).find(needsNotice);
    if (country) recipients.set(record, { country, mailboxes: await mailboxesOf(record.person, secret) });
  }
  if (!recipients.size) return { notified: records, refused: [] };

  const notices = noticeStore(table);
  const digests = [...recipients.values()].flatMap(({ mailboxes }) => mailboxes.map(({ digest }) => digest));
  const known = await notices.among(digests);
  const wanted = new Map<string, Notice>();
  const checked: Checked<T> = { notified: [], refused: [] };
  for (const record of records) {
    const recipient = recipients.get(record);
    const found = recipient?.mailboxes.flatMap(({ digest }) => known.get(digest) ?? wanted.get(digest) ?? []) ?? [];
    if (!recipient || found.some((notice) => mayBeListedAfter(notice, now))) {
      checked.notified.push(record);
      continue;
    }
    const [mailbox] = recipient.mailboxes;
    checked.refused.push({ record, reason: mailbox ? NOT_YET : NO_MAILBOX });
    if (!mailbox || found.length) continue;
    wanted.set(mailbox.digest, newNotice(mailbox.digest, record.person, mailbox.email, recipient.country, now));
  }
  for (const some of batchesOf(wanted.values(), AT_ONCE)) await Promise.all(some.map(addOnce));
  return checked;

  /** Another import may have made the same notice meanwhile. */
  async function addOnce(notice: Notice): Promise<void> {
    await notices.commit(notices.add(notice)).catch((error: unknown) => {
      if (asFault(error).code !== 'request.conflict') throw error;
    });
  }
}

/** The mailboxes of a person that can take a notice, personal ones first, each with the digest of its notice. */
async function mailboxesOf({ names, emails }: Person, secret: () => Promise<string>) {
  const name = names[0]!.full_name;
  const sorted = emails.toSorted((a, b) => Number(b.email_type === 'personal') - Number(a.email_type === 'personal'));
  return Promise.all(
    sorted.map(async ({ email }) => ({
      email,
      digest: keyedDigest(await secret(), 'notice to', recipientOf(name, email)),
    })),
  );
}
