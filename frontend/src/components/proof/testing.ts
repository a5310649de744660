import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import { answer } from '#frontend/testing/mock.ts';
import { support } from '#shared/api/support.ts';

/** Answers with challenges that are solved at once, but not `before` that is settled. */
export const answerChallenges = (before?: Promise<void>) =>
  answer(support.getChallenge, async ({ route }) => {
    await before;
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 3,
      deriveKey,
      data: { route },
    });
    return { kind: 'altcha' as const, challenge, site_key: null };
  });
