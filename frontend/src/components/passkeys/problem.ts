import { Fault } from '#shared/errors/catalogue.ts';

/** Why a browser gave no passkey: it has one already, its user refused or took too long, or anything else. */
export type Problem = Fault | 'known' | 'cancelled' | 'failed';

export function problemOf(error: unknown): Problem {
  if (error instanceof Fault) return error;
  switch (error instanceof Error ? error.name : '') {
    case 'InvalidStateError':
      return 'known';
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    default:
      return 'failed';
  }
}
