/** How a mail belongs to a conversation. */
export type MailThread = {
  /** Where an answer to it goes. */
  reply_to: string;
  /** Ids of the messages before it, the one that it answers last. Each carrier adds an id of its own to the mail. */
  references: string[];
  /** Written by no person: other machines must not answer it. */
  is_automatic: boolean;
};

/** One mail: the same words twice, as text and as a page. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  thread?: MailThread | undefined;
  /** Where a mail program posts when its reader unsubscribes; only of mails that can be turned off. */
  unsubscribe?: string | undefined;
};

/** The mail carrier. */
export type Email = {
  /** Sends one mail; throws if it was not accepted. */
  send(mail: Mail): Promise<void>;
};
