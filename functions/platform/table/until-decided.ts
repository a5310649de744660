import { Fault } from '#shared/errors/catalogue.ts';

/** How often at most: with pauses of up to half a second, about as long as a caller waits. */
const ATTEMPTS = 60;
const LONGEST_MS = 500;

/**
 * Reads, decides and writes again until it is decided, where very many may write the same item at once: with a pause of
 * chance between, longer each time, so that they fall apart.
 */
export async function untilDecided<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      const lost = error instanceof Fault && error.code === 'request.conflict';
      if (!lost || tried >= ATTEMPTS) throw error;
      const longest = Math.min(LONGEST_MS, 10 * 2 ** tried);
      await new Promise((done) => setTimeout(done, Math.random() * longest));
    }
  }
}
