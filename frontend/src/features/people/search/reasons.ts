import type { Reason } from '#shared/api/people/search-results.ts';

/** Exact matches; all other kinds explain the difference. */
const exactKinds: ReadonlySet<Reason['kind']> = new Set([
  'exact',
  'middle',
  'lives-there',
  'lived-there',
  'office-there',
  'had-office-there',
  'represents-there',
  'age',
  'phone',
  'email',
  'address',
  'username',
]);

export const isExactReason = ({ kind }: Reason): boolean => exactKinds.has(kind);

/** What of a person who is found by it was theirs before, or may no longer be theirs. */
export const formerOf = (reasons: readonly Reason[]): 'phone' | 'email' | 'username' =>
  reasons.map(({ kind }) => kind).find((kind) => kind === 'email' || kind === 'username') ?? 'phone';

/**
 * Reasons by importance: differences first. A fully exact name is one reason, and none beside that its parts are swapped.
 * That a number was theirs before, or may no longer be, follows the number.
 */
export function sortReasons(reasons: readonly Reason[]): Reason[] {
  const exact = (part: Reason['part']) => reasons.find((reason) => reason.kind === 'exact' && reason.part === part);
  const last = exact('last');
  const isWholeNameExact = exact('first') && last;
  const isSwapped = reasons.some(({ kind }) => kind === 'swapped');
  const merged = isWholeNameExact
    ? reasons.flatMap((reason) => {
        if (reason === last && !isSwapped) return { ...reason, part: null };
        return reason.kind === 'exact' ? [] : reason;
      })
    : reasons;
  const isFormer = ({ kind }: Reason) => kind === 'former' || kind === 'maybe-former';
  return [
    ...merged.filter((reason) => !isExactReason(reason) && !isFormer(reason)),
    ...merged.filter(isExactReason),
    ...merged.filter(isFormer),
  ];
}
