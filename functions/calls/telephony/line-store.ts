import * as z from 'zod';

import { keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { AccountId } from '#shared/values/id.ts';

/** The calls in progress for an account, and those that have ended and are not in its list yet. A crashed one expires. */
const Lines = z.object({
  account_id: AccountId,
  busy: z.array(z.object({ call_ref: z.string(), until: z.iso.datetime(), has_ended: z.literal(true).optional() })),
});
type Lines = z.infer<typeof Lines>;
const lines: Entity<Lines> = {
  schema: Lines,
  key: keys.lines,
  expires: keptUntil('ongoingCall', ({ busy }) => new Date(Math.max(0, ...busy.map(({ until }) => Date.parse(until))))),
};

/** The most concurrent calls of one account, with the place that is kept for people whom the owner knows; the longest call that is not put through. */
const MOST = 2;
const MOST_WITH_KNOWN = 3;
const LONGEST_MINUTES = 10;

export const lineStore = (table: Table) => ({
  of: (account_id: AccountId) => table.get(lines, keys.lines({ account_id })),
  /** Takes a line, unless all are busy. A race for the last one fails as request.conflict. */
  take(
    current: Revised<Lines> | undefined,
    account_id: AccountId,
    call_ref: string,
    now: Date,
    { minutes = LONGEST_MINUTES, isKnown = false } = {},
  ): Write | undefined {
    const busy = (current?.busy ?? []).filter(({ until }) => until > now.toISOString());
    if (busy.filter(({ has_ended }) => !has_ended).length >= (isKnown ? MOST_WITH_KNOWN : MOST)) return undefined;
    const until = addMinutes(now, minutes).toISOString();
    return table.put(lines, { account_id, busy: [...busy, { call_ref, until }] }, current);
  },
  /** Keeps it for longer: the caller was put through to the owner. */
  keep(current: Revised<Lines> | undefined, call_ref: string, until: Date): Write[] {
    if (!current) return [];
    const busy = current.busy.map((each) =>
      each.call_ref === call_ref ? { ...each, until: until.toISOString() } : each,
    );
    return [table.put(lines, { ...current, busy }, current)];
  },
  /** Releases it, if it was taken. The call is still being written up. */
  free(current: Revised<Lines> | undefined, call_ref: string): Write[] {
    const isTaken = current?.busy.some((each) => each.call_ref === call_ref && !each.has_ended);
    if (!current || !isTaken) return [];
    const busy = current.busy.map((each) =>
      each.call_ref === call_ref ? { ...each, has_ended: true as const } : each,
    );
    return [table.put(lines, { ...current, busy }, current)];
  },
  /** Forgets the call, which is in the list from now on. */
  close(current: Revised<Lines> | undefined, call_ref: string): Write[] {
    const rest = current?.busy.filter((each) => each.call_ref !== call_ref) ?? [];
    if (!current || rest.length === current.busy.length) return [];
    return [
      rest.length ? table.put(lines, { ...current, busy: rest }, current) : table.remove(keys.lines(current), current),
    ];
  },
});
