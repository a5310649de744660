import type { ClientInfo } from '#functions/platform/client-info.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { botCheck } from '#functions/providers/bot-check/live.ts';
import type { BotCheck } from '#functions/providers/bot-check/port.ts';
import { proofStore } from '#functions/support/store.ts';
import type { ProofRoute } from '#shared/api/support.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';

/**
 * Consumes a bot-check proof, once. @throws request.proof-needed if it is missing, invalid, of another route or
 * network, of less than `work`, or used before
 */
export type TakeProof = (
  proof: string | undefined,
  route: ProofRoute,
  from: ClientInfo,
  now: Date,
  work?: number,
) => Promise<void>;

export const proofOf =
  (table: Table, check: Pick<BotCheck, 'check'> = botCheck): TakeProof =>
  async (proof, route, { network }, now, work = 0) => {
    const verified = proof ? await check.check(proof, { route, network, work }, now) : undefined;
    if (!verified) throw new Fault('request.proof-needed', { work });
    try {
      await proofStore(table).use(verified.proof_id, verified.until);
    } catch (error) {
      throw asFault(error).code === 'request.conflict'
        ? new Fault('request.proof-needed', { cause: error, work })
        : error;
    }
  };
