import '#frontend/styles/faq.css';

import { EyeOff, type LucideIcon, Plus, Scale, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { searchLives } from '#frontend/lib/search-lives.ts';

const promises = { private: EyeOff, less: ShieldCheck, lawful: Scale } as const satisfies Record<string, LucideIcon>;
const questions = ['told', 'nothing', 'source', 'kept'] as const;

/** What is fair to those who search and to those who are found. Only what holds today. */
export function FairUse() {
  const { t } = useTranslation('home', { keyPrefix: 'fair' });
  const { language, locale } = useLanguage();
  const lives = searchLives(locale);
  return (
    <section className="sec sec--rule" aria-labelledby="h-fair">
      <div className="wrap">
        <h2 className="display" id="h-fair">
          {t('title')}
        </h2>
        <ul className="trust">
          {(Object.keys(promises) as (keyof typeof promises)[]).map((promise) => (
            <li key={promise}>
              <Icon of={promises[promise]} />
              <h3>{t(`${promise}.title`)}</h3>
              <p>{t(`${promise}.says`, lives)}</p>
            </li>
          ))}
        </ul>
        <div className="faq">
          {questions.map((question, first) => (
            <details key={question} open={first === 0}>
              <summary>
                {t(`faq.${question}.question`)}
                <Icon of={Plus} />
              </summary>
              <p>{t(`faq.${question}.answer`, lives)}</p>
            </details>
          ))}
        </div>
        <Link className="faq__all" to={pathTo('faq', { language })}>
          {t('faq.all')}
        </Link>
      </div>
    </section>
  );
}
