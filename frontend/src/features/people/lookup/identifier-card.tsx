import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/number-card.css';

import { AtSign, Mail } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { LimitFailure } from '#frontend/components/limit-failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { colonOf } from '#frontend/lib/label-value.ts';
import { people } from '#shared/api/people.ts';
import type { Identifier } from '#shared/api/people/identifier.ts';
import type { SearchState } from '#shared/api/people/search-results.ts';

/** What is known of an address or a username beside the people who list it, and what was perhaps meant. */
export function IdentifierCard({ search: { search_id } }: { search: SearchState }) {
  const { t } = useTranslation('number');
  const { data: found, error, mutate } = useEndpoint(people.getIdentifier, { search_id });
  const id = useId();
  const again = (at: string) => t('mark.again', { at });
  if (error && !found) return <LimitFailure error={error} again={again} onRetry={() => void mutate()} />;
  if (!found)
    return (
      <p className="idbox" aria-busy="true">
        {t('loading')}
      </p>
    );
  return (
    <section className="idbox" aria-labelledby={id}>
      <Icon of={found.type === 'email' ? Mail : AtSign} />
      <div>
        <h2 id={id}>{t(`${found.type}.title`)}</h2>
        {/* What a misspelt domain is says nothing of the address that was meant. */}
        {found.type === 'username' ? <Profiles of={found} /> : !found.meant && <Domain of={found} />}
        <Near found={found} />
      </div>
    </section>
  );
}

function Domain({ of: { domain, kind, provider } }: { of: Extract<Identifier, { type: 'email' }> }) {
  const { t } = useTranslation('number', { keyPrefix: 'email' });
  const { locale } = useLanguage();
  return (
    <p>
      <bdi dir="ltr">
        <b>{domain}</b>
      </bdi>
      {colonOf(locale)}
      {kind === 'mailbox' ? t('mailbox', { provider: provider ?? domain }) : t(kind)}
    </p>
  );
}

function Profiles({ of: { profiles } }: { of: Extract<Identifier, { type: 'username' }> }) {
  const { t } = useTranslation('number', { keyPrefix: 'username' });
  if (profiles.length === 0) return <p>{t('locked')}</p>;
  return (
    <p>
      {t('seenOn')}
      <Gap />
      {profiles.map(({ network, url }, at) => (
        <span key={network}>
          {at > 0 && ' · '}
          {url ? (
            <a href={url} rel="noopener noreferrer nofollow" target="_blank">
              <bdi>{network}</bdi>
            </a>
          ) : (
            <bdi>{network}</bdi>
          )}
        </span>
      ))}
    </p>
  );
}

/** “Did you mean …?”, each a search of its own. */
function Near({ found }: { found: Identifier }) {
  const { t } = useTranslation('number', { keyPrefix: 'near' });
  const { t: tNumber } = useTranslation('number');
  const { search, busy, failure } = useStartSearch();
  const { type, near } = found;
  const meant = type === 'email' && near.every(({ search_query }) => search_query !== found.meant) && found.meant;
  if (near.length === 0 && !meant) return null;
  const all = [...(meant ? [{ search_query: meant, people: undefined }] : []), ...near];
  return (
    <>
      <p>
        <b>{t('title')}</b>
      </p>
      <ul className="idbox__near">
        {all.map(({ search_query, people }) => (
          <li key={search_query}>
            <bdi dir="ltr">{search_query}</bdi>
            {people !== undefined && <span className="small muted">{t('people', { count: people })}</span>}
            <Button look="soft" size="sm" busy={busy} onClick={() => void search(type, { search_query })}>
              {t('search')}
            </Button>
          </li>
        ))}
      </ul>
      {failure && <LimitFailure error={failure} again={(at) => tNumber('mark.again', { at })} />}
    </>
  );
}
