import type { Email, Mail } from '#functions/providers/email/port.ts';

/** A mailer that accepts and keeps every mail. The dev server shows them at `/dev/outbox`. */
export function fakeEmail(): Email & { sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    send: async ({ to, subject, text, html, thread, unsubscribe }) =>
      void sent.push({ to, subject, text, html, ...(thread && { thread }), ...(unsubscribe && { unsubscribe }) }),
  };
}
