import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { configuredFigures, fixedFigures } from '#frontend/features/faq/answer-figures.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import { support } from '#shared/api/support.ts';

/** The figures that answers state. `isComplete` once those of the configuration are known. */
export function useFigures() {
  const { t } = useTranslation('faq');
  const formats = useFormats();
  const { data: offer } = useEndpoint(billing.getOffer, {});
  const { data: hours } = useEndpoint(support.getHours, {});
  return useMemo(
    () => ({
      values: {
        ...fixedFigures(formats.locale),
        ...(offer && hours && configuredFigures(offer, hours, formats, (count) => t('credits', { count }))),
      },
      hasTrial: offer !== undefined && offer.trial_days > 0,
      isComplete: offer !== undefined && hours !== undefined,
    }),
    [offer, hours, formats, t],
  );
}
export type Figures = ReturnType<typeof useFigures>;
