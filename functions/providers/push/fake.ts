import type { Push, PushMessage } from '#functions/providers/push/port.ts';

/** A push service that accepts everything except for browsers set as gone. */
export function fakePush({ gone = [] }: { gone?: readonly string[] } = {}): Push & {
  sent: { endpoint: string; message: PushMessage }[];
} {
  const sent: { endpoint: string; message: PushMessage }[] = [];
  return {
    sent,
    async send({ endpoint }, message) {
      if (gone.includes(endpoint)) return 'gone';
      sent.push({ endpoint, message });
      return 'taken';
    },
  };
}
