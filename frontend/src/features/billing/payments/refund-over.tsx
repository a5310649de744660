import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Link } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { writeUnit } from '#frontend/lib/unit.ts';
import { useChargeSupport } from '#frontend/lib/use-charge-support.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { DAY } from '#shared/values/duration.ts';
import type { Charge } from '#shared/values/membership.ts';

/** Why a paid charge has no refund button: since when, and who helps now. Nothing where it has one. */
export function RefundOver({ of: charge }: { of: Charge }) {
  const { t } = useTranslation('payments', { keyPrefix: 'refund' });
  const support = useChargeSupport();
  const { locale, date } = useFormats();
  const { paid_at, refundable_ended_at: ended } = charge;
  if (!paid_at || !ended) return null;
  const days = Math.round((Date.parse(ended) - Date.parse(paid_at)) / DAY);
  return (
    <div className="note">
      <Icon of={Info} />
      <p>
        {t('over', { days: writeUnit(days, 'day', locale), day: date(ended) })}
        <Gap />
        <Link {...support(charge)}>{t('write')}</Link>
      </p>
    </div>
  );
}
