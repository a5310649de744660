import { accountStore } from '#functions/account/public.ts';
import { markingOf } from '#functions/calls/assistant/set-mark.ts';
import { markStore } from '#functions/calls/assistant/settings-store.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { lineOf } from '#functions/calls/numbers/domain/line.ts';
import { numberMarksOf } from '#functions/calls/numbers/number-mark.ts';
import { reputationIn } from '#functions/calls/numbers/reputation.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { numbers } from '#shared/api/numbers.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { Mark } from '#shared/values/call.ts';
import type { NumberMark } from '#shared/values/number-mark.ts';

const live = {
  accounts: accountStore(table),
  calls: callStore(table),
  marks: markStore(table),
  callers: callerStore(table),
  numberMarks: numberMarksOf(table),
  marking: markingOf(table),
  reputation: reputationIn(table),
  limits: limiterOf(table),
  commit: table.commit.bind(table),
};

/** Among how many calls the one is looked for whose callback a mark cancels or brings back. */
const LATEST = 200;

/** Marks a number as the page of a call does: of a number that called, by its latest call, with all that follows from it. */
export const handler = handle(numbers.mark, live, async ({ input, member, from, now }, deps) => {
  const { accounts, calls, marks, callers, numberMarks, marking, reputation, limits, commit } = deps;
  const { accountId: account_id } = member;
  const { phone, mark: says, spam_kind } = input;
  const account = await accounts.of(account_id);
  // A mark is taken back at any time: each was counted when it was set, and without one nothing is written.
  if (says !== null) {
    // An account that cost nothing, not even an address, has no say about others’ numbers.
    if (!account || !(account.email_confirmed_at ?? account.phone_confirmed_at)) {
      throw new Fault('privacy.nothing-verified');
    }
    await limits.take('number-marked', { network: from.network, account: account_id }, now);
  }
  const of = { account_id, phone };
  const [before, was_called] = await Promise.all([marks.of(account_id, phone), callers.hasCalled(of)]);
  if (says === null && !before) return answer();
  const said = says && { says, spam_kind: says === 'spam' ? spam_kind : null };
  const mark = markOf(says, before?.mark ?? null);
  // The holder of a number proved it by a texted pin: their word is an appeal.
  const isHolder = account?.phone === phone && account.phone_confirmed_at !== null && says !== null && says !== 'spam';
  const appeal = isHolder ? [callers.appeal({ phone, at: now.toISOString() })] : [];
  const call = was_called && (await calls.latest(account_id, LATEST)).find((each) => each.caller_number === phone);
  if (call) {
    await marking.set({ account_id, call_id: call.id, mark, ...(said && { said }) }, now, ...appeal);
  } else if (mark && said) {
    await commit(...numberMarks.set(of, mark, { ...said, was_called }, now.toISOString()), ...appeal);
  } else {
    await commit(...numberMarks.unset(of));
  }
  return answer();

  async function answer() {
    const { verdict, mine } = await reputation.of(lineOf(phone), account_id, now);
    return { verdict, mine: mine ?? { mark: null, spam_kind: null } };
  }
});

/** The mark for the member’s own calls. What was blocked stays blocked as long as it is called spam. */
function markOf(says: NumberMark | null, before: Mark | null): Mark | null {
  if (says === null) return null;
  if (says !== 'spam') return 'not_spam';
  return before === 'blocked' ? before : 'spam';
}
