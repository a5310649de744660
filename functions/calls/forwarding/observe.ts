import { accountStore } from '#functions/account/public.ts';
import { carrierOf, sharing } from '#functions/calls/forwarding/carriers/codes.ts';
import type { StoredForwarding } from '#functions/calls/forwarding/domain/forwarding.ts';
import { after, asOf, type SetUpEvent } from '#functions/calls/forwarding/domain/set-up.ts';
import { readMark } from '#functions/calls/forwarding/domain/test-call.ts';
import { confirmedPhone } from '#functions/calls/forwarding/set-ups.ts';
import { forwardingStore } from '#functions/calls/forwarding/store.ts';
import { log } from '#functions/platform/log.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { DivertReason, TestEnd } from '#functions/providers/telephony/port.ts';
import type { Leg } from '#shared/api/forwarding.ts';
import { dayIn } from '#shared/values/day.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { Phone } from '#shared/values/phone.ts';

type ObservedCall = {
  account_id: AccountId;
  because: DivertReason | null;
  from: Phone | null;
  via: Phone | null;
  now: Date;
};
type EndedTest = { mark: string; ended: TestEnd; now: Date };

/** The result of a test call that was not forwarded to us. */
const resultOf = {
  answered: 'answered_by_voicemail',
  busy: 'busy',
  unanswered: 'not_forwarded',
} as const satisfies Record<TestEnd, string>;

/** What answered calls say about forwarding. Errors are logged only: they must not cost a call. */
export const forwardingObserver = (table: Table) => {
  const store = forwardingStore(table);
  const accounts = accountStore(table);

  const change = (
    account_id: AccountId,
    now: Date,
    event: (current: StoredForwarding) => Promise<SetUpEvent | undefined>,
  ) =>
    retryOnConflict(async () => {
      const current = await store.of(account_id);
      const happened = current && (await event(asOf(current, now)));
      const next = happened && after(asOf(current, now), happened, now);
      if (next && next !== current) await store.commit(store.write(next, current));
    }).catch((error: unknown) => log.error('forwarding is not noted', { account_id, cause: String(error) }));

  return {
    /**
     * Records a call to one of our numbers. A call forwarded by the owner’s phone proves the legs that it may have come
     * by; a test call also ends its test. Call it for every call, test calls included.
     */
    seen: ({ account_id, because, from, via, now }: ObservedCall): Promise<void> =>
      change(account_id, now, async (current) => {
        const legs = because && because !== 'unconditional' ? legsBy(current, because) : [];
        const account = await accounts.of(account_id);
        const is_forwarded = via !== null && via === (account && confirmedPhone(account));
        return { t: 'came', legs, from, is_forwarded, day: dayIn(account?.time_zone ?? 'UTC', now) };
      }),
    /** How a test ended of which no call came back. A test that is over stays as it is. */
    async tested({ mark, ended, now }: EndedTest): Promise<void> {
      const about = readMark(mark);
      if (!about) return;
      await change(about.account_id, now, async ({ test }) =>
        test?.started_at === about.started_at ? { t: 'test-ended', result: resultOf[ended] } : undefined,
      );
    },
  };
};

/** One code may set several legs: a call over one of them proves all. */
function legsBy({ carrier_id, legs }: StoredForwarding, leg: Leg): Leg[] {
  const carrier = carrier_id && carrierOf(carrier_id);
  const together = carrier ? sharing(carrier, leg) : [leg];
  return together.filter((each) => legs.some((proven) => proven.leg === each));
}
