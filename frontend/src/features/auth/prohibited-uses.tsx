import { Baby, Ban, Briefcase, HandCoins, House, Landmark, type LucideIcon, Umbrella } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { type RefusedUse, refusedUses } from '#shared/validation/account.ts';

const icons: Record<RefusedUse, LucideIcon> = {
  employment: Briefcase,
  'household-workers': Baby,
  tenants: House,
  credit: Landmark,
  insurance: Umbrella,
  'debt-collection': HandCoins,
};

/** Prohibited uses, and why. */
export function ProhibitedUses() {
  const { t } = useTranslation('auth', { keyPrefix: 'nos' });
  return (
    <>
      <div className="cdh">
        <h2>{t('title')}</h2>
      </div>
      <ul className="nos">
        {refusedUses.map((use) => (
          <li key={use}>
            <Icon of={icons[use]} />
            <p>
              <b>{t(`uses.${use}.name`)}</b>
              <span>{t(`uses.${use}.means`)}</span>
            </p>
            <Chip tone="line">
              <Icon of={Ban} small />
              {t('refused')}
            </Chip>
          </li>
        ))}
      </ul>
      <p className="small muted [margin-block-start:1rem]">{t('law')}</p>
    </>
  );
}
