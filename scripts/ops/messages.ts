import { messageStore } from '#functions/messaging/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { UserError } from '#scripts/user-error.ts';
import { MessageId } from '#shared/values/id.ts';

const DAY_MS = 86_400_000;

/**
 * Puts a message back into the outbox for the next sweep. Suppressed messages and expired codes and links are not
 * resent.
 */
export async function resend(id: string, table: Table, now: Date): Promise<string> {
  const message_id = MessageId.safeParse(id).data;
  const messages = messageStore(table);
  const message = message_id && (await messages.of(message_id));
  if (!message) throw new UserError('There is no message of this id. They are kept for 30 days.');
  if (message.state === 'waiting') return 'It waits to be sent already.';
  if (message.state === 'refused') throw new UserError('It was refused: its recipient has opted out.');
  const hasEnd =
    ['pin', 'privacy-pin', 'privacy-code'].includes(message.purpose) ||
    ('text' in message && /\/(confirm|reset-password)\//.test(message.text));
  if (hasEnd && (message.send_before ?? '') <= now.toISOString())
    throw new UserError('What it carries is over: let them ask for another one.');
  const send_before = hasEnd ? message.send_before : new Date(now.getTime() + DAY_MS).toISOString();
  await messages.replace(message, { ...message, state: 'waiting', send_before, tried_at: null });
  return `It leaves within two minutes, to ${message.channel === 'push' ? 'every browser of the account' : message.to}.`;
}
