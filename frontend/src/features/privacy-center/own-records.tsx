import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { ConfirmRecord } from '#frontend/features/privacy-center/confirm-record.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { OwnRecord } from '#shared/api/privacy.ts';

/** The records that carry what was verified; those that may be someone else’s show initials only. */
export function OwnRecords({ records, onChanged }: { records: OwnRecord[]; onChanged: () => void }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'records' });
  return (
    <section aria-labelledby="own-records">
      <div className="cdh">
        <h2 id="own-records">{t('title')}</h2>
        <span className="num">
          <Count of={records.length} />
        </span>
      </div>
      <ul>
        {records.map((record) => (
          <RecordRow key={record.person_id} record={record} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

function RecordRow({ record, onChanged }: { record: OwnRecord; onChanged: () => void }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'records' });
  const { language } = useLanguage();
  const { shortTown } = usePlaceNames();
  const [isAsked, setAsked] = useState(false);
  const { person_id, access, name, lives_in, portrait, facts } = record;
  const isOpen = access === 'open';
  const town = lives_in && shortTown(lives_in);
  return (
    <li className="rel">
      {portrait ? <Portrait seed={portrait} size={40} /> : <Initials name={name} size={40} />}
      <b>
        <bdi>{name}</bdi>
      </b>
      <small>
        {town && (
          <>
            <bdi>{town}</bdi> ·{' '}
          </>
        )}
        {t('facts', { count: facts })}
        {!isOpen && <> · {t('maybe')}</>}
      </small>
      <span className="rel__ev">
        {isOpen ? (
          <LinkButton look="line" size="sm" to={pathTo('privacyCenter', { language, person_id })}>
            {t('see')}
          </LinkButton>
        ) : (
          <Button look="line" size="sm" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
            {t('isIt')}
          </Button>
        )}
      </span>
      {isAsked && !isOpen && <ConfirmRecord record={record} onConfirmed={onChanged} />}
    </li>
  );
}
