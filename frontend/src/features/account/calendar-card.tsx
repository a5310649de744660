import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Calendar } from '#frontend/components/calendar.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { calendarMarks } from '#frontend/features/account/calendar-marks.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import { callbacks } from '#shared/api/callbacks.ts';

/** This month with its charges and callbacks; nothing where there are none. */
export function CalendarCard() {
  const { t } = useTranslation('account', { keyPrefix: 'overview' });
  const { language } = useLanguage();
  const { moment, isKnown } = useFormats();
  const membership = useEndpoint(billing.getMembership, {});
  const charges = useEndpoint(billing.getCharges, {});
  const coming = useEndpoint(callbacks.getAppointments, {});
  // The cards of the membership and of its charges say what went wrong.
  if (membership.error || charges.error || coming.error) return null;
  if (!membership.data || !charges.data || !coming.data || !isKnown) return <Skeleton height="24rem" width="100%" />;
  const { appointments } = coming.data;
  const marks = calendarMarks({ membership: membership.data, charges: charges.data.charges, appointments });
  if (!marks.length) return null;
  const [next] = appointments;
  return (
    <Calendar marks={marks} opensAt={serverNow().toISOString()}>
      {next && (
        <p className="small card__more">
          <Link to={pathTo('assistant', { language })}>{t('nextCall', { at: moment(next.starts_at) })}</Link>
        </p>
      )}
    </Calendar>
  );
}
