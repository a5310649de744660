/** The lists of consumers that California’s platform gives to data brokers, as far as we hold such identifiers. */
export const dropLists = ['Email', 'Phone'] as const;
export type DropList = (typeof dropLists)[number];

/** What a download brings. `unfinished`: the report of the last batch is still missing. */
export type Download =
  | { state: 'building'; retryAfterSeconds: number }
  | { state: 'nothing-new' }
  | { state: 'unfinished' }
  | { state: 'batch'; zip: Uint8Array };

/** A report on one file of a batch, as CSV. */
export type Report = { name: string; csv: string };
/** `no-batch`: there is no batch to report on, because it is complete already; or nothing can be amended now. */
export type Receipt = { state: 'taken'; rejected: { name: string; reason: string }[] } | { state: 'no-batch' };

type FailureKind = 'auth' | 'rate-limited' | 'unavailable';

/** A call that brought nothing. `unavailable` also covers the nightly maintenance. */
export class DropFailure extends Error {
  readonly kind: FailureKind;
  readonly retryAfterSeconds: number | null;

  constructor(kind: FailureKind, retryAfterSeconds: number | null = null) {
    super(`DROP: ${kind}`);
    this.name = 'DropFailure';
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** California’s Delete Request and Opt-out Platform, version 1.2.0. Every method throws `DropFailure`. */
export type Drop = {
  /** The changes since the last batch. Starts a batch, which lasts until all of its files are reported on. */
  download(): Promise<Download>;
  /** Reports on files of the batch. A name that was reported before is rejected. */
  upload(reports: Report[]): Promise<Receipt>;
  /** Corrects what was reported before. A file has the name of its download with a new suffix. */
  amend(reports: Report[]): Promise<Receipt>;
};
