import type { ProofRoute } from '#shared/api/support.ts';

/**
 * The purpose of a proof, the network that requested it, and the work it takes: each step from 0 doubles it. A service of
 * others sets its own.
 */
export type ProofScope = { route: ProofRoute; network: string; work?: number };

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
