import '#frontend/styles/faq.css';

import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Questions } from '#frontend/features/faq/question-list.tsx';
import { useFigures } from '#frontend/features/faq/use-figures.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

const slugs = ['why-charged', 'will-they-know', 'rings-first', 'cancel'] as const;

/** The questions that support hears most. */
export function AskedMost() {
  const { t } = useTranslation('faq');
  const { language } = useLanguage();
  return (
    <section aria-labelledby="most">
      <h2 id="most">{t('most')}</h2>
      <Questions slugs={slugs} figures={useFigures()} />
      <Link className="faq__all" to={pathTo('faq', { language })}>
        {t('all')}
      </Link>
    </section>
  );
}
