import '#frontend/styles/assistant.css';
import '#frontend/styles/faq.css';

import { useMemo, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { FoundAnswers } from '#frontend/features/faq/found-answers.tsx';
import { Questions } from '#frontend/features/faq/question-list.tsx';
import { answerKey, questionKey, slugs, synonymsKey, topicNames, topics } from '#frontend/features/faq/questions.ts';
import { searcher } from '#frontend/features/faq/search.ts';
import { plain } from '#frontend/features/faq/structured-data.ts';
import { useFigures } from '#frontend/features/faq/use-figures.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';

/** Questions and answers by topic, with a search that stays in the browser. */
export function Faq() {
  const { t } = useTranslation('faq');
  const { language, locale } = useLanguage();
  const figures = useFigures();
  const [query, setQuery] = useState('');
  const search = useMemo(
    () =>
      searcher(
        slugs.map((slug) => ({
          id: slug,
          question: t(questionKey(slug)),
          answer: plain(t(answerKey(slug, figures.hasTrial), figures.values as never)),
          synonyms: t(synonymsKey(slug)),
        })),
        locale,
      ),
    [t, locale, figures],
  );
  const asked = query.trim();
  return (
    <div className="wrap wrap--mid layout-doc">
      <title>{pageTitle(t('title'))}</title>
      <header>
        <h1 className="display">{t('title')}</h1>
        <form className="faq__search" role="search" onSubmit={(event) => event.preventDefault()}>
          <TextField
            type="search"
            label={t('search', { count: slugs.length })}
            value={query}
            maxLength={200}
            onChange={(event) => setQuery(event.target.value)}
          />
        </form>
      </header>
      <nav className="toc" aria-labelledby="topics">
        <h2 id="topics" className="cap">
          {t('topics.label')}
        </h2>
        <ol>
          {topicNames.map((topic) => (
            <li key={topic}>
              <a href={`#${topic}`} onClick={() => setQuery('')}>
                {t(`topics.${topic}`)}
              </a>
            </li>
          ))}
        </ol>
        <p className="small muted mt-5">
          <Trans t={t} i18nKey="notHere" components={{ contact: <Link to={pathTo('contact', { language })} /> }} />
        </p>
      </nav>
      <div className="faq__topics">
        {asked ? (
          <FoundAnswers query={asked} found={search(asked)} figures={figures} onClear={() => setQuery('')} />
        ) : (
          topicNames.map((topic) => (
            <section key={topic} id={topic} aria-labelledby={`${topic}-title`}>
              <h2 id={`${topic}-title`}>{t(`topics.${topic}`)}</h2>
              <Questions slugs={topics[topic]} figures={figures} />
            </section>
          ))
        )}
      </div>
    </div>
  );
}
