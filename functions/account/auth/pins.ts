import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { isSame, keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { keptUntil } from '#functions/platform/table/expiry.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table, Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { figures } from '#shared/values/figures.ts';
import { endOfLife } from '#shared/values/retention.ts';

/** How often one network may try a pin, right or wrong: a stranger elsewhere cannot use up the tries of its owner. */
const PIN_TRIES = 5;
/** How often all networks together may. */
const PIN_TRIES_IN_ALL = 20;
/** How long to wait for another one, after the first, the second, and any later one. */
const WAITS_SECONDS = [30, 60, 120];

/** The wait before another pin, by how many were sent in a row. */
const mayResendAt = (sends: number, sentAt: string): string =>
  new Date(Date.parse(sentAt) + (WAITS_SECONDS[sends - 1] ?? 120) * 1000).toISOString();

/**
 * `login`: to sign in by the number. `phone`: to make it an account’s. `confirm`: to confirm the owner. `appeal`: to object that it is taken for spam.
 * `privacy`: to see the records that carry a number or an email address.
 */
type PinPurpose = 'login' | 'phone' | 'confirm' | 'appeal' | 'privacy';

/** A pin that was texted or mailed. Its number or address and the pin are stored as keyed digests. */
const StoredPin = z.object({
  purpose: z.enum(['login', 'phone', 'confirm', 'appeal', 'privacy']),
  digest: z.string(),
  code: z.string(),
  /** How many were sent in a row. */
  sends: z.number().int(),
  sent_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Tries that are left to all networks. */
  left: z.number().int(),
});
type StoredPin = z.infer<typeof StoredPin>;
const pinItem: Entity<StoredPin> = {
  schema: StoredPin,
  key: keys.pin,
  expires: keptUntil('oneTimeCode', ({ ends_at }) => ends_at),
};

export type SentPin = { sent_at: string; expires_at: string; again_at: string; attempts_left: number } & (
  | { pin: string; write: Write }
  /** It is too early for another one: the answer is about the last one, and nothing is to be sent. */
  | { pin: undefined; write: undefined }
);

const drawPin = () => randomInt(1_000_000).toString().padStart(6, '0');

/** A pin as it was typed, and the network that it came from. */
type TriedPin = { pin: string; network: string };

/** Six digits that prove a number or an email address: ten minutes, five tries from a network, once. */
export const pinsOf = (table: Table, secret = appSecret) => {
  const digestOf = async (to: string) => keyedDigest(await secret(), 'pin for', to);
  const codeOf = async (purpose: PinPurpose, to: string, pin: string) =>
    keyedDigest(await secret(), `pin ${purpose}`, `${to}\0${pin}`);
  const view = ({ sends, sent_at, ends_at, left }: StoredPin) => ({
    sent_at,
    expires_at: ends_at,
    again_at: mayResendAt(sends, sent_at),
    attempts_left: Math.min(PIN_TRIES, left),
  });

  /** Counts an attempt; returns how many are left to the network, undefined beyond the last one. */
  async function count(key: Key, { digest, purpose, sent_at }: StoredPin, network: string, now: Date) {
    const subject = keyedDigest(await secret(), 'pin tries', [purpose, digest, sent_at, network].join('\0'));
    const ofNetwork = keys.limit({ what: 'pin-tries', subject, day: sent_at.slice(0, 10) });
    const tried = await table.takeOne(ofNetwork, PIN_TRIES, endOfLife('limit', now));
    const stored = tried ? await table.takeLeft(pinItem, key) : undefined;
    return stored && { stored, left: Math.min(PIN_TRIES - tried, stored.left) };
  }

  return {
    /**
     * A new pin; commit its `write` together with its message, after its limits are taken. Undefined while it is
     * too early for another one.
     */
    async send(purpose: PinPurpose, to: string, now: Date): Promise<SentPin> {
      const digest = await digestOf(to);
      const previous = await table.get(pinItem, keys.pin({ purpose, digest }));
      const isAlive = previous && previous.ends_at > now.toISOString();
      if (isAlive && mayResendAt(previous.sends, previous.sent_at) > now.toISOString()) {
        return { ...view(previous), pin: undefined, write: undefined };
      }
      const pin = drawPin();
      const next: StoredPin = {
        purpose,
        digest,
        code: await codeOf(purpose, to, pin),
        sends: (isAlive ? previous.sends : 0) + 1,
        sent_at: now.toISOString(),
        ends_at: addMinutes(now, figures.pinMinutes).toISOString(),
        left: PIN_TRIES_IN_ALL,
      };
      return { ...view(next), pin, write: table.put(pinItem, next, previous) };
    },

    /**
     * Counts an attempt, then compares. The pin is used up once `use` is committed. @throws auth.wrong-pin for `pin`,
     * with the attempts `left`; auth.no-attempts after the last one
     */
    async compare(
      purpose: PinPurpose,
      to: string,
      { pin, network }: TriedPin,
      now: Date,
    ): Promise<{ use: Write; left: number }> {
      const key = keys.pin({ purpose, digest: await digestOf(to) });
      const sent = await table.get(pinItem, key);
      const counted = sent && sent.ends_at > now.toISOString() && (await count(key, sent, network, now));
      if (!counted) throw new Fault('auth.no-attempts', { left: 0 });
      const { stored, left } = counted;
      if (isSame(stored.code, await codeOf(purpose, to, pin))) return { use: table.remove(key, stored), left };
      throw new Fault('auth.wrong-pin', { left, fields: { pin: [messages.pin] } });
    },

    /** Uses up a pin that was compared. @throws auth.no-attempts where another request did before */
    async use(use: Write): Promise<void> {
      await table.commit(use).catch((error: unknown) => {
        if (error instanceof Fault && error.code === 'request.conflict')
          throw new Fault('auth.no-attempts', { left: 0 });
        throw error;
      });
    },
  };
};
