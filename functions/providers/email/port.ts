/** One mail: the same words twice, as text and as a page. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** The mail carrier. */
export type Email = {
  /** Sends one mail; throws if it was not accepted. */
  send(mail: Mail): Promise<void>;
};
