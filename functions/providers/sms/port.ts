import type { Phone } from '#shared/values/phone.ts';

/** Whoever carries our text messages. */
export type Sms = {
  /** Hands one message over; throws where it was not taken. */
  send(message: { to: Phone; text: string }): Promise<void>;
};
