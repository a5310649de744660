import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';

import { headersOf } from '#functions/providers/email/headers.ts';
import type { Email } from '#functions/providers/email/port.ts';

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

type Addresses = {
  /** Without one each send fails, and the mail stays in the outbox. */
  from: string | undefined;
  /** Where answers go to a mail of no conversation; without one, back to `from`. */
  support?: string | undefined;
};

/** Amazon SES with our own addresses. */
export const sesEmail = ({ from, support }: Addresses, client = new SESv2Client({})): Email => ({
  async send({ to, subject, text, html, thread, unsubscribe }) {
    if (!from) throw new Error('MAIL_FROM is not set: there is no address to write from');
    const replyTo = thread?.reply_to ?? support;
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        ...(replyTo && { ReplyToAddresses: [replyTo] }),
        Content: {
          Simple: {
            Subject: utf8(subject),
            Body: { Text: utf8(text), Html: utf8(html) },
            Headers: headersOf({ thread, unsubscribe }).map(({ name: Name, value: Value }) => ({ Name, Value })),
          },
        },
      }),
      { abortSignal: AbortSignal.timeout(5_000) },
    );
  },
});
