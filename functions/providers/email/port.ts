/** One mail: the same words twice, as text and as a page. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Whoever carries our mail. */
export type Email = {
  /** Hands one mail over; throws where it was not taken. */
  send(mail: Mail): Promise<void>;
};
