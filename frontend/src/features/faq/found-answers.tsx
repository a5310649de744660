import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Questions } from '#frontend/features/faq/question-list.tsx';
import type { Slug } from '#frontend/features/faq/questions.ts';
import type { Figures } from '#frontend/features/faq/use-figures.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

type Props = { query: string; found: readonly Slug[]; figures: Figures; onClear: () => void };

/** The answers that match, the best one open; without any, the way to support, which takes the question along. */
export function FoundAnswers({ query, found, figures, onClear }: Props) {
  const { t } = useTranslation('faq');
  const { language } = useLanguage();
  return (
    <section className="stack" aria-labelledby="found">
      <div role="status">
        <h2 id="found">{found.length > 0 ? t('found', { count: found.length }) : t('none', { query })}</h2>
      </div>
      {found.length > 0 ? (
        <Questions key={found[0]} slugs={found} figures={figures} openFirst />
      ) : (
        <p>{t('noneLead')}</p>
      )}
      <div className="row">
        <LinkButton
          look={found.length > 0 ? 'line' : 'solid'}
          to={pathTo('contact', { language })}
          state={{ reason: query }}
        >
          {t('ask')}
        </LinkButton>
        <Button look="ghost" onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
    </section>
  );
}
