import { Trans, useTranslation } from 'react-i18next';

import type { Part } from '#frontend/features/people/search/parts.ts';

/** A part of a reading with its label, “Last name: Inouye”, as the language writes it. */
export function PartWords({ field, value, kind }: Part) {
  const { t } = useTranslation('find');
  if (field === 'age') return <bdi>{value}</bdi>; // it says itself that it is an age
  const label = kind ? t(`kinds.${kind}`) : t(`understood.${field}`);
  return <Trans t={t} i18nKey="understood.chip" values={{ label, value }} components={{ v: <bdi /> }} />;
}
