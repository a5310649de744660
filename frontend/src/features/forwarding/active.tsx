import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useCarrierName } from '#frontend/features/forwarding/carrier-name.ts';
import { KnownLegs } from '#frontend/features/forwarding/known-legs.tsx';
import { LastDays } from '#frontend/features/forwarding/last-days.tsx';
import { Screen } from '#frontend/features/forwarding/screen.tsx';
import { TestTicket } from '#frontend/features/forwarding/test-ticket.tsx';
import { UndoCard } from '#frontend/features/forwarding/undo-card.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useWriting } from '#frontend/lib/use-writing.ts';
import type { Forwarding } from '#shared/api/forwarding.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** Forwarding that a call has proved: how it goes, and what is left to do. */
export function Active({ forwarding }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding');
  const { language } = useLanguage();
  const { moment } = useWriting();
  const nameOf = useCarrierName();
  const { legs, test, carrier, number, now } = forwarding;
  const proved = legs.filter(({ state }) => state === 'verified');
  const verified_at = proved
    .map((leg) => leg.verified_at ?? '')
    .sort()
    .at(-1);
  return (
    <Screen
      title={t('active.title')}
      lead={t('active.lead', { count: proved.length })}
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
      <KnownLegs forwarding={forwarding} />
      <LastDays forwarding={forwarding} />
      <section aria-labelledby="good">
        <h2 id="good" className="fwd__rule">
          {t('active.good')}
        </h2>
        <dl className="kv">
          {number && (
            <div>
              <dt>{t('active.number')}</dt>
              <dd>
                <bdi dir="ltr">{formatPhone(number)}</bdi>
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
    </Screen>
  );
}
