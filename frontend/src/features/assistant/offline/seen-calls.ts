import * as z from 'zod';

import { serverNow } from '#frontend/lib/clock.ts';
import { accessToken, claimsOf, roleOf } from '#frontend/lib/session.ts';
import { forget, store, stored } from '#frontend/lib/storage.ts';
import { CallSummary, Today } from '#shared/api/assistant.ts';
import type { CallId } from '#shared/values/id.ts';
import { isId } from '#shared/values/new-id.ts';

/** For so long it can be read without a network. */
const KEPT_MS = 7 * 86_400_000;

const at = z.iso.datetime();
const Seen = z.object({
  calls: z.object({ at, data: z.array(CallSummary), total: z.number().int() }).optional(),
  today: z.object({ at, data: Today }).optional(),
});
type Seen = z.infer<typeof Seen>;
export type SeenCalls = NonNullable<Seen['calls']>;

/** The member who is logged in here. Of the accounts that support looks at, nothing is kept. */
function memberHere() {
  const token = accessToken();
  if (token === null || roleOf(token) !== 'member') return undefined;
  const { sub } = claimsOf(token);
  return isId('account', sub) ? sub : undefined;
}

/** What this member saw last, unless that is too long ago; then, and if it is someone else’s, it is deleted. */
export function readSeen(now = serverNow().getTime()): Seen {
  const kept = stored('seenCalls');
  if (!kept) return {};
  const seen = kept.account_id === memberHere() ? Seen.safeParse(kept).data : undefined;
  const isFresh = (part: { at: string } | undefined) => part !== undefined && now - Date.parse(part.at) < KEPT_MS;
  const fresh = {
    ...(isFresh(seen?.calls) && { calls: seen?.calls }),
    ...(isFresh(seen?.today) && { today: seen?.today }),
  };
  if (!fresh.calls && !fresh.today) forget('seenCalls');
  return fresh;
}

/** Callers’ own words have an end of their own, which is not known here: they are not kept. */
const withoutWords = <C extends CallSummary>(call: C): C => ({ ...call, transcript_preview: '' });

function write(seen: Seen) {
  const account_id = memberHere();
  if (account_id) store('seenCalls', { ...seen, account_id });
}

/** Keeps the first calls of the list. */
export function keepCalls({ data, total }: Omit<SeenCalls, 'at'>, now = serverNow()): void {
  write({ ...readSeen(now.getTime()), calls: { at: now.toISOString(), data: data.map(withoutWords), total } });
}

export function keepToday(today: Today, now = serverNow()): void {
  const data = {
    ...today,
    to_call_back: today.to_call_back.map(withoutWords),
    next_callback: today.next_callback && withoutWords(today.next_callback),
  };
  write({ ...readSeen(now.getTime()), today: { at: now.toISOString(), data } });
}

/** Deletes a call here too, once its owner has deleted it. */
export function forgetSeenCall(id: CallId): void {
  const { calls, today } = readSeen();
  const others = <C extends { id: CallId }>(all: C[]) => all.filter((call) => call.id !== id);
  const next = today?.data.next_callback;
  write({
    ...(calls && { calls: { ...calls, data: others(calls.data) } }),
    ...(today && {
      today: {
        ...today,
        data: {
          ...today.data,
          to_call_back: others(today.data.to_call_back),
          next_callback: next?.id === id ? null : (next ?? null),
        },
      },
    }),
  });
}
