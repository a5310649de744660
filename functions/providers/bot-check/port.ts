import type { ProofRoute } from '#shared/api/support.ts';

/** The purpose of a proof and the network that requested it. */
export type ProofScope = { route: ProofRoute; network: string };

/** Work for a browser. `challenge` is the puzzle itself, `site_key` names us to a service that sets its own. */
type Task = { kind: 'altcha' | 'turnstile'; challenge: unknown; site_key: string | null };

/** Distinguishes browsers from scripts. */
export type BotCheck = {
  /** `effort`: how many times the usual work; a service that sets its own puzzles ignores it. */
  task(scope: ProofScope, now: Date, effort?: number): Promise<Task>;
  /**
   * The id and expiry of a valid proof, which the caller stores so that it is used once only. Undefined if it is
   * invalid; throws if that cannot be checked.
   */
  check(proof: string, scope: ProofScope, now: Date): Promise<{ proof_id: string; until: Date } | undefined>;
};
