import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import { isSameTime, zonedFormats } from '#frontend/lib/zoned-formats.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import type { OwnCallback } from '#shared/api/callbacks.ts';
import { zoneName } from '#shared/values/zone-name.ts';

/** The appointment as a ticket. */
export function AppointmentTicket({ own, zone, isOwner }: { own: OwnCallback; zone: string; isOwner: boolean }) {
  const { t } = useTranslation('callbacks', { keyPrefix: 'own' });
  const { locale } = useLanguage();
  const { appointment, owner, about, number_ends } = own;
  if (!appointment) return null;
  const { starts_at, ends_at, tz, state, ics } = appointment;
  const clock = zonedFormats(zone, locale);
  const isElsewhere = !isSameTime(zone, tz, starts_at);
  const here = browserZone();
  const isNamed = isElsewhere || (here !== undefined && !isSameTime(zone, here, starts_at));
  const isCancelled = state === 'cancelled' || state === 'missed';
  const save = () => saveFile(`callback-${starts_at.slice(0, 10)}.ics`, 'text/calendar', ics);
  return (
    <div className={isCancelled ? 'ticket ticket--off' : 'ticket'}>
      <div>
        <p className="cap">{t(`ticket.${isCancelled || state === 'done' ? state : 'agreed'}`)}</p>
        <p className="big">
          {clock.day(starts_at)}
          <br />
          <bdi>{clock.time(starts_at)}</bdi>
        </p>
        {isNamed && (
          <p className="small muted">
            <bdi>{zoneName(zone, locale, starts_at)}</bdi>
          </p>
        )}
      </div>
      <dl className="kv">
        <div>
          <dt>{t('ends')}</dt>
          <dd>
            <bdi>{clock.time(ends_at)}</bdi>
          </dd>
        </div>
        {isElsewhere && (
          <div>
            <dt>{t('theirTime', { owner: owner || t('owner') })}</dt>
            <dd>
              {zonedFormats(tz, locale).short(starts_at)}{' '}
              <span className="small muted">
                <bdi>{zoneName(tz, locale, starts_at)}</bdi>
              </span>
            </dd>
          </div>
        )}
        {number_ends && (
          <div>
            <dt>{t(isOwner ? 'youCall' : 'calls', { owner: owner || t('owner') })}</dt>
            <dd>
              {t('number')} <bdi dir="ltr">{number_ends}</bdi>
            </dd>
          </div>
        )}
        {about && (
          <div>
            <dt>{t('about')}</dt>
            <dd dir="auto">{about}</dd>
          </div>
        )}
      </dl>
      <Button onClick={save}>
        <Icon of={CalendarPlus} /> {t(state === 'cancelled' ? 'fromCalendar' : 'toCalendar')}
      </Button>
    </div>
  );
}
