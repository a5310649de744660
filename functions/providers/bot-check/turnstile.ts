import * as z from 'zod';

import { digest } from '#functions/platform/digest.ts';
import type { BotCheck } from '#functions/providers/bot-check/port.ts';
import { addMinutes } from '#shared/values/duration.ts';

const ADDRESS = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** A token may be checked for five minutes, and once. */
const TOKEN_MINUTES = 5;

/** The fields read here. `action` is the purpose that the page gave. */
const Answer = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** Errors of our request, which say nothing about the token. */
const ours = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error'];

/**
 * Cloudflare’s Turnstile, if an operator prefers it. Its tokens are not bound to a network, but each can be checked
 * only once.
 */
export const turnstile = (siteKey: string, secret: () => Promise<string>): BotCheck => ({
  task: async () => ({ kind: 'turnstile', challenge: null, site_key: siteKey }),

  async check(proof, { route }, now) {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: (await secret()).trim(), response: proof }),
      signal: AbortSignal.timeout(5_000),
    });
    if (response.status >= 500) throw new Error(`Turnstile answered ${response.status}`);
    const answer = Answer.parse(await response.json());
    const fault = answer['error-codes'].find((code) => ours.includes(code));
    if (fault) throw new Error(`Turnstile answered ${fault}`);
    if (!answer.success || answer.action !== route) return undefined;
    return { proof_id: digest(proof), until: addMinutes(now, TOKEN_MINUTES) };
  },
});
