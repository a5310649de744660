import * as z from 'zod';

import { messageStore } from '#functions/messaging/public.ts';
import { digest, isSame, newToken } from '#functions/platform/digest.ts';
import { keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addHours, addMinutes } from '#shared/values/duration.ts';
import { MessageId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';

const HOURS = 24;
/** How long a link is taken: longer than any function that confirms may run. */
const TAKEN_MINUTES = 1;

/**
 * What waits for its mailed link: the address, and what will be done. It is deleted once the link is used or over, so that a
 * request keeps no data of its person. Only digests of the two tokens are stored.
 */
const confirmation = <T>(data: z.ZodType<T>) =>
  z.object({
    /** Of the token in the link. */
    digest: z.string(),
    /** Of the token with which the page that sent the request may have the link sent again. */
    again: z.string(),
    reference: z.string(),
    email: z.email(),
    language: z.enum(languages),
    /** The mail that carries the link. */
    message_id: MessageId,
    data,
    ends_at: z.iso.datetime(),
    /** Until when one confirmation works on it, and all others are turned away. */
    taken_until: z.iso.datetime().optional(),
  });
export type Confirmation<T> = z.infer<ReturnType<typeof confirmation<T>>>;

/** Tokens of a link, before the mail that carries it is written. */
export function newLink(now: Date) {
  const [token, again] = [newToken(), newToken()];
  return { token, again, digest: digest(token), ends_at: addHours(now, HOURS).toISOString() };
}
export type NewLink = ReturnType<typeof newLink>;

/** Mailed links that confirm a request: one each, for 24 hours, used once. */
export const confirmationStore = <T>(table: Table, data: z.ZodType<T>) => {
  const item: Entity<Confirmation<T>> = {
    schema: confirmation(data),
    key: keys.confirmation,
    expires: keptUntil('privacySession', ({ ends_at }) => ends_at),
  };
  const messages = messageStore(table);
  return {
    /** Stores a link, in the transaction that queues its mail. */
    add: (link: NewLink, rest: Omit<Confirmation<T>, 'digest' | 'again' | 'ends_at' | 'taken_until'>): Write =>
      table.put(item, { ...rest, digest: link.digest, ends_at: link.ends_at, again: digest(link.again) }),
    /** What a link confirms; undefined where it is over, was used, or never was. */
    byToken: (token: string, now: Date) => find(digest(token), now),
    /**
     * Takes a link for a minute, so that of several confirmations at once only one works. It works again after that, for one
     * that died half-way. @throws request.conflict while another has it
     */
    async take(current: Revised<Confirmation<T>>, now: Date): Promise<Revised<Confirmation<T>>> {
      if (current.taken_until && current.taken_until > now.toISOString()) throw new Fault('request.conflict');
      const taken = { ...current, taken_until: addMinutes(now, TAKEN_MINUTES).toISOString() };
      await table.commit(table.put(item, taken, current));
      return { ...taken, revision: current.revision + 1 };
    },
    /** Gives a link back that was taken for nothing: it works again at once. */
    release: ({ taken_until: _, ...current }: Revised<Confirmation<T>>) =>
      table.commit(table.put(item, current, current)),
    /** What waits, for the page that sent the request. */
    async byRequest({ confirmation }: { confirmation: string | null }, again: string, now: Date) {
      const found = confirmation === null ? undefined : await find(confirmation, now);
      return found && isSame(found.again, digest(again)) ? found : undefined;
    },
    /** Deletes the link of a request that nobody confirmed in time; a stored link may also be gone already. */
    async eraseOf({ confirmation }: { confirmation: string | null }): Promise<Write[]> {
      const over = { ...item, readsExpired: true as const };
      const current = confirmation && (await table.get(over, keys.confirmation({ digest: confirmation })));
      return current ? this.erase(current) : [];
    },
    /** Deletes a link and its mail: the address is gone with them. Of two at once, only one commits. */
    erase: (current: Revised<Confirmation<T>>): Write[] => [
      table.remove(keys.confirmation(current), current),
      messages.forget(current.message_id),
    ],
  };

  async function find(key: string, now: Date) {
    const found = await table.get(item, keys.confirmation({ digest: key }));
    return found && found.ends_at > now.toISOString() ? found : undefined;
  }
};
