import { type Contact, CONTACTS_A_REQUEST } from '#shared/values/contact.ts';

type Named = Pick<Contact, 'phone' | 'name'>;

/** A request takes 16 KB; some of it is around the contacts. */
const MAX_BYTES = 15 * 1024;

/** Contacts in parts that each fit into a request. */
export function batchesOf(contacts: readonly Named[]): Named[][] {
  const batches: Named[][] = [];
  let bytes = 0;
  for (const each of contacts) {
    const size = new TextEncoder().encode(JSON.stringify(each)).length + 1;
    const last = batches.at(-1);
    if (!last || last.length === CONTACTS_A_REQUEST || bytes + size > MAX_BYTES) {
      batches.push([each]);
      bytes = size;
    } else {
      last.push(each);
      bytes += size;
    }
  }
  return batches;
}
