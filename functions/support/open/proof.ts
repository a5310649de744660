// PLACEHOLDER
import type { From } from '#functions/platform/from.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { ProofRoute } from '#shared/api/support.ts';

/**
 * Takes the proof that a browser asks, once. @throws request.proof-needed where there is none, or it does not hold, is of
 * another route or network, or was taken before
 */
export type TakeProof = (proof: string | undefined, route: ProofRoute, from: From, now: Date) => Promise<void>;

export const proofOf =
  (_: Table): TakeProof =>
  async () => {};
