/** The push endpoint of a browser and its encryption keys. */
type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A notification. A later one with the same `tag` replaces the earlier one, so that a duplicate shows once. */
export type PushMessage = {
  tag: string;
  title: string;
  text: string;
  path: string;
  language: string;
  /** Without a sound. */
  silent: boolean;
};

/** The push carrier. */
export type Push = {
  /** Sends one message, or reports that the subscription is gone; throws if it was not accepted. */
  send(to: PushAddress, message: PushMessage): Promise<'taken' | 'gone'>;
};
