/** Where the sound of calls is kept. A key is `{account}/{call}.wav`; nobody else’s can be guessed or linked to. */
export type Recordings = {
  save(key: string, sound: Uint8Array): Promise<void>;
  /** A link that plays it, for so many seconds. */
  link(key: string, seconds: number, now: Date): Promise<string>;
  /** Done twice, it is done once. */
  remove(key: string): Promise<void>;
  /** All of an account. */
  removeAll(account_id: string): Promise<void>;
};
