import type { Call, Faults, Trouble, TroubleAfter } from '#functions/providers/payments/double/faults.ts';

/** What can happen to a call on its way to the provider and back; a `500` is kept for its key. */
export const callFates = ['refused', 'lost before', 'lost after', 'lands late', '500 before', '500 after'] as const;
/** What can happen to a call without a key. */
export const unkeyedFates = ['refused', 'lost before'] as const;
export type CallFate = 'done' | (typeof callFates)[number];

const troubles: Record<CallFate, { before?: Trouble; after?: TroubleAfter }> = {
  done: {},
  refused: { before: 'busy' },
  'lost before': { before: 'timeout' },
  'lost after': { after: 'timeout' },
  'lands late': { before: 'timeout' },
  '500 before': { before: 'error' },
  '500 after': { after: 'error' },
};

/** The faults of the double that hit the first HTTP request which `hits` picks, and no other. */
export function hitOnce(how: CallFate, hits: (call: Call) => boolean): Faults {
  const { before, after } = troubles[how];
  let isSpent = how === 'done';
  const once =
    <T>(trouble: T | undefined) =>
    (call: Call): T | undefined => {
      if (trouble === undefined || isSpent || !hits(call)) return undefined;
      isSpent = true;
      return trouble;
    };
  return { beforeCall: once(before), afterCall: once(after) };
}
