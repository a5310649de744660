import '#frontend/styles/calendar.css';
import '#frontend/styles/legend.css';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { dayIn, firstDayIn, monthAfter, monthIn, weeksOf } from '#frontend/lib/calendar-days.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { capitalized } from '#frontend/lib/capitalized.ts';
import { formats } from '#frontend/lib/format.ts';
import { useFormats, formatsFor } from '#frontend/lib/use-formats.ts';

/** What happens on a day: a charge that was paid or is to come, its reminder, a callback, the end of what is paid. */
const kinds = ['now', 'paid', 'rem', 'pay', 'call', 'end'] as const;
type Kind = (typeof kinds)[number];
export type Mark = { kind: Exclude<Kind, 'now'>; at: string };

type Props = {
  marks: readonly Mark[];
  /** A moment in the month that is shown first. */ opensAt: string;
  children?: ReactNode;
};

/** A month with the days on which something happens, and today. Others can be leafed to. */
export function Calendar({ marks, opensAt, children }: Props) {
  const { t } = useTranslation('payments', { keyPrefix: 'calendar' });
  const { locale, timeZone } = useFormats();
  const [month, setMonth] = useState(() => monthIn(opensAt, timeZone));
  const id = useId();
  const today = { kind: 'now' as const, at: serverNow().toISOString() };
  const marked = [today, ...marks].map(({ kind, at }) => ({ kind, day: dayIn(at, timeZone) }));
  const kindsOn = (day: string) =>
    kinds.filter((kind) => marked.some((mark) => mark.kind === kind && mark.day === day));
  const days = weeksOf(month, firstDayIn(locale));
  // One letter each stands for two or three days in Russian and Turkish.
  const width = /^(ru|tr)/.test(locale) ? 'short' : 'narrow';
  const weekday = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });
  return (
    <section className="card" aria-labelledby={id}>
      <div className="row row--between [margin-block-end:0.75rem]">
        <h2 id={id} aria-live="polite">
          {capitalized(formatsFor(locale, 'UTC').month(month), locale)}
        </h2>
        <div className="row [--gap:0]">
          <button className="icon-btn" type="button" onClick={() => setMonth(monthAfter(month, -1))}>
            <Icon of={ChevronLeft} directional label={t('earlier')} />
          </button>
          <button className="icon-btn" type="button" onClick={() => setMonth(monthAfter(month, 1))}>
            <Icon of={ChevronRight} directional label={t('later')} />
          </button>
        </div>
      </div>
      <div className="cal">
        {days.slice(0, 7).map((day) => (
          <span key={day} className="hd" aria-hidden="true">
            {capitalized(weekday.format(new Date(day)), locale)}
          </span>
        ))}
        {days.map((day) => (
          <Day key={day} day={day} isOut={!day.startsWith(month)} kinds={kindsOn(day)} />
        ))}
      </div>
      <ul className="legend" aria-hidden="true">
        {kinds
          .filter((kind) => marked.some((mark) => mark.kind === kind && mark.day.startsWith(month)))
          .map((kind) => (
            <li key={kind}>
              <i className={`swatch swatch--${kind}`} />
              {t(kind)}
            </li>
          ))}
      </ul>
      {children}
    </section>
  );
}

function Day({ day, isOut, kinds }: { day: string; isOut: boolean; kinds: readonly Kind[] }) {
  const { t } = useTranslation('payments', { keyPrefix: 'calendar' });
  const { locale } = useFormats();
  const number = formats.number(Number(day.slice(8)), locale);
  if (isOut || kinds.length === 0) return <span className={isOut ? 'out' : undefined}>{number}</span>;
  return (
    <b className={kinds.join(' ')}>
      <i className="vh">{`${formats.list(
        kinds.map((kind) => t(kind)),
        locale,
      )}: `}</i>
      {number}
    </b>
  );
}
