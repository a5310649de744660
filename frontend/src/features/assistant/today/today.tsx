import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/assistant.css';

import { Download, Settings2, Voicemail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { LiveCards } from '#frontend/features/assistant/live/live-cards.tsx';
import { useCallEnd, useLive } from '#frontend/features/assistant/live/use-live.ts';
import { AsOf } from '#frontend/features/assistant/offline/as-of.tsx';
import { FirstSteps } from '#frontend/features/assistant/today/first-steps.tsx';
import { ForwardingState } from '#frontend/features/assistant/today/forwarding-state.tsx';
import { NextCallback } from '#frontend/features/assistant/today/next-callback.tsx';
import { CallbackList } from '#frontend/features/assistant/today/callback-list.tsx';
import { type TodayView, useToday } from '#frontend/features/assistant/today/use-today.ts';
import { countSpam } from '#frontend/features/assistant/today/week-counts.ts';
import { WeekBars } from '#frontend/features/assistant/today/week-bars.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';

/** The dashboard of the assistant. Before forwarding works, it shows the setup steps. */
export function Today({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'today' });
  const { data: today, error, asOf, mutate } = useToday();
  const { calls } = useLive();
  useCallEnd(calls, () => void mutate());
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!today && !error && <OnItsWay />}
      {asOf && <AsOf at={asOf} onRetry={() => void mutate()} />}
      {today && !asOf && <LiveCards />}
      {today &&
        (isNew(today) && !asOf ? <FirstSteps today={today} /> : <Day today={today} isOffline={Boolean(asOf)} />)}
      {today && !asOf && <Along>{children}</Along>}
    </>
  );
}

/** Nothing has been forwarded, and nothing can be. */
const isNew = ({ forwarding, week, to_call_back_total }: TodayView) =>
  (forwarding === 'none' || forwarding === 'setting_up') &&
  to_call_back_total === 0 &&
  week.every(({ calls }) => calls === 0);

/** Without a network nothing is offered that needs one, and nothing is said of the forwarding, which may have changed. */
function Day({ today, isOffline }: { today: TodayView; isOffline: boolean }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'today' });
  const { missed_today, to_call_back, to_call_back_total: callbackCount, week, minutes } = today;
  return (
    <>
      <header className="stack">
        {!isOffline && <ForwardingState today={today} />}
        <h1 className="display">
          {missed_today > 0 ? t('missed', { count: missed_today }) : t('quiet')}
          <Gap />
          {callbackCount > 0 && t('back', { count: callbackCount })}
        </h1>
      </header>
      <dl className="tally tally--4">
        <Figure name={t('tally.missed')} of={missed_today} />
        <Figure name={t('tally.back')} of={callbackCount} />
        <Figure name={t('tally.spam')} of={countSpam(week)} />
        <Figure
          name={
            <Trans t={t} i18nKey="tally.minutes" values={{ of: minutes.of }} components={{ m: <bdi dir="ltr" /> }} />
          }
          of={minutes.used}
        />
      </dl>
      <div className="cols">
        <div className="stack [--stack:2.5rem]">
          <CallbackList calls={to_call_back} total={callbackCount} isOffline={isOffline} />
          <WeekBars week={week} />
        </div>
        <div className="stack [--stack:2rem]">
          <NextCallback call={today.next_callback} />
        </div>
      </div>
    </>
  );
}

const Figure = ({ name, of }: { name: ReactNode; of: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Count of={of} />
    </dd>
  </div>
);

/** Links to settings, voicemail and installation. */
function Along({ children }: { children: ReactNode }) {
  const { t } = useTranslation('assistant');
  const { language } = useLanguage();
  const links = [
    ['assistantSettings', Settings2, t('settings.title')],
    ['voicemail', Voicemail, t('voicemail.title')],
    ['assistantInstall', Download, t('today.install')],
  ] as const;
  return (
    <div className="along">
      <ul>
        {links.map(([page, icon, name]) => (
          <li key={page}>
            <Link to={pathTo(page, { language })}>
              <Icon of={icon} small /> {name}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function OnItsWay() {
  const { t } = useTranslation('assistant');
  return (
    <div className="stack" aria-busy="true">
      <p className="vh" role="status">
        {t('loading')}
      </p>
      <Skeleton width="18rem" height="1rem" />
      <Skeleton width="min(34rem, 100%)" height="3rem" />
      <Skeleton width="100%" height="6rem" />
      <Skeleton width="100%" height="14rem" />
    </div>
  );
}
