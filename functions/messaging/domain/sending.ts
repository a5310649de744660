import type { Message } from '#functions/messaging/domain/message.ts';

/** For so long somebody who began to send a message may be at it still. */
const AT_IT_SECONDS = 30;

/** Whether they want no texts, and whether they closed their account while it was held for them. */
type Reader = { isOptedOut: boolean; hasLeft: boolean };

/** What is to be done with a message: nothing, before its time, while somebody else is at it or once its fate is known. */
export function dueFor(
  message: Message,
  { isOptedOut, hasLeft }: Reader,
  now: Date,
): 'nothing' | 'send' | 'refuse' | 'give up' {
  const { state, not_before, tried_at, send_before, purpose } = message;
  if (state !== 'waiting') return 'nothing';
  if (not_before && not_before > now.toISOString()) return 'nothing';
  if (tried_at && Date.parse(tried_at) + AT_IT_SECONDS * 1000 > now.getTime()) return 'nothing';
  if (send_before && send_before <= now.toISOString()) return 'give up';
  if (hasLeft) return 'refuse';
  // Who wants no texts gets the answer to having said so, and nothing else.
  return message.channel === 'sms' && isOptedOut && purpose !== 'opted-out' ? 'refuse' : 'send';
}

/** The same message without what it said. */
export const emptied = <M extends Message>(message: M): M => ({
  ...message,
  text: '',
  ...('html' in message && { html: '' }),
  ...('path' in message && { path: '/' }),
});
