import type { Question } from '#functions/nlu/reason/question.ts';

/** A span of the caller’s words that may name the caller, with its features. */
export type Candidate = {
  kind: 'person' | 'organisation' | 'relation';
  value: string;
  features: string[];
  /** In a phrase that only introduces the caller: “my name is”. */
  named?: boolean;
  /** What the assistant asked before. */
  asked?: Question | null;
  /** Which of the caller’s turns it is in. */
  turn?: number;
};

/** One turn of a caller. */
export type CallerTurn = {
  text: string;
  /** Which of the caller’s turns it is, from 0. */
  turn: number;
  /** Whether this answers the question for the caller’s name; null without the assistant’s turns. */
  isAnswer: boolean | null;
  /** What the assistant asked before; null if it asked nothing that we know. */
  asked?: Question | null;
  /** Names in the assistant’s earlier turns, usually the owner’s. Folded. */
  owners: ReadonlySet<string>;
  /** Names in the assistant’s later turns. */
  echoed: ReadonlySet<string>;
};
