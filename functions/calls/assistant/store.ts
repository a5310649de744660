import * as z from 'zod';

import { keptFrom } from '#functions/platform/table/expiry.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { CallConsent, CallSummary, ReasonClass, Spam, Utterance } from '#shared/values/call.ts';
import { AccountId, CallId, timeOfId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';

/** A call as its list shows it, under the account that it was taken for. */
export const StoredCall = CallSummary.extend({
  account_id: AccountId,
  /** The verdict without the owner’s mark, since the number was first marked. */
  judged: Spam.optional(),
  /** All lines were busy: it was rejected. */
  is_turned_away: z.literal(true).optional(),
});
export type StoredCall = z.infer<typeof StoredCall>;
const call: Entity<StoredCall> = {
  schema: StoredCall,
  key: keys.call,
  expires: keptFrom('call', ({ id }) => timeOfId(id)),
};

/** What only the page of a call shows. Once it is forgotten, transcript, recording and the caller’s words are gone. */
export const StoredDetails = z.object({
  account_id: AccountId,
  id: CallId,
  language: z.enum(languages),
  reason_class: ReasonClass.nullable(),
  callback_text: z.string().nullable(),
  offered: z.array(z.iso.datetime()),
  consent: CallConsent.nullable(),
  transcript: z.array(Utterance),
  may_text: z.boolean(),
  note: z.string(),
  recording: z.object({ key: z.string(), duration_ms: z.number().int() }).nullable(),
  /** When transcript and recording are to be deleted; null where none is kept. */
  deleted_at: z.iso.datetime().nullable(),
});
export type StoredDetails = z.infer<typeof StoredDetails>;
const details: Entity<StoredDetails> = {
  schema: StoredDetails,
  key: keys.callDetails,
  expires: keptFrom('call', ({ id }) => timeOfId(id)),
  index: ({ deleted_at, id }) => (deleted_at ? index.forget(deleted_at, id) : undefined),
};

export const callStore = (table: Table) => ({
  add: (item: StoredCall): Write => table.put(call, item),
  commit: (...writes: Write[]) => table.commit(...writes),
  /** The latest calls of an account, newest first. */
  latest: (account_id: AccountId, limit?: number): Promise<Revised<StoredCall>[]> =>
    table.latest(call, keys.call({ account_id }), limit),
  of: (account_id: AccountId, id: CallId) => table.get(call, keys.call({ account_id, id })),
  /** Those of these calls that the account has. Another account’s are not among them. */
  among: (account_id: AccountId, ids: readonly CallId[]): Promise<Revised<StoredCall>[]> =>
    table.getAll(
      call,
      [...new Set(ids)].map((id) => keys.call({ account_id, id })),
    ),
  replace: (current: Revised<StoredCall>, next: StoredCall): Write => table.put(call, next, current),
  remove: (current: Revised<StoredCall>): Write => table.remove(keys.call(current), current),

  detailsOf: (account_id: AccountId, id: CallId) => table.get(details, keys.callDetails({ account_id, id })),
  addDetails: (item: StoredDetails): Write => table.put(details, item),
  replaceDetails: (current: Revised<StoredDetails>, next: StoredDetails): Write => table.put(details, next, current),
  removeDetails: (of: { account_id: AccountId; id: CallId }): Write => table.remove(keys.callDetails(of)),
  /** The calls of which something is to be forgotten by now. */
  toForget: (now: Date, limit: number) =>
    table.queryIndex(details, index.waitingBy('FORGET', now.toISOString()), limit, 'oldest first'),
});
export type CallStore = ReturnType<typeof callStore>;
