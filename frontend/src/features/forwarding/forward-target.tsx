import { useTranslation } from 'react-i18next';

import { PhoneNumber } from '#frontend/components/phone-number.tsx';

/** The number a code forwards to, shown in full before anything is dialed. */
export function ForwardTarget({ number }: { number: string | null }) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'codes' });
  if (!number) return null;
  return (
    <p className="small muted">
      {t('into')} <PhoneNumber of={number} />
    </p>
  );
}
