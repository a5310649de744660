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

/** Reasons by importance: differences first. A fully exact name is one reason. */
export function sortReasons(reasons: readonly Reason[]): Reason[] {
  const exact = (part: Reason['part']) => reasons.find((reason) => reason.kind === 'exact' && reason.part === part);
  const last = exact('last');
  const isWholeNameExact = exact('first') && last;
  const merged = isWholeNameExact
    ? reasons.flatMap((reason) => {
        if (reason === last) return { ...reason, part: null };
        return reason.kind === 'exact' ? [] : reason;
      })
    : reasons;
  return [...merged.filter((reason) => !isExactReason(reason)), ...merged.filter(isExactReason)];
}
