import '#frontend/styles/results.css';
import '#frontend/styles/find.css';
import '#frontend/styles/suggest.css';
import '#frontend/styles/report.css';
import '#frontend/styles/gallery.css';

import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';

import { BasicSpecimens } from '#frontend/app/gallery/basics.tsx';
import { DrawnSpecimens } from '#frontend/app/gallery/drawings.tsx';
import { FormSpecimens } from '#frontend/app/gallery/forms.tsx';
import { SearchSpecimens } from '#frontend/app/gallery/search.tsx';
import { i18n } from '#frontend/i18n/index.ts';
import { directionOf, type Language, localeOf } from '#shared/values/language.ts';

const sides = ['en', 'ar'] as const;

/** Every component in every state, in both directions; on the desk only. */
export function Gallery() {
  const [words] = useState(() => sides.map((language) => i18n.cloneInstance({ lng: language })));
  return (
    <div className="wrap search">
      <title>Gallery · Calluna</title>
      <h1 className="display">Gallery</h1>
      <div className="gallery">
        {sides.map((language, i) => (
          <I18nextProvider key={language} i18n={words[i]!}>
            <I18nProvider locale={localeOf(language)}>
              <Side language={language} />
            </I18nProvider>
          </I18nextProvider>
        ))}
      </div>
    </div>
  );
}

function Side({ language }: { language: Language }) {
  return (
    <section className="gallery__side" lang={language} dir={directionOf(language)} aria-label={language}>
      <BasicSpecimens />
      <FormSpecimens />
      <DrawnSpecimens />
      <SearchSpecimens />
    </section>
  );
}
