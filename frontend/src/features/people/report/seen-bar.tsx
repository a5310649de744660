import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { isRecent, positionOf } from '#frontend/features/people/report/axis.ts';
import { monthOf } from '#frontend/features/people/report/dates.ts';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { isSeenInTerm, type Seen, termText } from '#frontend/features/people/report/term-text.ts';
import { useLines } from '#frontend/features/people/report/use-lines.ts';
import type { Confidence } from '#shared/values/person.ts';

/** When a fact was seen, as a bar on the report’s axis. Always left to right; `SeenText` is the text. */
export function SeenBar({ confidence, ...seen }: Seen & { confidence: Confidence }) {
  const { from, to, until, isTerm } = seen;
  const { axis, now } = useReportContext();
  const start = from ?? to;
  const end = to ?? from;
  const isNow = isRecent(to, now) || ((isTerm || isSeenInTerm(seen)) && isRecent(until, now));
  const before = start !== null && start < axis.start;
  const classes = ['seen__bar', `seen__bar--${confidence}`, isNow && 'seen__bar--now', before && 'seen__bar--before'];
  return (
    <span
      className="seen"
      aria-hidden
      style={
        {
          '--first': percent(axis.marks.first),
          '--mark': percent(axis.marks.step),
          ...(start &&
            end && { '--a': percent(positionOf(axis, start)), '--b': percent(isNow ? 1 : positionOf(axis, end)) }),
        } as CSSProperties
      }
    >
      {start && <i className={classes.filter(Boolean).join(' ')} />}
    </span>
  );
}

/** When a fact was seen or, of a running term, when it began and will end, in words. The label is seen where no bar and no heading says what the dates are. */
export function SeenText({ isLabelled = false, ...seen }: Seen & { isLabelled?: boolean }) {
  const { t } = useTranslation('report', { keyPrefix: 'seen' });
  const { now } = useReportContext();
  const lines = useLines();
  const { locale, today } = lines;
  const month = (day: string) => monthOf(day, locale);
  const { from, to, until } = seen;
  const term = termText(seen, lines);
  if (term) return <small>{term}</small>;
  return (
    <small>
      <span className={isLabelled && (from || to) ? undefined : 'vh'}>{t('label')} </span>
      {words()}
    </small>
  );

  function words() {
    // Of what belongs to a term the first day is that of the term.
    if (until && until > today) return t('asOf', { day: month(to ?? from!) });
    if (from && isRecent(to, now)) return t('range', { from: month(from), to: t('now') });
    if (from && to) return month(from) === month(to) ? month(to) : t('range', { from: month(from), to: month(to) });
    if (from) return t('from', { from: month(from) });
    return to ? t('to', { to: month(to) }) : t('unknown');
  }
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
