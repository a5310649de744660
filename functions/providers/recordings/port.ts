/** The storage of call recordings. A key is `{account}/{call}.wav`, which cannot be guessed. */
export type Recordings = {
  save(key: string, sound: Uint8Array): Promise<void>;
  /** A link that plays it, for so many seconds. */
  link(key: string, seconds: number, now: Date): Promise<string>;
  /** Done twice, it is done once. */
  remove(key: string): Promise<void>;
  /** All of an account. */
  removeAll(account_id: string): Promise<void>;
};
