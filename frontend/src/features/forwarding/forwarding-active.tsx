import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { useCarrierName } from '#frontend/features/forwarding/carrier-name.ts';
import { LegStatus } from '#frontend/features/forwarding/leg-status.tsx';
import { RecentCalls } from '#frontend/features/forwarding/recent-calls.tsx';
import { SetUpScreen } from '#frontend/features/forwarding/set-up-screen.tsx';
import { TestTicket } from '#frontend/features/forwarding/test-ticket.tsx';
import { UndoCard } from '#frontend/features/forwarding/undo-card.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Forwarding } from '#shared/api/forwarding.ts';

/** Verified forwarding: its status and remaining options. */
export function ForwardingActive({ forwarding }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding');
  const { language } = useLanguage();
  const { moment } = useFormats();
  const nameOf = useCarrierName();
  const { legs, test, carrier, number, now } = forwarding;
  const verifiedLegs = legs.filter(({ state }) => state === 'verified');
  const verified_at = verifiedLegs
    .map((leg) => leg.verified_at ?? '')
    .sort()
    .at(-1);
  return (
    <SetUpScreen
      title={t('active.title')}
      lead={t('active.lead', { count: verifiedLegs.length })}
      above={
        verified_at && (
          <p>
            <Chip tone="ok">
              <Icon of={Check} small />
              {t('active.chip', { at: moment(verified_at) })}
            </Chip>
          </p>
        )
      }
      aside={
        <>
          {test && <TestTicket test={test} now={now} />}
          <UndoCard forwarding={forwarding} />
        </>
      }
    >
      <LegStatus forwarding={forwarding} />
      <RecentCalls forwarding={forwarding} />
      <section aria-labelledby="good">
        <h2 id="good" className="fwd__rule">
          {t('active.good')}
        </h2>
        <dl className="kv">
          {number && (
            <div>
              <dt>{t('active.number')}</dt>
              <dd>
                <PhoneNumber of={number} />
              </dd>
            </div>
          )}
          {carrier && (
            <div>
              <dt>{t('active.cost', { carrier: nameOf(carrier) })}</dt>
              <dd>
                {carrier.cost_note ? <bdi dir="ltr">{carrier.cost_note}</bdi> : t(`notice.costs.${carrier.cost}`)}
              </dd>
            </div>
          )}
        </dl>
        <p className="small muted">{t('active.silent')}</p>
      </section>
      <div className="row [--gap:0.5rem]">
        <LinkButton to={pathTo('callList', { language })}>{t('active.calls')}</LinkButton>
        <LinkButton look="line" to={pathTo('assistantSettings', { language })}>
          {t('active.settings')}
        </LinkButton>
        <LinkButton look="ghost" to={pathTo('mobileCarrier', { language })}>
          {t('active.change')}
        </LinkButton>
      </div>
    </SetUpScreen>
  );
}
