import type { Phone } from '#shared/values/phone.ts';

/** The text message carrier. */
export type Sms = {
  /** Hands one message over; throws where it was not taken. */
  send(message: { to: Phone; text: string }): Promise<void>;
};
