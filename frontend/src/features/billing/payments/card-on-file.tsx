import { CreditCard } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { cardExpiry, cardName } from '#shared/values/card-name.ts';
import type { Membership } from '#shared/values/membership.ts';

/** The card that renewals are charged to, as far as we know it, and the way to another one. */
export function CardOnFile({ of: { card, standing } }: { of: Membership }) {
  const { t } = useTranslation('payments');
  const { language, locale } = useLanguage();
  if (!card || standing === 'none' || standing === 'cancelled') return null;
  return (
    <section className="part" aria-labelledby="card">
      <div className="part__head">
        <h2 id="card">{t('onFile.title')}</h2>
      </div>
      <div className="offer">
        <div className="cardon">
          <Icon of={CreditCard} />
          <p>
            <b>
              <bdi dir="ltr">{cardName(card)}</bdi>
            </b>
            <span>
              <Trans
                t={t}
                i18nKey="onFile.expires"
                values={{ expiry: cardExpiry(card, locale) }}
                components={ltrMark}
              />
            </span>
          </p>
        </div>
        <LinkButton look="line" size="sm" to={pathTo('card', { language })}>
          {t('replace')}
        </LinkButton>
      </div>
    </section>
  );
}
