import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { isNow, place, type Span } from '#frontend/features/people/report/axis.ts';
import { monthOf } from '#frontend/features/people/report/dates.ts';
import { usePapers } from '#frontend/features/people/report/papers.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Confidence } from '#shared/values/person.ts';

type Props = Span & { confidence: Confidence };

/** When a fact was seen, as a bar on the report’s axis. It always runs left to right; `SeenText` says it in words. */
export function SeenBar({ from, to, confidence }: Props) {
  const { axis, now } = usePapers();
  const start = from ?? to;
  const end = to ?? from;
  const now_ = isNow(to, now);
  const before = start !== null && start < axis.start;
  const classes = ['seen__bar', `seen__bar--${confidence}`, now_ && 'seen__bar--now', before && 'seen__bar--before'];
  return (
    <span
      className="seen"
      dir="ltr"
      aria-hidden
      style={
        {
          '--first': percent(axis.marks.first),
          '--mark': percent(axis.marks.step),
          ...(start && end && { '--a': percent(place(axis, start)), '--b': percent(now_ ? 1 : place(axis, end)) }),
        } as CSSProperties
      }
    >
      {start && <i className={classes.filter(Boolean).join(' ')} />}
    </span>
  );
}

/** When a fact was seen, in words. */
export function SeenText({ from, to }: Span) {
  const { t } = useTranslation('report', { keyPrefix: 'seen' });
  const { now } = usePapers();
  const { locale } = useLanguage();
  const month = (day: string) => monthOf(day, locale);
  return (
    <small>
      <span className="vh">{t('label')} </span>
      {words()}
    </small>
  );

  function words() {
    if (from && isNow(to, now)) return t('range', { from: month(from), to: t('now') });
    if (from && to) return month(from) === month(to) ? month(to) : t('range', { from: month(from), to: month(to) });
    if (from) return t('from', { from: month(from) });
    return to ? t('to', { to: month(to) }) : t('unknown');
  }
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
