import type { Sms } from '#functions/providers/sms/port.ts';

/** A carrier that takes every message and keeps it to be looked at. On the desk `/dev/outbox` is the look. */
export function fakeSms(): Sms & { sent: { to: string; text: string }[] } {
  const sent: { to: string; text: string }[] = [];
  return { sent, send: async ({ to, text }) => void sent.push({ to, text }) };
}
