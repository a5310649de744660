import { type MarkStore, markStore } from '#functions/calls/assistant/settings-store.ts';
import type { Line } from '#functions/calls/numbers/domain/line.ts';
import { numberVerdict } from '#functions/calls/numbers/domain/number-verdict.ts';
import { saidBy } from '#functions/calls/numbers/number-mark.ts';
import { type CallerStore, callerStore, reportsIn } from '#functions/calls/telephony/caller-store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { NumberCard } from '#shared/api/numbers.ts';
import type { AccountId } from '#shared/values/id.ts';

/** What members say of a number: the verdict by all of them, and the mark of the one who asks. */
export const reputationIn = (
  table: Table,
  { marks = markStore(table), callers = callerStore(table) }: { marks?: MarkStore; callers?: CallerStore } = {},
) => ({
  async of(line: Line, account_id: AccountId | undefined, now: Date): Promise<Pick<NumberCard, 'verdict' | 'mine'>> {
    const phone = line.number;
    const [known, own] = await Promise.all([callers.of(phone, now), account_id && marks.of(account_id, phone)]);
    const verdict = numberVerdict({
      line,
      reports: reportsIn(known.reports, now),
      calledAt: known.called.map(({ at }) => Date.parse(at)),
      isCleared: known.appealed_at !== null,
    });
    // The report says more, and is forgotten earlier.
    const report = known.reports.find((each) => account_id && each.account_id === account_id);
    const mark = report?.says ?? (own && own.mark ? saidBy(own.mark) : null);
    return { verdict, mine: account_id ? { mark, spam_kind: report?.spam_kind ?? null } : null };
  },
});
