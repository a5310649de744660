import type { Printable, Row } from '#functions/billing/receipts/domain/printable.ts';
import { isolated } from '#functions/messaging/public.ts';

/**
 * All that a receipt says, for a mail: as rows, in the order of the page, its number, parties, facts, and items with their sums;
 * and its notes, one a line. What has no letter of a right-to-left language keeps its own direction.
 */
export function mailedReceipt(receipt: Printable): { rows: string; notes: string } {
  const { title, number, warning, parties, facts, table, notes, language } = receipt;
  const line = (text: string) => (/\p{Script=Arabic}/u.test(text) ? text : isolated(text, language));
  const rows: Row[] = [
    ...(number ? [[title, number] as const] : []),
    ...parties.map(({ heading, lines }): Row => [heading, lines.join('\n')]),
    ...facts,
    ...table.rows.map(([item = '', ...amounts]): Row => [item, amounts.join('\n')]),
    ...table.sums,
  ];
  return {
    rows: JSON.stringify(rows.map(([name, value]) => [name, value.split('\n').map(line).join('\n')])),
    notes: [...notes, ...(warning ? [warning] : [])].join('\n'),
  };
}
