import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { dayIn, firstDayIn, monthAfter, monthIn, weeksOf } from '#frontend/features/billing/payments/calendar-days.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { formats } from '#frontend/lib/format.ts';
import { useFormats, formatsFor } from '#frontend/lib/use-formats.ts';

const kinds = ['now', 'rem', 'pay'] as const;
type Kind = (typeof kinds)[number];

/** A month with the days on which something happens about a charge, and today. Others can be leafed to. */
export function Calendar({ chargeAt, reminderAt }: { chargeAt: string; reminderAt: string | null }) {
  const { t } = useTranslation('payments', { keyPrefix: 'calendar' });
  const { locale, timeZone } = useFormats();
  const [month, setMonth] = useState(() => monthIn(chargeAt, timeZone));
  const id = useId();
  const dates: Partial<Record<Kind, string>> = {
    now: dayIn(serverNow(), timeZone),
    ...(reminderAt && { rem: dayIn(reminderAt, timeZone) }),
    pay: dayIn(chargeAt, timeZone),
  };
  const days = weeksOf(month, firstDayIn(locale));
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  return (
    <section className="card" aria-labelledby={id}>
      <div className="row row--between [margin-block-end:0.75rem]">
        <h2 id={id} aria-live="polite">
          {formatsFor(locale, 'UTC').month(month)}
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
            {weekday.format(new Date(day))}
          </span>
        ))}
        {days.map((day) => (
          <Day key={day} day={day} isOut={!day.startsWith(month)} kinds={kinds.filter((kind) => dates[kind] === day)} />
        ))}
      </div>
      <ul className="cal__legend" aria-hidden="true">
        {kinds
          .filter((kind) => dates[kind])
          .map((kind) => (
            <li key={kind}>
              <i className={`swatch swatch--${kind}`} />
              {t(kind)}
            </li>
          ))}
      </ul>
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
