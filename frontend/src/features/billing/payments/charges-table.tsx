import { useTranslation } from 'react-i18next';

import { Price } from '#frontend/components/bdi.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { ChargeRow } from '#frontend/features/billing/payments/charge-row.tsx';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';

type Props = { charges: readonly Charge[]; membership: Membership };

/** Every charge, the latest first, down to the free trial that it began with. */
export function ChargesTable({ charges, membership }: Props) {
  const { t } = useTranslation('payments', { keyPrefix: 'charges' });
  return (
    <table className="tbl pays">
      <caption className="vh">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col" className="end">
            {t('amount')}
          </th>
          <th scope="col" className="end">
            <span className="vh">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {charges.map((charge) => (
          <ChargeRow key={`${charge.subscription_id}-${charge.period}`} charge={charge} />
        ))}
        <Trial of={membership} />
      </tbody>
    </table>
  );
}

function Trial({ of: { trial_ends_at, began_at, agreed } }: { of: Membership }) {
  const { t } = useTranslation('payments', { keyPrefix: 'charges' });
  const write = useFormats();
  if (!trial_ends_at || !began_at || !agreed) return null;
  return (
    <tr>
      <td className="when">{write.shortDate(began_at)}</td>
      <td className="what">
        <b>{t('trial')}</b>
        <small>{t('trialNote')}</small>
      </td>
      <td className="stat">
        <Chip>{t('free')}</Chip>
      </td>
      <td className="end amt">
        <Price of={{ ...agreed.amount, minor_units: 0 }} />
      </td>
      <td className="end act" />
    </tr>
  );
}
