import { html } from 'hono/html';

import type { Message, MessageStore } from '#functions/messaging/store.ts';
import { MessageId } from '#shared/values/id.ts';

/** A mail may not run scripts, navigate or fetch; only its own styles apply. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** A mail as its reader will see it, in a frame of its own. Its links are followed from the text below. */
export const mailFrame = ({ message_id, subject }: Extract<Message, { channel: 'email' }>) =>
  html`<iframe
    class="dev-mail"
    src="/dev/outbox/mail?message=${message_id}"
    title="Mail: ${subject}"
    sandbox=""
  ></iframe>`;

/** The document in that frame. */
export async function mailPage(url: URL, messages: MessageStore): Promise<Response> {
  const message_id = MessageId.safeParse(url.searchParams.get('message')).data;
  const message = message_id && (await messages.of(message_id));
  const isMail = message?.channel === 'email';
  return new Response(isMail ? message.html : 'There is no such mail.\n', {
    status: isMail ? 200 : 404,
    headers: {
      'content-type': `text/${isMail ? 'html' : 'plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
    },
  });
}
