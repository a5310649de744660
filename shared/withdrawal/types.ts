import type { Seller } from '#shared/values/seller.ts';

/** What the words name. */
export type WithdrawalTerms = Pick<Seller, 'name' | 'address' | 'email'> & {
  /** Days within which the law lets a consumer withdraw. */
  days: number;
  /** For how long after it a charge is refunded by our own promise: “30 days”. */
  refund: string;
};

/** The right of withdrawal in one language, for its page and for the mail that confirms an order. */
export type WithdrawalWords = {
  title: string;
  /** What the law gives, how it is used, what follows, and what we give beyond it. */
  says: (of: WithdrawalTerms) => readonly string[];
  /** The label of the function that withdraws: Directive 2011/83/EU, Art. 11a. */
  here: string;
  /** The receipt of a withdrawal: what was declared, of which contract, and when it arrived (Art. 11a). */
  received: {
    subject: string;
    says: string;
    /** Its label, and what it is about. */
    contract: readonly [label: string, value: string];
    /** Labels of two moments. */
    ordered: string;
    arrived: string;
  };
  /** The model form of Annex I (B), in its statutory words where the language has them. */
  form: { title: string; note: string; to: (seller: string) => string; lines: readonly string[]; footnote: string };
};
