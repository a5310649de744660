import { Clock, Link as Chain, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { GoogleButton } from '#frontend/features/auth/google-button.tsx';
import { Hint, Hints } from '#frontend/features/auth/hints.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';

/** Google’s answer does not match a sign-in of this browser: likely causes and details. */
export function GoogleMismatch({ receivedAt }: { receivedAt: Date }) {
  const { t } = useTranslation('google', { keyPrefix: 'mismatch' });
  const { language, locale } = useLanguage();
  const details = [
    [t('state'), t('stateIs')],
    [t('came'), formats.time(receivedAt, locale)],
    [t('address'), t('addressIs')],
  ];
  return (
    <AuthPage
      isArrival
      title={t('title')}
      heading={t('heading')}
      lead={t('lead')}
      aside={
        <>
          <div className="cdh">
            <h2>{t('saw')}</h2>
          </div>
          <dl className="kv">
            {details.map(([term, is]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{is}</dd>
              </div>
            ))}
          </dl>
        </>
      }
    >
      <div className="stack [--stack:2.5rem]">
        <div className="stack [--stack:0.75rem]">
          <GoogleButton look="solid" label={t('again')} />
          <LinkButton look="line" wide to={pathTo('logIn', { language })}>
            {t('email')}
          </LinkButton>
        </div>
        <Hints title={t('why')}>
          <Hint icon={Clock} title={t('left')}>
            {t('leftMeans')}
          </Hint>
          <Hint icon={Smartphone} title={t('other')}>
            {t('otherMeans')}
          </Hint>
          <Hint icon={Chain} title={t('link')}>
            {t('linkMeans')}
          </Hint>
        </Hints>
      </div>
    </AuthPage>
  );
}
