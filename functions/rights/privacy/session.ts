import * as z from 'zod';

import type { Cookies } from '#functions/platform/cookies.ts';
import { digest, newToken } from '#functions/platform/digest.ts';
import { keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { Identifier, type PrivacySession } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { PersonId } from '#shared/values/id.ts';

/** The cookie of a privacy session. */
export const PRIVACY_COOKIE = 'pc';
const SESSION_MINUTES = 30;

/** What a browser has verified. Only a digest of its token is stored. */
const StoredSession = z.object({
  digest: z.string(),
  /** Each with the end of its own thirty minutes. */
  identifiers: z.array(Identifier.extend({ until: z.iso.datetime() })),
  /** Masked records that a second fact opened. */
  confirmed: z.array(PersonId),
  ends_at: z.iso.datetime(),
});
export type StoredSession = z.infer<typeof StoredSession>;

const stored: Entity<StoredSession> = {
  schema: StoredSession,
  key: keys.privacySession,
  expires: keptUntil('privacySession', ({ ends_at }) => ends_at),
};

export const sessionView = ({ identifiers, ends_at }: StoredSession): PrivacySession => ({ identifiers, ends_at });

/** Sessions of the privacy center: no account, half an hour, in one browser. */
export const privacySessionsOf = (table: Table) => {
  async function find(cookies: Cookies, now: Date): Promise<Revised<StoredSession> | undefined> {
    const token = cookies.get(PRIVACY_COOKIE);
    const session = token ? await table.get(stored, keys.privacySession({ digest: digest(token) })) : undefined;
    const at = now.toISOString();
    if (!session || session.ends_at <= at) return undefined;
    return { ...session, identifiers: session.identifiers.filter(({ until }) => until > at) };
  }

  return {
    /** @throws privacy.not-verified without a session, or after its end */
    async require(cookies: Cookies, now: Date): Promise<Revised<StoredSession>> {
      const session = await find(cookies, now);
      if (!session) throw new Fault('privacy.not-verified');
      return session;
    },

    /**
     * Begins a session with what was verified just now and before, under a new token: one that was planted in this
     * browser is worth nothing.
     */
    async begin(verified: Identifier[], cookies: Cookies, now: Date, ...withIt: Write[]): Promise<StoredSession> {
      const before = await find(cookies, now);
      const until = addMinutes(now, SESSION_MINUTES).toISOString();
      const isNew = ({ kind, value }: Identifier) =>
        !verified.some((each) => each.kind === kind && each.value === value);
      const token = newToken();
      const session: StoredSession = {
        digest: digest(token),
        identifiers: [
          ...(before?.identifiers ?? []).filter(isNew),
          ...verified.map(({ kind, value }) => ({ kind, value, until })),
        ],
        confirmed: before?.confirmed ?? [],
        ends_at: until,
      };
      await table.commit(
        table.put(stored, session),
        ...(before ? [table.remove(keys.privacySession(before), before)] : []),
        ...withIt,
      );
      cookies.set(PRIVACY_COOKIE, token, { maxAge: SESSION_MINUTES * 60 });
      return session;
    },

    /** Remembers that a second fact opened a record. */
    confirm: (session: Revised<StoredSession>, person_id: PersonId): Promise<void> => {
      const { revision: _, ...was } = session;
      const confirmed = [...new Set([...session.confirmed, person_id])];
      return table.commit(table.put(stored, { ...was, confirmed }, session));
    },

    async end(cookies: Cookies): Promise<void> {
      const token = cookies.get(PRIVACY_COOKIE);
      if (token) await table.unset(keys.privacySession({ digest: digest(token) }));
      cookies.clear(PRIVACY_COOKIE);
    },
  };
};
export type PrivacySessions = ReturnType<typeof privacySessionsOf>;
