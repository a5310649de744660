import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { writeUnit } from '#frontend/lib/unit.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { DAY } from '#shared/values/duration.ts';
import type { Charge } from '#shared/values/membership.ts';

/** Why a paid charge has no refund button: since when, and who helps now. Nothing where it has one. */
export function RefundOver({ of: { paid_at, refundable_ended_at: ended } }: { of: Charge }) {
  const { t } = useTranslation('payments', { keyPrefix: 'refund' });
  const { language } = useLanguage();
  const { locale, date } = useFormats();
  if (!paid_at || !ended) return null;
  const days = Math.round((Date.parse(ended) - Date.parse(paid_at)) / DAY);
  return (
    <div className="note">
      <Icon of={Info} />
      <p>
        {t('over', { days: writeUnit(days, 'day', locale), day: date(ended) })}
        <Gap />
        <Link to={`${pathTo('contact', { language })}?topic=charge-or-refund`}>{t('write')}</Link>
      </p>
    </div>
  );
}
