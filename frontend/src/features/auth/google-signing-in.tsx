import '#frontend/styles/results.css';

import { CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useSignedIn } from '#frontend/lib/session.ts';

const steps = [
  { name: 'sent', icon: CircleCheck, className: undefined },
  { name: 'same', icon: LoaderCircle, className: 'is-now' },
  { name: 'account', icon: CircleDashed, className: 'is-wait' },
] as const;

/** Shown while Google’s answer is checked. */
export function GoogleSigningIn() {
  const { t } = useTranslation('google', { keyPrefix: 'back' });
  const { language } = useLanguage();
  const isMember = useSignedIn();
  return (
    <div className="wrap wrap--mid searching">
      <title>{pageTitle(t('title'))}</title>
      <div>
        <h1 className="display">{isMember ? t('connecting') : t('heading')}</h1>
        <p className="lead">{t('lead')}</p>
        <LinkButton look="line" to={pathTo('logIn', { language })}>
          {t('cancel')}
        </LinkButton>
      </div>
      <ol className="stage" aria-live="polite">
        {steps.map(({ name, icon, className }) => (
          <li key={name} className={className} aria-current={className === 'is-now' ? 'step' : undefined}>
            <Icon of={icon} />
            <b>{t(name)}</b>
            <span />
            <small>{t(`${name}Means`)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
