import { useTranslation } from 'react-i18next';

import { SupportState } from '#frontend/components/support-state.tsx';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { useSupportHours } from '#frontend/lib/use-support-hours.ts';
import { type Shift } from '#shared/values/support-hours.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { zoneName } from '#shared/values/zone-name.ts';

/** Support’s hours of the next seven days, by the visitor’s clock. */
export function OpeningWeek() {
  const { t } = useTranslation('support');
  const hours = useSupportHours();
  const formats = useFormats();
  const zone = formats.timeZone ?? browserZone() ?? 'UTC';
  return (
    <section aria-labelledby="hours">
      <div className="cdh">
        <h2 id="hours">{t('title')}</h2>
        <SupportState />
      </div>
      {hours ? (
        <>
          <ul className="week week--open">
            {hours.shifts.map((shift) => (
              <Day key={shift.opens_at} shift={shift} now={hours.now} />
            ))}
          </ul>
          <p className="small muted">{t('zone', { zone: zoneName(zone, formats.locale, serverNow()) })}</p>
        </>
      ) : (
        <p className="small muted">{t('loading')}</p>
      )}
    </section>
  );
}

function Day({ shift: { opens_at, closes_at }, now }: { shift: Shift; now: string }) {
  const { t } = useTranslation('support');
  const { locale, timeZone, time, date } = useFormats();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', ...(timeZone && { timeZone }) }).format(
    new Date(opens_at),
  );
  const isToday = date(opens_at) === date(now);
  return (
    <li aria-current={isToday ? 'date' : undefined}>
      <span>{isToday ? t('today', { day }) : day}</span>
      <span>
        <bdi>
          <time dateTime={opens_at}>{time(opens_at)}</time>
        </bdi>
        –
        <bdi>
          <time dateTime={closes_at}>{time(closes_at)}</time>
        </bdi>
      </span>
    </li>
  );
}
