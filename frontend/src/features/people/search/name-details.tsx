import { useTranslation } from 'react-i18next';

import { TextField } from '#frontend/components/field.tsx';
import { PlaceFields } from '#frontend/features/people/search/place-fields.tsx';
import type { FieldOf } from '#frontend/features/people/search/search-form.tsx';

/** Fields that narrow a search by name: place and age. */
export default function NameDetails({ field }: { field: FieldOf }) {
  const { t } = useTranslation('find', { keyPrefix: 'details' });
  return (
    <>
      <PlaceFields field={field} />
      <TextField label={t('age')} hint={t('ageHint')} dir="auto" {...field('age')} />
    </>
  );
}
