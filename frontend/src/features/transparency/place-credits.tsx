import { Trans, useTranslation } from 'react-i18next';

const links = {
  cldr: 'https://cldr.unicode.org/',
  unicode: 'https://www.unicode.org/license.txt',
  geonames: 'https://www.geonames.org/',
  by: 'https://creativecommons.org/licenses/by/4.0/',
  maxmind: 'https://www.maxmind.com/',
  sa: 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const;

/** Where the names of places come from, and under which licences: CC BY and CC BY-SA ask that those who see them can read it. */
export function PlaceCredits() {
  const { t } = useTranslation('transparency', { keyPrefix: 'places' });
  const components = Object.fromEntries(
    Object.entries(links).map(([name, href]) => [name, <a key={name} href={href} rel="noreferrer" />]),
  );
  return (
    <section className="stack [--stack:0.875rem] [margin-block-start:2.75rem]" aria-labelledby="place-names">
      <h2 id="place-names">{t('title')}</h2>
      <p className="muted">
        <Trans t={t} i18nKey="sources" components={components} />
      </p>
      <p className="muted">
        <Trans t={t} i18nKey="changed" components={components} />
      </p>
    </section>
  );
}
