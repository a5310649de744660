import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { support } from '#shared/api/support.ts';

const facts = {
  seller: ['name', 'address', 'registration', 'tax_id', 'email', 'privacy_email'],
  conditions: ['law', 'refund_days'],
} as const;

/** The company behind the texts, or the conditions that it has set. */
export function SellerFacts({ of }: { of: keyof typeof facts }) {
  const { t } = useTranslation('pages', { keyPrefix: 'seller' });
  const { data, error } = useEndpoint(support.getSeller, {});
  if (error) return <Failure error={error} />;
  return (
    <>
      {data?.is_example && <p className="note">{t('example')}</p>}
      <dl className="kv" aria-busy={!data}>
        {facts[of].map((fact) => (
          <div key={fact}>
            <dt>{t(`of.${fact}`)}</dt>
            <dd>
              {fact === 'refund_days' ? (
                data && t('days', { count: data.refund_days })
              ) : fact.endsWith('email') && data ? (
                <a href={`mailto:${data[fact]}`} dir="ltr">
                  {data[fact]}
                </a>
              ) : (
                <bdi>{data?.[fact]}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
