import * as z from 'zod';

import type { GoogleContact } from '#functions/providers/identity/port.ts';
import { Phone } from '#shared/values/phone.ts';

/** Read-only access to contacts; requested separately, only when caller recognition is turned on. */
export const CONTACTS_SCOPE = 'https://www.googleapis.com/auth/contacts.readonly';

const PAGE = 1000;
/** The maximum number of contacts; any more are ignored. */
const MOST_PAGES = 5;

const Page = z.object({
  connections: z
    .array(
      z.object({
        names: z.array(z.object({ displayName: z.string().default('') })).default([]),
        phoneNumbers: z.array(z.object({ canonicalForm: z.string().optional() })).default([]),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

/** The contacts with a name and a valid number, each number once. */
export async function readContacts(peopleUrl: string, token: string): Promise<GoogleContact[]> {
  const byNumber = new Map<Phone, string>();
  let from: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { connections, nextPageToken } = await readPage(peopleUrl, token, from);
    for (const { names, phoneNumbers } of connections) {
      const name = names[0]?.displayName.trim().slice(0, 256);
      if (!name) continue;
      for (const { canonicalForm } of phoneNumbers) {
        const phone = Phone.safeParse(canonicalForm).data;
        if (phone) byNumber.set(phone, name);
      }
    }
    from = nextPageToken;
    if (!from) break;
  }
  return [...byNumber].map(([phone, name]) => ({ phone, name }));
}

async function readPage(peopleUrl: string, token: string, from: string | undefined) {
  const url = new URL(`${peopleUrl}/people/me/connections`);
  url.search = new URLSearchParams({
    personFields: 'names,phoneNumbers',
    pageSize: String(PAGE),
    ...(from && { pageToken: from }),
  }).toString();
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(5_000),
  });
  if (!answer.ok) throw new Error(`Google answered ${answer.status} for contacts`);
  return Page.parse(await answer.json());
}
