import type { Sms } from '#functions/providers/sms/port.ts';

/** A carrier that accepts and keeps every message. The dev server shows them at `/dev/outbox`. */
export function fakeSms(): Sms & { sent: { to: string; text: string }[] } {
  const sent: { to: string; text: string }[] = [];
  return { sent, send: async ({ to, text }) => void sent.push({ to, text }) };
}
