import { Ban, Ear, Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import parsePhoneNumber from 'libphonenumber-js/min';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { useCarrierName } from '#frontend/features/forwarding/carrier-name.ts';
import { SetUpScreen } from '#frontend/features/forwarding/set-up-screen.tsx';
import { Stepper } from '#frontend/features/forwarding/stepper.tsx';
import { useForwardingAction } from '#frontend/features/forwarding/use-forwarding.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { type Forwarding, forwarding as api } from '#shared/api/forwarding.ts';

/** What forwarding may cost and who hears what, before any code is shown. */
export function CostNotice({ forwarding: { carrier, platform, phone, number } }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'notice' });
  const { language } = useLanguage();
  const nameOf = useCarrierName();
  const { change, isBusy, fault } = useForwardingAction(api.takeStep);
  if (!carrier) return null;
  const isAbroad = Boolean(phone && number && countryOf(phone) !== countryOf(number));
  return (
    <SetUpScreen
      title={t('title')}
      lead={t('lead')}
      above={<Stepper at="notice" platform={platform} />}
      aside={
        number && (
          <section className="ticket" aria-labelledby="ours">
            <p className="cap" id="ours">
              {t('number')}
            </p>
            <p className="big">
              <PhoneNumber of={number} />
            </p>
          </section>
        )
      }
    >
      <ul className="fwd__track">
        <li>
          <Icon of={Receipt} />
          <div>
            <b>{t('cost', { carrier: nameOf(carrier) })}</b>
            <p>{t(`costs.${carrier.cost}`)}</p>
            {carrier.cost_note && (
              <p>
                {t('figures')}: <bdi dir="ltr">{carrier.cost_note}</bdi>
              </p>
            )}
            {isAbroad && <p>{t('abroad')}</p>}
          </div>
        </li>
        <li>
          <Icon of={Ear} />
          <div>
            <b>{t('heard')}</b>
            <p>{t('heardMore')}</p>
            <p>{t('carrierSees')}</p>
          </div>
        </li>
        <li>
          <Icon of={Ban} />
          <div>
            <b>{t('never')}</b>
            <p>{t('neverMore')}</p>
          </div>
        </li>
      </ul>
      {fault && <Failure error={fault} />}
      <div className="row [--gap:0.5rem]">
        <Button busy={isBusy} onClick={() => void change({ step: platform === 'ios' ? 'iphone' : 'codes' })}>
          {t('go')}
        </Button>
        <LinkButton look="ghost" to={pathTo('mobileCarrier', { language })}>
          {t('back')}
        </LinkButton>
      </div>
    </SetUpScreen>
  );
}

const countryOf = (phone: string): string | undefined => parsePhoneNumber(phone)?.country;
