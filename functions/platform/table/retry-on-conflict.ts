import { Fault } from '#shared/errors/catalogue.ts';

/** Retries a read-decide-write on conflict, up to five times. */
export async function retryOnConflict<T>(attempt: () => Promise<T>, times = 5): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const isConflict = error instanceof Fault && error.code === 'request.conflict';
    if (!isConflict || times <= 1) throw error;
    return retryOnConflict(attempt, times - 1);
  }
}
