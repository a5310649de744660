import { type MarkStore, markStore } from '#functions/calls/assistant/settings-store.ts';
import { type CallerStore, callerStore } from '#functions/calls/telephony/caller-store.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { Mark } from '#shared/values/call.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { NumberMark, SpamKind } from '#shared/values/number-mark.ts';
import type { Phone } from '#shared/values/phone.ts';

type Of = { account_id: AccountId; phone: Phone };
type Said = { says: NumberMark; spam_kind: SpamKind | null; was_called: boolean };

/** What a mark that an owner sets on a call says to the others. */
export const saidBy = (mark: Mark): NumberMark => (mark === 'not_spam' ? mark : 'spam');

/** A member’s mark of a number: it decides for their own calls, and is one report to the others. Both are always written together. */
export const numberMarksOf = (
  table: Table,
  { marks = markStore(table), callers = callerStore(table) }: { marks?: MarkStore; callers?: CallerStore } = {},
) => ({
  set: (of: Of, mark: Mark, said: Said, at: string): Write[] => [
    marks.set({ ...of, mark, at }),
    callers.report({ ...of, at, ...said }),
  ],
  unset: (of: Of): Write[] => [marks.unset(of), callers.unreport(of)],
});
export type NumberMarks = ReturnType<typeof numberMarksOf>;
