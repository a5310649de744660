import '#frontend/styles/assistant.css';

import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';

/** Since when the words of the pages are as they are. */
const SINCE = '2026-11-22';
const pages = {
  'web-flow-privacy-policy': 'privacy',
  'web-flow-terms-of-service': 'terms',
} as const;
const sections = {
  privacy: ['short', 'members', 'records', 'calls', 'recording', 'rights'],
  terms: ['what', 'use', 'assistant', 'money', 'leaving', 'errors'],
} as const;

/** The static pages of the assistant: privacy policy and terms. */
export function StaticPage() {
  const { slug = 'web-flow-privacy-policy' } = useParams();
  const name = Object.hasOwn(pages, slug) ? pages[slug as keyof typeof pages] : undefined;
  return name ? <Shown name={name} /> : <NoSuchPage />;
}

function Shown({ name }: { name: keyof typeof sections }) {
  const { t } = useTranslation('pages');
  const { locale } = useLanguage();
  return (
    <div className="wrap wrap--mid layout-doc">
      <title>{pageTitle(t(`${name}.title`))}</title>
      <header className="stack [--stack:0.75rem]">
        <h1 className="display">{t(`${name}.title`)}</h1>
        <p className="lead">{t('since', { day: formats.day(SINCE, locale) })}</p>
        <div>
          <Button look="line" size="sm" onClick={() => print()}>
            <Icon of={Printer} small /> {t('print')}
          </Button>
        </div>
      </header>
      <nav className="toc" aria-labelledby="toc">
        <h2 id="toc" className="cap">
          {t('contents')}
        </h2>
        <ol>
          {sections[name].map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`${name}.${section}.title` as 'privacy.short.title')}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="doc">
        {sections[name].map((section, i) => (
          <section key={section} id={section} aria-labelledby={`${section}-title`}>
            <h2 id={`${section}-title`}>
              <span aria-hidden="true">{i + 1}</span>
              {t(`${name}.${section}.title` as 'privacy.short.title')}
            </h2>
            <p>{t(`${name}.${section}.text` as 'privacy.short.text')}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

function NoSuchPage() {
  const { t } = useTranslation('pages');
  const { language } = useLanguage();
  return (
    <div className="wrap sec">
      <title>{pageTitle(t('none'))}</title>
      <EmptyState title={t('none')} lead={t('noneLead')}>
        <ul className="row">
          {(Object.keys(pages) as (keyof typeof pages)[]).map((slug) => (
            <li key={slug}>
              <Link to={pathTo('assistantPage', { language, slug })}>{t(`${pages[slug]}.title`)}</Link>
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  );
}
