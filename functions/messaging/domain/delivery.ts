import type { Message, Refusal } from '#functions/messaging/domain/message.ts';

/** How long another delivery attempt may still be running. */
const AT_IT_SECONDS = 30;

/** Whether the recipient opted out of texts; closed the account while the message was held; or has marked its call as spam or deleted it. */
type Reader = { isOptedOut: boolean; hasLeft: boolean; isOld: boolean };

/** What to do with a message: nothing before its time, during another attempt, or in a final state. */
export function dueFor(
  message: Message,
  { isOptedOut, hasLeft, isOld }: Reader,
  now: Date,
): 'nothing' | 'send' | 'give up' | Refusal {
  const { state, not_before, tried_at, send_before, purpose } = message;
  if (state !== 'waiting') return 'nothing';
  if (not_before && not_before > now.toISOString()) return 'nothing';
  if (tried_at && Date.parse(tried_at) + AT_IT_SECONDS * 1000 > now.getTime()) return 'nothing';
  if (send_before && send_before <= now.toISOString()) return 'give up';
  if (hasLeft) return 'account-closed';
  if (isOld) return 'call-settled';
  // An opted-out number gets the confirmation of its opt-out, and nothing else.
  return message.channel === 'sms' && isOptedOut && purpose !== 'opted-out' ? 'opted-out' : 'send';
}

/** The message without its content. */
export const emptied = <M extends Message>(message: M): M => ({
  ...message,
  text: '',
  ...('html' in message && { html: '', unsubscribe: undefined }),
  ...('path' in message && { path: '/' }),
});
