import { Fault } from '#shared/errors/catalogue.ts';

/** Reads, decides and writes again, from the start, when somebody else wrote in between: up to five times. */
export async function retryOnConflict<T>(attempt: () => Promise<T>, times = 5): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const lost = error instanceof Fault && error.code === 'request.conflict';
    if (!lost || times <= 1) throw error;
    return retryOnConflict(attempt, times - 1);
  }
}
