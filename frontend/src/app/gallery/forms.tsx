import { useTranslation } from 'react-i18next';

import { GalleryPart } from '#frontend/app/gallery/part.tsx';
import { Select, TextField } from '#frontend/components/field.tsx';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import { SearchCard } from '#frontend/features/people/search/search-card.tsx';

/** What one writes into. */
export function FormSpecimens() {
  const { t } = useTranslation('search', { keyPrefix: 'form' });
  return (
    <>
      <GalleryPart title="Fields">
        <div className="grid-2">
          <TextField label={t('name.first')} />
          <TextField label={t('name.last')} defaultValue="Okafor" />
          <TextField label={t('email.label')} type="email" placeholder="name@example.com" hint={t('private')} />
          <TextField label={t('email.label')} type="email" defaultValue="tam@" error="email" />
          <Select label={t('state')}>
            <option>{t('anyState')}</option>
          </Select>
          <Select label={t('state')} error="required">
            <option>{t('anyState')}</option>
          </Select>
          <PhoneField label={t('phone.label')} name="phone" error={undefined} />
          <PhoneField label={t('phone.label')} name="phone" defaultValue="12" country="DE" error="phone" />
        </div>
      </GalleryPart>
      <GalleryPart title="Search card, as wide as there is room">
        <SearchCard />
      </GalleryPart>
    </>
  );
}
