/** A stretch of what a caller said that may be who calls, and what speaks for it. */
export type Candidate = {
  kind: 'person' | 'organisation' | 'relation';
  value: string;
  features: string[];
  /** Said with a formula that names nobody but the caller: “my name is”. */
  named?: boolean;
};

/** One turn of a caller as it is read for names. */
export type CallerTurn = {
  text: string;
  /** Which of the caller’s turns it is, from 0. */
  turn: number;
  /** Whether the assistant had just asked who is calling; null when nothing is known of what it said. */
  isAnswer: boolean | null;
  /** Names in what the assistant said: the owner’s, as a rule. Folded. */
  owners: ReadonlySet<string>;
  /** Names in what the assistant says afterwards. */
  echoed: ReadonlySet<string>;
};
