import type { Email, Mail } from '#functions/providers/email/port.ts';

/** A post office that takes every mail and keeps it to be looked at. On the desk `/dev/outbox` is the look. */
export function fakeEmail(): Email & { sent: Mail[] } {
  const sent: Mail[] = [];
  return { sent, send: async ({ to, subject, text, html }) => void sent.push({ to, subject, text, html }) };
}
