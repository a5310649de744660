import * as z from 'zod';

import { emailHash, phoneHash } from '#functions/people/suppression/drop/standard-hash.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { ListedHash } from '#functions/providers/drop/double.ts';

const Carrier = z.object({
  emails: z.array(z.object({ email: z.string() })).default([]),
  phones: z.array(z.object({ number: z.string() })).default([]),
});

const { sk } = keys.person({ person_id: '' });

/** How many identifiers of our people are on the list, and how many of no one. */
const PEOPLE = 20;

/** A list of the platform in which some of our people are, to rehearse a session with. */
export async function sampleOf(table: Table): Promise<ListedHash[]> {
  const { items } = await table.scan({ schema: Carrier }, { sk, from: null, limit: 5000 });
  const known = items
    .flatMap(({ emails: [email], phones: [phone] }) => [
      ...(email ? [{ list: 'Email' as const, hash: emailHash(email.email) }] : []),
      ...(phone ? [{ list: 'Phone' as const, hash: phoneHash(phone.number) }] : []),
    ])
    .slice(0, PEOPLE);
  const unknown = Array.from({ length: PEOPLE }, (_, n) => ({
    list: 'Email' as const,
    hash: emailHash(`nobody-${n}@example.com`),
  }));
  return [...known, ...unknown].map((each, n) => ({ ...each, id: `sample${String(n).padStart(6, '0')}` }));
}
