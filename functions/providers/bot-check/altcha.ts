import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';

import { digest, keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import type { BotCheck } from '#functions/providers/bot-check/port.ts';
import { MOST_WORK, proofRoutes } from '#shared/api/support.ts';
import { addMinutes } from '#shared/values/duration.ts';

/** How long a challenge may be solved and its solution shown. */
export const PROOF_MINUTES = 5;

/**
 * The cost: the number of derivations and of rounds in each. About a third of a second on a desktop of 2025 and a whole
 * one on a phone; we derive one to create a challenge and none to check it.
 */
const COST = { rounds: 1000, fewest: 500, most: 1500 };

/** The fields read here; the signature covers all parameters. */
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
      data: z.strictObject({
        route: z.enum(proofRoutes),
        network: z.string(),
        work: z.number().int().min(0).max(MOST_WORK),
        until: z.iso.datetime(),
      }),
    }),
    signature: z.string().max(64),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(64) }),
});

/** ALTCHA’s proof of work: our own challenge, solved in the browser, without a third party. */
export const altcha = (secret = appSecret): BotCheck => {
  const secrets = async () => ({
    hmacSignatureSecret: keyedDigest(await secret(), 'proof', 'challenge'),
    hmacKeySignatureSecret: keyedDigest(await secret(), 'proof', 'solution'),
  });

  return {
    async task({ route, network, work = 0 }, now, effort = 1) {
      // The expiry is in the data, since the library would compare it with the system clock, which the dev clock may differ from.
      const until = addMinutes(now, PROOF_MINUTES).toISOString();
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST.rounds,
        counter: randomInt(COST.most * effort * 2 ** work, COST.fewest * effort * 2 ** work),
        data: { route, network: await nameless(network), work, until },
        deriveKey,
        ...(await secrets()),
      });
      return { kind: 'altcha', challenge, site_key: null };
    },

    async check(proof, { route, network, work = 0 }, now) {
      const answer = Answer.safeParse(decode(proof)).data;
      if (!answer) return undefined;
      const { challenge, solution } = answer;
      const { data, nonce } = challenge.parameters;
      const isForIt = data.route === route && data.work >= work && data.network === (await nameless(network));
      if (!isForIt || data.until <= now.toISOString()) return undefined;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secrets()) });
      return verified ? { proof_id: digest(nonce), until: new Date(data.until) } : undefined;
    },
  };

  /** The challenge carries the network in a form that the browser cannot read. */
  async function nameless(network: string): Promise<string> {
    return keyedDigest(await secret(), 'proof network', network);
  }
};

function decode(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString());
  } catch {
    return undefined;
  }
}
