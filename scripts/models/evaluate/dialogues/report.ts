import { interval } from '#scripts/bench/search/summary.ts';
import { median } from '#scripts/harness/percentiles.ts';
import type { Verdict } from '#scripts/models/evaluate/dialogues/judge.ts';

const rounded = (value: number): number => Number(value.toFixed(4));

/** How many calls ended as they should, with the 95 % interval of the rate, and what went wrong in the others. */
function figures(verdicts: readonly Verdict[]) {
  const count = (isSo: (one: Verdict) => boolean) => verdicts.filter(isSo).length;
  const [n, passed] = [verdicts.length, count(({ why }) => why.length === 0)];
  return {
    n,
    passed,
    rate: rounded(n ? passed / n : 0),
    interval: interval(passed, n).map(rounded),
    wrong_bookings: count(({ wrongBooking }) => wrongBooking),
    innocents_silenced: count(({ innocentSilenced }) => innocentSilenced),
    scams_unlabelled: count(({ scamUnlabelled }) => scamUnlabelled),
    asked_whether_urgent: count(({ askedWhetherUrgent }) => askedWhetherUrgent),
    server_errors: verdicts.reduce((sum, { serverErrors }) => sum + serverErrors, 0),
    turns_p50: median(verdicts.map(({ turns }) => turns)),
  };
}
export type Figures = ReturnType<typeof figures>;

/** The figures of all calls and of each language, and why calls failed. */
export function report(verdicts: readonly Verdict[]) {
  const byLanguage = Map.groupBy(verdicts, ({ lang }) => lang);
  return {
    ...figures(verdicts),
    by_language: Object.fromEntries([...byLanguage].map(([language, own]) => [language, figures(own)])),
    failed: verdicts.flatMap(({ id, why }) => (why.length ? [{ id, why }] : [])),
  };
}
