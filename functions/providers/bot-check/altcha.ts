import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';

import { digest, keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import type { BotCheck } from '#functions/providers/bot-check/port.ts';
import { proofRoutes } from '#shared/api/support.ts';

/** How long a challenge may be solved and its solution shown. */
export const PROOF_MINUTES = 5;

/**
 * How dear it is: so many derivations, of so many rounds each. A third of a second on a desk of 2025 and about a whole
 * one on a telephone; we derive one to set it and none to check it.
 */
const COST = { rounds: 1000, fewest: 500, most: 1500 };

/** As much of an answer as is read; the signature covers all of the parameters, known here or not. */
const Answer = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(COST.rounds),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(64),
      data: z.strictObject({ route: z.enum(proofRoutes), network: z.string(), until: z.iso.datetime() }),
    }),
    signature: z.string().max(64),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(64) }),
});

/** ALTCHA’s proof of work: our own challenge, solved in the browser, with nobody else told of the visit. */
export const altcha = (secret = appSecret): BotCheck => {
  const secrets = async () => ({
    hmacSignatureSecret: keyedDigest(await secret(), 'proof', 'challenge'),
    hmacKeySignatureSecret: keyedDigest(await secret(), 'proof', 'solution'),
  });

  return {
    async task({ route, network }, now) {
      // The end stands in the data, since the library would hold it against a clock that a desk may have moved.
      const until = new Date(now.getTime() + PROOF_MINUTES * 60_000).toISOString();
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST.rounds,
        counter: randomInt(COST.most, COST.fewest),
        data: { route, network: await nameless(network), until },
        deriveKey,
        ...(await secrets()),
      });
      return { kind: 'altcha', challenge, site_key: null };
    },

    async check(proof, { route, network }, now) {
      const answer = Answer.safeParse(decoded(proof)).data;
      if (!answer) return undefined;
      const { challenge, solution } = answer;
      const { data, nonce } = challenge.parameters;
      if (data.route !== route || data.network !== (await nameless(network)) || data.until <= now.toISOString()) {
        return undefined;
      }
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secrets()) });
      return verified ? { proof_id: digest(nonce), until: new Date(data.until) } : undefined;
    },
  };

  /** A challenge passes through the browser: the network stands in it unread. */
  async function nameless(network: string): Promise<string> {
    return keyedDigest(await secret(), 'proof network', network);
  }
};

function decoded(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString());
  } catch {
    return undefined;
  }
}
