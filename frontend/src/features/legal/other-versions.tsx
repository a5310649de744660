import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import type { LegalText } from '#frontend/lib/legal-text.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { legalTexts } from '#shared/legal/versions.ts';

type OtherVersionsProps = { text: LegalText; showsChanges: boolean };

/** Where the other versions are, and, if the page does not show it, what changed with this one. */
export function OtherVersions({ text: { slug, version, news }, showsChanges }: OtherVersionsProps) {
  const { t } = useTranslation('pages');
  const { locale, language } = useLanguage();
  return (
    <section id="versions" aria-labelledby="versions-title">
      <h2 id="versions-title" className="[grid-template-columns:1fr]!">
        {t('versions')}
      </h2>
      {news && !showsChanges && (
        <p>
          {news}
          <Gap />
          <Link to={`${pathTo('assistantPageVersion', { language, slug, version: String(version) })}#what-changed`}>
            {t('changes.see')}
          </Link>
        </p>
      )}
      <ul className="stack [--stack:0.25rem]">
        {legalTexts[slug].versions.toReversed().map((each) => {
          const name = t('version', { version: each.version, day: formats.day(each.since, locale) });
          return (
            <li key={each.version} aria-current={each.version === version || undefined}>
              {each.version === version ? (
                name
              ) : (
                <Link to={pathTo('assistantPageVersion', { language, slug, version: String(each.version) })}>
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
