import { useTranslation } from 'react-i18next';

import { Skeleton } from '#frontend/components/skeleton.tsx';
import { sharedContacts } from '#frontend/features/people/compare/compared-contacts.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { people } from '#shared/api/people.ts';
import type { PersonId } from '#shared/values/id.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** The phones and emails that both open reports have. Reports that are not open stay closed. */
export function SharedContacts({ ids: [first, second] }: { ids: [PersonId, PersonId] }) {
  const { t } = useTranslation('compare');
  const one = useEndpoint(people.getReport, { person_id: first }, { shouldRetryOnError: false });
  const other = useEndpoint(people.getReport, { person_id: second }, { shouldRetryOnError: false });
  const isReading = (!one.data && !one.error) || (!other.data && !other.error);
  const shared = one.data && other.data && sharedContacts(one.data, other.data);
  return (
    <section className="part [margin-block-start:2rem]" aria-labelledby="in-both">
      <div className="part__head">
        <h2 id="in-both">{t('shared')}</h2>
      </div>
      {isReading && <Skeleton width="100%" height="3rem" />}
      {!isReading && !shared && <p className="part__note">{t('sharedLocked')}</p>}
      {shared && shared.phones.length + shared.emails.length === 0 && <p className="part__note">{t('sharedNone')}</p>}
      {shared && (
        <dl className="kv">
          {shared.phones.length > 0 && (
            <div>
              <dt>{t('phones')}</dt>
              <dd>
                {shared.phones.map((number) => (
                  <bdi key={number} dir="ltr" className="cmp__one">
                    {formatPhone(number)}
                  </bdi>
                ))}
              </dd>
            </div>
          )}
          {shared.emails.length > 0 && (
            <div>
              <dt>{t('emails')}</dt>
              <dd>
                {shared.emails.map((email) => (
                  <bdi key={email} dir="ltr" className="cmp__one">
                    {email}
                  </bdi>
                ))}
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}
