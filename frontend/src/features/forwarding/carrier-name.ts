import { useTranslation } from 'react-i18next';

import type { Carrier } from '#shared/api/forwarding.ts';

/** Whether it stands for all carriers that we do not know. */
export const isAnother = ({ id }: Pick<Carrier, 'id'>): boolean => id.endsWith('-other');

/** A carrier by its name; one that we do not know is called so in the visitor’s language. */
export function useCarrierName(): (carrier: Carrier) => string {
  const { t } = useTranslation('forwarding');
  return (carrier) => (isAnother(carrier) ? t('carrier.other') : carrier.name);
}
