/** A received mail as it came, or as much of it as was asked for. */
export type RawMail = { bytes: Uint8Array; isWhole: boolean };

/** Where received mail waits until it is handled. */
export type InboundMail = {
  /** Its first bytes, at most so many; undefined if it is gone. */
  read(id: string, most: number): Promise<RawMail | undefined>;
  /** Done twice, it is done once. */
  remove(id: string): Promise<void>;
};
