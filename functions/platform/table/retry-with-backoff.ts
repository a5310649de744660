import { Fault } from '#shared/errors/catalogue.ts';

/** More often than any function has time for. */
const ATTEMPTS = 100;
/** The first pause is about as long as a transaction takes; the longest lets many others finish. */
const SHORTEST_MS = 50;
const LONGEST_MS = 1000;

/**
 * Retries after a conflict with exponential backoff and jitter, for items that very many requests may write
 * concurrently.
 */
export async function retryWithBackoff<T>(attempt: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      const isConflict = error instanceof Fault && error.code === 'request.conflict';
      if (!isConflict || tried >= attempts) throw error;
      const longest = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (tried - 1));
      await new Promise((done) => setTimeout(done, Math.random() * longest));
    }
  }
}
