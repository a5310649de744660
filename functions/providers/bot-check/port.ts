import type { ProofRoute } from '#shared/api/support.ts';

/** What a proof is for, and the network it was asked from: it holds for no other. */
export type ProofScope = { route: ProofRoute; network: string };

/** Work for a browser. `challenge` is the puzzle itself, `site_key` names us to a service that sets its own. */
export type Task = { kind: 'altcha' | 'turnstile'; challenge: unknown; site_key: string | null };

/** Whoever tells browsers from scripts. */
export type BotCheck = {
  task(scope: ProofScope, now: Date): Promise<Task>;
  /**
   * The id of a proof that holds, and until when it would: remembering both keeps it from being used twice. Undefined
   * where it does not hold; throws where that could not be found out.
   */
  check(proof: string, scope: ProofScope, now: Date): Promise<{ proof_id: string; until: Date } | undefined>;
};
