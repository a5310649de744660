import * as z from 'zod';

import type { Message, MessageStore } from '#functions/messaging/store.ts';
import { json, parsed, wantsPage } from '#scripts/dev/pages/body.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { MessageId } from '#shared/values/id.ts';

/** A mail as it comes from outside. */
type RawMail = { id: string; to: string; text: string };
export type ReceiveMail = (mail: RawMail) => Promise<unknown>;

const Answer = z.strictObject({
  message_id: MessageId,
  text: z.string().trim().min(1).max(10_000),
  attach: z.literal('yes').optional(),
});

/** SES’s event of a received mail. */
export const receivedEvent = ({ id, to }: RawMail) => ({
  Records: [{ eventSource: 'aws:ses', ses: { mail: { messageId: id }, receipt: { recipients: [to] } } }],
});

/** Answers one of our mails as its reader’s mail program does. */
export async function answerMail(request: Request, receive: ReceiveMail, messages: MessageStore): Promise<Response> {
  const body = await request.text();
  const isForm = !body.trimStart().startsWith('{') && wantsPage(request);
  const answer = parsed(isForm ? JSON.stringify(Object.fromEntries(new URLSearchParams(body))) : body, Answer);
  const message = await messages.of(answer.message_id);
  if (message?.channel !== 'email' || !message.thread) throw new Fault('request.unknown-route');
  await receive(mailOf(message, answer));
  return isForm
    ? new Response(null, { status: 303, headers: { location: '/dev/outbox?channel=email' } })
    : json({ answered: message.message_id });
}

function mailOf(
  { to: from, subject, text: quoted, thread }: Extract<Message, { channel: 'email' }>,
  { text, attach }: z.infer<typeof Answer>,
): RawMail {
  const [id, to] = [crypto.randomUUID(), thread?.reply_to ?? ''];
  const encoded = (words: string) => Buffer.from(words).toString('base64').replace(/.{76}/g, '$&\r\n');
  const words = `${text}\n\nOn the dev server, Calluna wrote:\n${quoted.replace(/^/gm, '> ')}`;
  const part = `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${encoded(words)}\r\n`;
  const file = `Content-Type: image/png\r\nContent-Disposition: attachment; filename="picture.png"\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n`;
  const head = [
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: =?utf-8?B?${Buffer.from(`Re: ${subject}`).toString('base64')}?=`,
    `Message-ID: <${id}@mail.example.com>`,
    ...(thread?.references.length ? [`References: ${thread.references.join(' ')}`] : []),
    'MIME-Version: 1.0',
  ].join('\r\n');
  const content = attach
    ? `Content-Type: multipart/mixed; boundary=part\r\n\r\n--part\r\n${part}--part\r\n${file}--part--\r\n`
    : part;
  return { id, to, text: `${head}\r\n${content}` };
}
