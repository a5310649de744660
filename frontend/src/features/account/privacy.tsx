import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { Link, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { PrivacySettings } from '#frontend/features/account/privacy-settings.tsx';
import { PageHead } from '#frontend/features/account/page-head.tsx';
import { Section } from '#frontend/features/account/section.tsx';
import { ExportData } from '#frontend/features/account/export-data.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { keptFor } from '#frontend/lib/kept-for.ts';
import { figures } from '#shared/values/figures.ts';
import { account, type Kept } from '#shared/api/account.ts';

/** What is kept and for how long, data export, privacy settings and account deletion. */
export function Privacy() {
  const { t } = useTranslation('account', { keyPrefix: 'privacy' });
  const { language, locale } = useLanguage();
  const { data, error, mutate } = useEndpoint(account.getPrivacy, {});
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="12rem" width="100%" />}
      {data && (
        <>
          <Section title={t('kept')}>
            <KeptTable kept={data.kept} />
            <p className="part__note">{t('audit')}</p>
            <p className="part__note">
              {t('apart', {
                message: keptFor('message', locale),
                limit: keptFor('limit', locale),
                visits: keptFor('webEvent', locale),
              })}
            </p>
            <p className="part__note">
              <Trans t={t} i18nKey="mine" components={{ a: <Link to={pathTo('privacyCenter', { language })} /> }} />
            </p>
          </Section>
          <Section title={t('take')}>
            <ExportData />
          </Section>
          <Section title={t('choices')}>
            <PrivacySettings settings={data.choices} optedOutAt={data.opted_out_at} />
          </Section>
          <Section title={t('leave')}>
            <div className="offer">
              <div>
                <b>{t('delete')}</b>
                <p className="small muted">{t('deleteLead', { days: figures.undoDeletionDays })}</p>
              </div>
              <LinkButton look="line" to={pathTo('deleteAccount', { language })}>
                {t('delete')}
              </LinkButton>
            </div>
          </Section>
        </>
      )}
    </>
  );
}

/** What is kept until something other than the reader’s own deletion of it. */
const ends: Partial<Record<Kept['what'], 'account' | 'tickets'>> = {
  profile: 'account',
  flags: 'account',
  credits: 'account',
  tickets: 'tickets',
};

function KeptTable({ kept }: { kept: Kept[] }) {
  const { t } = useTranslation('account', { keyPrefix: 'privacy' });
  const { locale } = useLanguage();
  return (
    <table className="tbl tbl--stack kept">
      <caption className="vh">{t('kept')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col" className="end">
            {t('howMany')}
          </th>
          <th scope="col">{t('howLong')}</th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ what, count, kept }) => (
          <tr key={what}>
            <td>
              <b>{t(`of.${what}`)}</b>
            </td>
            <td className="end">
              <Count of={count} />
            </td>
            <td className="full">{t(`for.${ends[what] ?? kept}`, { span: keptFor('ticket', locale) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
