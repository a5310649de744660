import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { inLanguage, pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { RemoveLink } from '#frontend/components/remove-link.tsx';
import { Wordmark } from '#frontend/components/mark.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { askAgain, hasGlobalPrivacyControl } from '#frontend/lib/consent.ts';
import { chooseLanguage, ownNameOf } from '#frontend/lib/language-choice.ts';
import { useHydrated } from '#frontend/lib/use-hydrated.ts';
import { languages } from '#shared/values/language.ts';

/** The foot of every page. */
export function Footer() {
  const { t } = useTranslation('shell', { keyPrefix: 'footer' });
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot__in">
          <div className="foot__about">
            <p className="word">
              <Wordmark />
            </p>
            <p>{t('about')}</p>
          </div>
          <nav aria-labelledby="foot-languages">
            <h2 className="cap" id="foot-languages">
              {t('languages')}
            </h2>
            <ul className="foot__languages">
              {languages.map((language) => (
                <li key={language}>
                  <Link
                    to={inLanguage(pathname, language) + search}
                    lang={language}
                    hrefLang={language}
                    onClick={() => chooseLanguage(language)}
                  >
                    {ownNameOf(language)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="foot-directory">
            <h2 className="cap" id="foot-directory">
              <Link to={pathTo('directory', { language })}>{t('directory.title')}</Link>
            </h2>
            <ul>
              {(['people', 'phones', 'emails'] as const).map((kind) => (
                <li key={kind}>
                  <Link to={`${pathTo('directory', { language })}/${kind}`}>{t(`directory.${kind}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="foot-to-know">
            <h2 className="cap" id="foot-to-know">
              {t('pages.title')}
            </h2>
            <ul>
              <li>
                <Link to={pathTo('contact', { language })}>{t('pages.contact')}</Link>
              </li>
              <li>
                <Link to={pathTo('faq', { language })}>{t('pages.faq')}</Link>
              </li>
              <li>
                <Link to={pathTo('assistantPage', { language, slug: 'web-flow-privacy-policy' })}>
                  {t('pages.privacy')}
                </Link>
              </li>
              <li>
                <Link to={pathTo('assistantPage', { language, slug: 'web-flow-terms-of-service' })}>
                  {t('pages.terms')}
                </Link>
              </li>
              <li>
                <Link to={`${pathTo('assistantPage', { language, slug: 'web-flow-terms-of-service' })}#who`}>
                  {t('pages.seller')}
                </Link>
              </li>
              <li>
                <Link to={pathTo('withdrawal', { language })}>{t('pages.withdrawal')}</Link>
              </li>
              <li>
                <RemoveLink to={pathTo('removeListing', { language })} />
              </li>
              <li>
                <Link to={pathTo('assistantAppeal', { language })}>{t('pages.appeal')}</Link>
              </li>
              <li>
                <Link to={pathTo('privacyCenter', { language })}>{t('pages.myData')}</Link>
              </li>
              <li>
                <Link to={pathTo('transparency', { language })}>{t('pages.transparency')}</Link>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="foot-developers">
            <h2 className="cap" id="foot-developers">
              {t('developers')}
            </h2>
            <ul>
              <li>
                <a href="/docs">{t('docs')}</a>
              </li>
            </ul>
          </nav>
        </div>
        <p className="foot__legal">{t('legal')}</p>
        <PrivacyChoices />
      </div>
    </footer>
  );
}

/** Consent can be changed at the foot of every page; Global Privacy Control is honored without a question. */
function PrivacyChoices() {
  const { t } = useTranslation('shell', { keyPrefix: 'footer' });
  const isHonored = useHydrated() && hasGlobalPrivacyControl();
  return (
    <p className="foot__choices">
      {isHonored && (
        <span>
          <Icon of={ShieldCheck} small /> {t('gpc')}
        </span>
      )}
      <Button look="ghost" size="sm" onClick={() => askAgain()}>
        {t('choices')}
      </Button>
    </p>
  );
}
