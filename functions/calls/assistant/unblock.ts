import { blockedView } from '#functions/calls/assistant/blocked-view.ts';
import { withMark } from '#functions/calls/assistant/domain/mark.ts';
import { markStore } from '#functions/calls/assistant/settings-store.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { cancellationsOf } from '#functions/calls/callbacks/cancel-of-caller.ts';
import { handle } from '#functions/platform/handle.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { assistant } from '#shared/api/assistant.ts';

const live = {
  calls: callStore(table),
  marks: markStore(table),
  callers: callerStore(table),
  cancellations: cancellationsOf(table),
};

/** Older calls than these keep their verdict. */
const LATEST = 50;

/** Unblocks a number: removes the owner’s mark and its report, gives its calls the verdict that they had, and brings back what it booked. */
export const handler = handle(
  assistant.unblock,
  live,
  async ({ input: { phone }, member, now }, { calls, marks, callers, cancellations }) =>
    retryOnConflict(async () => {
      const { accountId: account_id } = member;
      const [blocked, all] = await Promise.all([marks.blocked(account_id), calls.latest(account_id)]);
      const isBlocked = blocked.some((each) => each.phone === phone);
      const changes = isBlocked ? await cancellations.undo({ account_id, caller_number: phone }, now) : undefined;
      if (changes) {
        const { inCalls, writes } = changes;
        const theirs = all.filter(({ caller_number }) => caller_number === phone).slice(0, LATEST);
        await calls.commit(
          marks.unset({ account_id, phone }),
          callers.unreport({ account_id, phone }),
          ...theirs.map((call) => {
            const appointment = inCalls.get(call.id) ?? call.appointment;
            return calls.replace(call, { ...call, appointment, ...withMark(call, null) });
          }),
          ...writes,
          ...(await cancellations.inOthers(
            account_id,
            changes,
            theirs.map(({ id }) => id),
          )),
        );
      }
      const others = blocked.filter((each) => each.phone !== phone);
      return { ...blockedView(others, all), callbacks: changes?.callbacks ?? [] };
    }),
);
