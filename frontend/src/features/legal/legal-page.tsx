import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/assistant.css';

import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Changes } from '#frontend/features/legal/changes.tsx';
import { LegalSections } from '#frontend/features/legal/legal-sections.tsx';
import { type LegalText, legalText } from '#frontend/lib/legal-text.ts';
import { OtherVersions } from '#frontend/features/legal/other-versions.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { isLegalSlug, latestVersion, legalSlugs } from '#shared/legal/versions.ts';

/** The privacy policy or the terms: the version of the address, or the one in force. */
export function LegalPage() {
  const { slug = 'web-flow-privacy-policy', version } = useParams();
  const { language } = useLanguage();
  const text = isLegalSlug(slug) ? legalText(slug, Number(version ?? latestVersion(slug)), language) : undefined;
  // The words of all versions are loaded at the address of a version.
  const before = text && version ? legalText(text.slug, text.version - 1, language) : undefined;
  return text ? <Shown text={text} before={before} /> : <NoSuchPage />;
}

function Shown({ text, before }: { text: LegalText; before: LegalText | undefined }) {
  const { t } = useTranslation('pages');
  const { locale, language } = useLanguage();
  const { slug, version, since, title, structure, titleOf } = text;
  const latest = latestVersion(slug);
  return (
    <div className="wrap wrap--mid layout-doc">
      <title>{pageTitle(version === latest ? title : t('titleOfVersion', { title, version }))}</title>
      <header className="stack [--stack:0.75rem]">
        <h1 className="display">{title}</h1>
        <p className="lead">{t('since', { day: formats.day(since, locale), version })}</p>
        {version !== latest && (
          <p className="note">
            {t('replaced')}
            <Gap />
            <Link to={pathTo('assistantPage', { language, slug })}>{t('inForce', { version: latest })}</Link>
          </p>
        )}
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
          {structure.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`}>{titleOf(id)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="doc">
        <LegalSections text={text} />
        {before && <Changes before={before} after={text} />}
        <OtherVersions text={text} showsChanges={before !== undefined} />
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
          {legalSlugs.map((slug) => (
            <li key={slug}>
              <Link to={pathTo('assistantPage', { language, slug })}>
                {legalText(slug, latestVersion(slug), language)?.title}
              </Link>
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  );
}
