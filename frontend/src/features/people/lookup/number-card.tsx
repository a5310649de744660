import '#frontend/styles/number-card.css';

import { BellRing, Phone } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { LimitFailure } from '#frontend/components/limit-failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { MarkNumber } from '#frontend/features/people/lookup/mark-number.tsx';
import { NumberCardSkeleton } from '#frontend/features/people/lookup/number-card-skeleton.tsx';
import { NumberRows } from '#frontend/features/people/lookup/number-rows.tsx';
import { NumberVerdict } from '#frontend/features/people/lookup/number-verdict.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { type LineKind, numbers } from '#shared/api/numbers.ts';
import type { LinkedLine } from '#shared/api/people/search-results.ts';
import type { SearchId } from '#shared/values/id.ts';
import { homeOf } from '#shared/values/language.ts';

type Props = {
  search_id: SearchId;
  /** Of the number as a heading. Above a list of people it is a second heading, collapsed on small screens. */
  level: 1 | 2;
  /** Whose number this may be. */
  children: ReactNode;
  /** The kind of line according to the sources of the people found. */
  line?: LinkedLine | null | undefined;
  /** What follows once the card is there. */
  after?: ReactNode;
};

/** Kinds by which a numbering plan does not tell which line it is. */
const undecided: ReadonlySet<LineKind> = new Set(['fixed_or_mobile', 'unknown']);

/** Everything that can be said of a number: whether it is spam, what numbering plans say, who it may be, and what to do. */
export function NumberCard({ search_id, level, children, line, after }: Props) {
  const { t } = useTranslation('number');
  const { language, locale } = useLanguage();
  const {
    data: card,
    error,
    mutate,
  } = useEndpoint(numbers.getCard, { search_id, language }, { keepPreviousData: true });
  const [isOpen, setOpen] = useState(level === 1);
  const id = useId();
  const Heading = `h${level}` as const;
  if (error && !card)
    return (
      <>
        <LimitFailure error={error} again={(at) => t('mark.again', { at })} onRetry={() => void mutate()} />
        {after}
      </>
    );
  if (!card) return <NumberCardSkeleton />;
  // English readers know the numbers of all of North America without a code.
  const isKnown = card.calling_code === '1' && homeOf(locale) === 'US';
  return (
    <>
      <section className={isOpen ? 'numcard' : 'numcard numcard--short'} aria-labelledby={id}>
        <header className="numcard__top">
          <Icon of={Phone} />
          <div>
            <Heading id={id}>
              <bdi dir="ltr">{card.is_valid && isKnown ? card.national : card.international}</bdi>
            </Heading>
            <p>
              {line && undecided.has(card.line) ? t('sourced', { line: t(`line.${line}`) }) : t(`line.${card.line}`)}
              {/* A number of no country has no national form. */}
              {card.is_valid && card.country && !isKnown && (
                <>
                  {' · '}
                  <bdi dir="ltr">{card.national}</bdi>
                </>
              )}
            </p>
          </div>
        </header>
        <div className="numcard__body">
          <div className="stack">
            <NumberVerdict of={card.verdict} />
            {!isOpen && (
              <Button className="numcard__more" look="line" size="sm" onClick={() => setOpen(true)}>
                {t('more')}
              </Button>
            )}
            <MarkNumber card={card} />
          </div>
          <NumberRows card={card} who={children} />
        </div>
        <footer className="numcard__foot">
          <Icon of={BellRing} />
          <p>{t('screen.lead')}</p>
          <LinkButton look="line" size="sm" to={pathTo('assistant', { language })}>
            {t('screen.link')}
          </LinkButton>
        </footer>
      </section>
      {after}
    </>
  );
}
