import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { User } from '#shared/api/account.ts';

/** How the member logs in, and how well that is protected. */
export function LoginCard({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  return (
    <section className="card" aria-labelledby="known">
      <h2 id="known">{t('overview.known')}</h2>
      <dl className="kv [margin-block-start:0.75rem]">
        <div>
          <dt>{t('profile.email')}</dt>
          <dd>
            <bdi dir="ltr">{user.email}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('profile.mobile')}</dt>
          <dd>{user.phone ? <PhoneNumber of={user.phone} /> : t('profile.noMobile')}</dd>
        </div>
        <div>
          <dt>{t('security.password')}</dt>
          <dd>{user.has_password ? t('security.isSet') : t('security.noPassword')}</dd>
        </div>
        <div>
          <dt>{t('security.factor')}</dt>
          <dd>{t(user.has_second_factor ? 'security.on' : 'security.off')}</dd>
        </div>
      </dl>
      <p className="small card__more">
        <Link to={pathTo('security', { language })}>{t('overview.toSecurity')}</Link>
      </p>
    </section>
  );
}
