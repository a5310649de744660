import { hasDays, hasHours, type Window } from '#functions/nlu/edits/window.ts';

type Span = { mention: { window: Window }; isRefused: boolean };

/**
 * What a time that is wanted leaves out and the refused one beside it names: “木曜の3時じゃなくて4時” is Thursday at four,
 * and “Thursday, not Friday at eleven” is Thursday at eleven.
 */
export function withContrast<S extends Span>(spans: readonly S[]): S[] {
  const shared = spans.map((span) => ({ ...span }));
  for (const [at, { isRefused, mention }] of spans.entries()) {
    const { window } = mention;
    if (!isRefused || !hasDays(window) || !hasHours(window)) continue;
    const [before, next] = [shared[at - 1], shared[at + 1]];
    if (next && isWantedHour(next)) {
      const { first, last } = window;
      next.mention = { ...next.mention, window: { ...next.mention.window, first, last } };
    } else if (before && !next && isWantedDay(before)) {
      const { from, until } = window;
      before.mention = { ...before.mention, window: { ...before.mention.window, from, until } };
      shared[at]!.mention = { ...mention, window: { ...window, from: null, until: null } };
    }
  }
  return shared;
}

const isWantedHour = ({ isRefused, mention }: Span) =>
  !isRefused && !hasDays(mention.window) && hasHours(mention.window);
const isWantedDay = ({ isRefused, mention }: Span) =>
  !isRefused && hasDays(mention.window) && !hasHours(mention.window);
