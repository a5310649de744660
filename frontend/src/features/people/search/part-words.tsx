import { Trans, useTranslation } from 'react-i18next';

import type { Part } from '#frontend/features/people/search/parts.ts';

/** A part of a reading with its label, “Last name: Inouye”, as the language writes it. */
export function PartWords({ field, value }: Part) {
  const { t } = useTranslation('find', { keyPrefix: 'understood' });
  return <Trans t={t} i18nKey="chip" values={{ label: t(field), value }} components={{ v: <bdi /> }} />;
}
