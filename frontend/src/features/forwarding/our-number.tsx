import { useTranslation } from 'react-i18next';

import { formatPhone } from '#shared/values/phone-format.ts';

/** The number that a code leads to, in full: nobody should dial a code without seeing where it goes. */
export function OurNumber({ number }: { number: string | null }) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'codes' });
  if (!number) return null;
  return (
    <p className="small muted">
      {t('into')} <bdi dir="ltr">{formatPhone(number)}</bdi>
    </p>
  );
}
