/** Where one browser takes its messages, and the keys that they are sealed with. */
export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } };

/** What a browser shows. A later one of the same `tag` takes the place of the earlier one: sent twice, it shows once. */
export type PushMessage = { tag: string; title: string; text: string; path: string; language: string };

/** Whoever carries messages to browsers. */
export type Push = {
  /** Hands one message over, or says that this browser takes none any more; throws where it was not taken. */
  send(to: PushAddress, message: PushMessage): Promise<'taken' | 'gone'>;
};
