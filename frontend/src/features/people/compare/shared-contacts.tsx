import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { sharedContacts } from '#frontend/features/people/compare/compared-contacts.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { usePhoneFormat } from '#frontend/lib/use-phone-format.ts';
import { people } from '#shared/api/people.ts';
import type { PersonId } from '#shared/values/id.ts';

/** The phones and emails that both open reports have. Reports that are not open stay closed. */
export function SharedContacts({ ids: [first, second] }: { ids: [PersonId, PersonId] }) {
  const { t } = useTranslation('compare');
  const formatPhone = usePhoneFormat();
  const opened = useEndpoint(people.getOpened, {});
  const now = new Date().toISOString();
  const isOpen = (id: PersonId) =>
    opened.data?.data.some(({ person_id, open_until }) => person_id === id && open_until > now) ?? false;
  const areOpen = isOpen(first) && isOpen(second);
  const one = useEndpoint(people.getReport, areOpen ? { person_id: first } : null);
  const other = useEndpoint(people.getReport, areOpen ? { person_id: second } : null);
  const fault = opened.error ?? one.error ?? other.error;
  const isReading = !fault && (!opened.data || (areOpen && !(one.data && other.data)));
  const shared = one.data && other.data && sharedContacts(one.data, other.data);
  return (
    <section className="part [margin-block-start:2rem]" aria-labelledby="in-both">
      <div className="part__head">
        <h2 id="in-both">{t('shared')}</h2>
      </div>
      {isReading && <Skeleton width="100%" height="3rem" />}
      {fault && <Failure error={fault} />}
      {!isReading && !fault && !shared && <p className="part__note">{t('sharedLocked')}</p>}
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
