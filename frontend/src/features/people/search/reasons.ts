import type { Reason } from '#shared/api/people.ts';

/** What is as it was asked for; everything else is only like it, and says how. */
const sureKinds: ReadonlySet<Reason['kind']> = new Set([
  'exact',
  'middle',
  'lives-there',
  'lived-there',
  'age',
  'phone',
  'email',
  'address',
  'username',
]);

export const isSure = ({ kind }: Reason): boolean => sureKinds.has(kind);

/** The reasons in the order in which they tell most: what is unlike first; a name that is exact throughout says so once. */
export function inOrder(reasons: readonly Reason[]): Reason[] {
  const exact = (part: Reason['part']) => reasons.find((reason) => reason.kind === 'exact' && reason.part === part);
  const last = exact('last');
  const whole = exact('first') && last;
  const told = whole
    ? reasons.flatMap((reason) => {
        if (reason === last) return { ...reason, part: null };
        return reason.kind === 'exact' ? [] : reason;
      })
    : reasons;
  return [...told.filter((reason) => !isSure(reason)), ...told.filter(isSure)];
}
