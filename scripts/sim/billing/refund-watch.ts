import type { Written } from '#functions/platform/table/memory.ts';
import type { Intent, Line } from '#scripts/sim/billing/provider-log.ts';
import type { Report, Row } from '#scripts/sim/billing/row.ts';
import { DAY } from '#scripts/sim/billing/month.ts';

/** A refund may come back from the bank twice; the third try is the last. One that was given up and arrives late is none. */
const MOST_TRIES = 3;

type StoredRefund = { failures: { refund_id: string }[]; is_unannounced?: true; asked_at: string };
type Watch = { report: Report; at: (key: { pk: string; sk: string }) => Row | undefined };

export function watchTries({ intent_id, refunds, lateRefunds = 0 }: Intent, report: Report): void {
  if (refunds.length - lateRefunds > MOST_TRIES)
    report('INV-23', `Payment ${intent_id} was refunded ${refunds.length} times`);
}

/** The transaction that saves news of a refund holds one mail about it, as long as there is an account to write to. */
export function watchRefundMails(written: readonly Written[], { report, at }: Watch): void {
  const count = (isMeant: (purpose: string) => boolean) =>
    written.filter(({ before, after }) => !before && after?.sk === 'MESSAGE' && isMeant(String(after.purpose))).length;
  for (const { before, after } of written) {
    if (!after?.sk.startsWith('CHARGE#') || !after.refund) continue;
    const [was, is] = [before?.refund, after.refund] as [StoredRefund | null | undefined, StoredRefund];
    if (new Set(is.failures.map(({ refund_id }) => refund_id)).size < is.failures.length)
      report('INV-23', 'A refund came back once, and was counted twice');
    if (!at({ pk: `ACCOUNT#${String(after.account_id)}`, sk: 'ACCOUNT' })) continue;
    const added = is.failures.length - (was?.failures.length ?? 0);
    const mailed = count((purpose) => purpose === 'refund-failed');
    if (mailed !== added) report('INV-23', `${added} refunds came back, and ${mailed} mails were written`);
    const isFirst = Boolean(was?.is_unannounced) && !is.is_unannounced;
    if (isFirst && count((purpose) => purpose.startsWith('refund-')) !== 1)
      report('INV-23', 'A refund was asked for, and no mail says what became of it');
    if (!isFirst && count((purpose) => purpose === 'refund-begun'))
      report('INV-23', 'A refund was announced more than once');
  }
}

/** What must be announced a day after it happened; `since` is when the faults ended. */
export function checkRefund(charge: Row, lines: readonly Line[], times: { since: number; now: number }): string[] {
  const refund = charge.refund as StoredRefund | null;
  const isOver = (moment: number) => Math.max(moment, times.since) + DAY < times.now;
  if (!refund || charge.state !== 'refunding') return [];
  const isUnannounced = refund.is_unannounced && isOver(Date.parse(refund.asked_at));
  const missed = lines.filter(
    (line) =>
      line.what === 'refund-failed' &&
      line.intent.intent_id === charge.intent_id &&
      isOver(line.at) &&
      !refund.failures.some(({ refund_id }) => refund_id === line.refund_id),
  );
  return [
    ...(isUnannounced ? ['A refund is open for a day, and no mail announced it'] : []),
    ...missed.map(() => 'A refund came back a day ago, and nobody noticed'),
  ];
}
