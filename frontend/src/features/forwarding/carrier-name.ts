import { useTranslation } from 'react-i18next';

import type { Carrier } from '#shared/api/forwarding.ts';

/** Stands for any carrier not in the list. */
export const isOtherCarrier = ({ id }: Pick<Carrier, 'id'>): boolean => id.endsWith('-other');

/** The name of a carrier; the placeholder carrier is translated. */
export function useCarrierName(): (carrier: Carrier) => string {
  const { t } = useTranslation('forwarding');
  return (carrier) => (isOtherCarrier(carrier) ? t('carrier.other') : carrier.name);
}
