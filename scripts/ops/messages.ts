import { type Message, messageStore } from '#functions/messaging/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { accountOf } from '#scripts/ops/accounts.ts';
import { UserError } from '#scripts/user-error.ts';
import { addDays } from '#shared/values/duration.ts';
import { MessageId } from '#shared/values/id.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

/** How many messages a list looks through, sent ones among them. */
const MOST = 2000;

const refusals: Record<NonNullable<Message['refused_because']>, string> = {
  'opted-out': 'its recipient has opted out of texts by STOP, and may text START',
  'account-closed': 'its account was closed while it was held',
  'call-settled': 'its call was marked as spam or deleted before it was sent',
};
const refusalOf = ({ refused_because }: Message) =>
  refused_because ? refusals[refused_because] : 'for a reason that was not noted';

/** Lists messages that were not sent: those of an account or a number, or all. */
export async function messages(what: string, [who]: string[], table: Table, now: Date): Promise<string> {
  if (what !== 'list') throw new UserError('messages list [WHO]: nothing else is known of messages.');
  const latest = await messageStore(table).latest(MOST);
  const isOf = who ? await recipient(who, table) : () => true;
  const unsent = latest.filter((message) => message.state !== 'sent' && isOf(message));
  const lines = unsent.map((message) =>
    [
      message.message_id,
      message.state.padEnd(7),
      message.channel.padEnd(5),
      message.purpose.padEnd(20),
      message.account_id ?? 'no account',
      `of ${message.created_at}, ${whyUnsent(message, now)}`,
    ].join('  '),
  );
  const scope = latest.length < MOST ? '' : ` among the latest ${MOST}`;
  return [`${unsent.length} not sent${scope}.`, ...lines].join('\n');
}

/** Numbers of callers belong to no account: messages are found by their address too. */
async function recipient(who: string, table: Table): Promise<(message: Message) => boolean> {
  const address = parsePhone(who) ?? who;
  const account = await accountOf(who, table).catch((error: unknown) => {
    if (error instanceof UserError) return undefined;
    throw error;
  });
  return ({ to, account_id }) => to === address || (account !== undefined && account_id === account.account_id);
}

function whyUnsent(message: Message, now: Date): string {
  const { state, not_before, send_before, tried_at, failed } = message;
  const attempt = failed ? `failed at ${failed.at} with ${failed.error}` : `tried at ${tried_at ?? 'no time yet'}`;
  if (state === 'refused') return refusalOf(message);
  if (state === 'failed') return `given up at ${send_before ?? 'its end'}, ${attempt}`;
  return not_before && not_before > now.toISOString() ? `held until ${not_before}` : `${attempt}, until ${send_before}`;
}

/**
 * Gives a message that is not sent yet another day, in which the sweep goes on trying. The words of a message are erased
 * once it is sent or given up: it cannot be sent again.
 */
export async function resend(id: string, table: Table, now: Date): Promise<string> {
  const message_id = MessageId.safeParse(id).data;
  const store = messageStore(table);
  const message = message_id && (await store.of(message_id));
  if (!message) throw new UserError('There is no message of this id. They are kept for 30 days.');
  if (message.state === 'sent')
    throw new UserError(`It was sent at ${message.sent_at ?? 'a time that was not noted'}: it is not sent twice.`);
  if (message.state === 'refused') throw new UserError(`It was refused: ${refusalOf(message)}.`);
  const hasEnd =
    ['pin', 'privacy-pin', 'privacy-code'].includes(message.purpose) ||
    /\/(confirm|reset-password)\//.test(message.text);
  if (hasEnd && (message.send_before ?? '') <= now.toISOString())
    throw new UserError('What it carries is over: let them ask for another one.');
  if (!message.text)
    throw new UserError(
      'Its words were erased when it was given up: it cannot be sent again. ' +
        'Tell its recipient in another way what it was about; a call stands in the list of its owner.',
    );
  const send_before = hasEnd ? message.send_before : addDays(now, 1).toISOString();
  await store.replace(message, { ...message, state: 'waiting', send_before, tried_at: null });
  const start = message.not_before && message.not_before > now.toISOString() ? message.not_before : 'now';
  return `The sweep tries it every five minutes, from ${start} until ${send_before}.`;
}
