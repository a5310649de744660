import * as z from 'zod';

import { keptFrom } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { type Entity, MAX_WRITES, type Table, type Write } from '#functions/platform/table/table.ts';
import type { Report as Judged } from '#functions/calls/verdict/reputation.ts';
import { addDays, DAY } from '#shared/values/duration.ts';
import { AccountId } from '#shared/values/id.ts';
import { NumberMark, SpamKind } from '#shared/values/number-mark.ts';
import { Phone } from '#shared/values/phone.ts';

const moment = z.iso.datetime();

/** A recent call of a number to an account. */
const RecentCall = z.object({ phone: Phone, account_id: AccountId, at: moment });
type RecentCall = z.infer<typeof RecentCall>;
const called: Entity<RecentCall> = {
  schema: RecentCall,
  key: keys.called,
  expires: keptFrom('ongoingCall', ({ at }) => at),
};

/** An account has calls of a number: who asks what is stored of theirs can be answered. */
const CallerOwner = z.object({ phone: Phone, account_id: AccountId, at: moment });
type CallerOwner = z.infer<typeof CallerOwner>;
const callerOwner: Entity<CallerOwner> = {
  schema: CallerOwner,
  key: keys.callerOwner,
  expires: keptFrom('call', ({ at }) => at),
};

/** What a report says; an older one says that the number is spam, and that it called. */
const said = {
  says: NumberMark.default('spam'),
  spam_kind: SpamKind.nullable().default(null),
  /** The assistant took a call of the number for this account. */
  was_called: z.boolean().default(true),
};

/** An account’s report of a number. It counts for ninety days, less each day. */
const Report = z.object({ phone: Phone, account_id: AccountId, at: moment, ...said });
type Report = z.infer<typeof Report>;
const report: Entity<Report> = {
  schema: Report,
  key: keys.reported,
  expires: keptFrom('callerReport', ({ at }) => at),
};

/** The holder of a number proved it and objected: earlier reports no longer count. */
const Appeal = z.object({ phone: Phone, at: moment });
type Appeal = z.infer<typeof Appeal>;
const appeal: Entity<Appeal> = {
  schema: Appeal,
  key: keys.appealed,
  expires: keptFrom('callerReport', ({ at }) => at),
};

const anyOf = { schema: z.object({ sk: z.string(), at: moment, account_id: AccountId.optional(), ...said }) };

/** The reputation of calling numbers over all owners: who was called when, never why. */
export const callerStore = (table: Table) => ({
  /** One request. */
  async of(phone: Phone, now: Date) {
    const all = await table.query(anyOf, { pk: keys.appealed({ phone }).pk, sk: '' }, 200);
    const appealed_at = all.find(({ sk }) => sk === keys.appealed({ phone }).sk)?.at ?? null;
    const counts = (days: number) => (each: { at: string }) => addDays(each.at, days) > now;
    return {
      called: all.filter(({ sk }) => sk.startsWith('CALLED#')).filter(counts(1)),
      reports: all.filter(({ sk, at }) => sk.startsWith('REPORT#') && at > (appealed_at ?? '')).filter(counts(90)),
      appealed_at,
    };
  },
  noteCall: (item: RecentCall): Write => table.derive(called, keys.called(item), item),
  unnoteCall: (of: Pick<RecentCall, 'phone' | 'account_id'>): Write => table.remove(keys.called(of)),
  /** Whether the account has calls of the number. */
  hasCalled: async (of: Pick<CallerOwner, 'phone' | 'account_id'>): Promise<boolean> =>
    (await table.get(callerOwner, keys.callerOwner(of))) !== undefined,
  /** The accounts that have calls of a number. */
  async ownersOf(phone: Phone): Promise<AccountId[]> {
    const all = await table.query(callerOwner, keys.callerOwner({ phone }));
    return all.map(({ account_id }) => account_id);
  },
  noteOwner: (item: CallerOwner): Write => table.derive(callerOwner, keys.callerOwner(item), item),
  unnoteOwner: (of: Pick<CallerOwner, 'phone' | 'account_id'>): Write => table.remove(keys.callerOwner(of)),
  /** Of an account that is deleted: that these numbers called it, and what it reported of them. */
  async forgetOwner(account_id: AccountId, phones: readonly Phone[]): Promise<void> {
    const writes = phones.flatMap((phone) => [
      table.remove(keys.callerOwner({ phone, account_id })),
      table.remove(keys.reported({ phone, account_id })),
    ]);
    for (const some of batchesOf(writes, MAX_WRITES)) await table.commit(...some);
  },
  report: (item: Report): Write => table.derive(report, keys.reported(item), item),
  unreport: (of: Pick<Report, 'phone' | 'account_id'>): Write => table.remove(keys.reported(of)),
  appeal: (item: Appeal): Write => table.derive(appeal, keys.appealed(item), item),
});
export type CallerStore = ReturnType<typeof callerStore>;
/** Who was called by a number lately, and what is reported of it. */
export type Reputation = {
  called: readonly { at: string }[];
  reports: readonly ({ at: string; account_id?: AccountId | undefined } & Pick<
    Report,
    'says' | 'spam_kind' | 'was_called'
  >)[];
};

/** The reports of a number as the verdict weighs them. */
export const reportsIn = (reports: Reputation['reports'], now: Date): Judged[] =>
  reports.map(({ account_id, at, says, spam_kind, was_called }) => ({
    reporter: account_id ?? '',
    daysAgo: (now.getTime() - Date.parse(at)) / DAY,
    says,
    spam_kind,
    wasCalled: was_called,
  }));
