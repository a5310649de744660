import '#frontend/styles/callbacks.css';

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AppointmentTicket } from '#frontend/features/callbacks/appointment-ticket.tsx';
import { CancelCallback } from '#frontend/features/callbacks/cancel-callback.tsx';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import { isSameTime, zonedFormats } from '#frontend/lib/zoned-formats.ts';
import { DeleteCallerData } from '#frontend/features/callbacks/delete-caller-data.tsx';
import { RescheduleCallback } from '#frontend/features/callbacks/reschedule-callback.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePortuguese } from '#frontend/i18n/use-portuguese.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { callbacks, type OwnCallback as Own } from '#shared/api/callbacks.ts';
import { zoneName } from '#shared/values/zone-name.ts';

/** The callback of a link, for the caller (without an account) and for the owner. `note` names the chat session. */
export function CallbackPage({ note, isOwner = false }: { note?: ReactNode; isOwner?: boolean }) {
  const { t } = useTranslation('callbacks');
  // A caller reads their own clock, an owner the one of their settings.
  const [zone, setZone] = useState(isOwner ? undefined : browserZone());
  const [isDeleted, setDeleted] = useState(false);
  const {
    data: own,
    error,
    mutate,
  } = useEndpoint(callbacks.getOwn, isDeleted ? null : { ...(zone && { tz: zone }) }, { keepPreviousData: true });
  usePortuguese(own && !isOwner ? own.portuguese : null);
  const title = <title>{pageTitle(t('own.pageTitle'))}</title>;
  if (isDeleted) return <Empty title={title} what="forgotten" />;
  if (error?.code === 'callbacks.unknown-appointment') return <Empty title={title} what="nothing" note={note} />;
  if (error && !own) {
    return (
      <div className="wrap sec stack">
        {title}
        <h1 className="vh">{t('own.pageTitle')}</h1>
        <Failure error={error} onRetry={() => void mutate()} />
      </div>
    );
  }
  if (!own) return <Loading title={title} />;
  const shownZone = zone ?? own.appointment?.tz ?? 'UTC';
  const isOpen = own.open_until !== null;
  return (
    <div className="wrap wrap--mid wiz wiz--2">
      {title}
      <div className="wiz__top">
        {note}
        <Head own={own} zone={shownZone} isOwner={isOwner} />
      </div>
      <div className="stack [--stack:2rem]">
        <RescheduleCallback own={own} zone={shownZone} onZone={setZone} onChanged={(next) => void mutate(next)} />
        {isOpen && <CancelCallback own={own} isOwner={isOwner} onChanged={(next) => void mutate(next)} />}
      </div>
      <aside className="stack [--stack:1.25rem]">
        <AppointmentTicket own={own} zone={shownZone} isOwner={isOwner} />
        {!isOwner && <DeleteCallerData own={own} zone={shownZone} onDeleted={() => setDeleted(true)} />}
      </aside>
    </div>
  );
}

/** The state of the callback, in one sentence. */
function Head({ own, zone, isOwner }: { own: Own; zone: string; isOwner: boolean }) {
  const { t } = useTranslation('callbacks', { keyPrefix: 'own' });
  const { locale } = useLanguage();
  const { appointment, owner, name, open_until } = own;
  const clock = zonedFormats(zone, locale);
  const at = appointment?.starts_at ?? own.now;
  // The zone is named wherever another clock may be meant: the owner’s, or that of this browser.
  const others = [appointment?.tz, browserZone()];
  const isElsewhere = appointment !== null && others.some((each) => each && !isSameTime(zone, each, at));
  const time = isElsewhere ? t('inZone', { time: clock.time(at), zone: zoneName(zone, locale, at) }) : clock.time(at);
  const values = { owner: owner || t('owner'), name: name ?? t('caller'), day: clock.day(at), time };
  const state =
    !appointment ||
    (open_until === null &&
      appointment.state !== 'cancelled' &&
      appointment.state !== 'missed' &&
      appointment.state !== 'done')
      ? 'begun'
      : appointment.state;
  const whose = isOwner ? 'owners' : 'callers';
  return (
    <>
      <h1 className="display">{t(`${whose}.${state}`, values)}</h1>
      <p className="lead [margin-block-start:0.75rem]">
        {t(open_until ? `lead.${whose}` : `lead.${state === 'done' || state === 'begun' ? 'over' : 'again'}`, values)}
      </p>
    </>
  );
}

function Empty({ title, what, note }: { title: ReactNode; what: 'nothing' | 'forgotten'; note?: ReactNode }) {
  const { t } = useTranslation('callbacks', { keyPrefix: 'own' });
  return (
    <div className="wrap sec">
      {title}
      {note}
      <EmptyState title={t(`${what}.title`)} lead={t(`${what}.lead`)} />
    </div>
  );
}

const Loading = ({ title }: { title: ReactNode }) => (
  <div className="wrap wrap--mid wiz wiz--2" aria-busy="true">
    {title}
    <div className="wiz__top stack">
      <Skeleton width="70%" height="3.5rem" />
      <Skeleton width="45%" height="1.5rem" />
    </div>
    <div className="stack">
      <Skeleton width="100%" height="6rem" />
      <Skeleton width="100%" height="7rem" />
    </div>
    <Skeleton width="100%" height="18rem" />
  </div>
);
