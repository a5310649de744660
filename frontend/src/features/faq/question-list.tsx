import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { Icon } from '#frontend/components/icon.tsx';
import { Answer } from '#frontend/features/faq/answer.tsx';
import { questionKey, type Slug } from '#frontend/features/faq/questions.ts';
import type { Figures } from '#frontend/features/faq/use-figures.ts';

type Props = { slugs: readonly Slug[]; figures: Figures; openFirst?: boolean };

/** Questions that unfold. The one in the address is open. */
export function Questions({ slugs, figures, openFirst = false }: Props) {
  const { hash } = useLocation();
  return (
    <div className="faq">
      {slugs.map((slug, i) => (
        <Question
          key={slug}
          slug={slug}
          figures={figures}
          isLinked={hash === `#${slug}`}
          isOpen={openFirst && i === 0}
        />
      ))}
    </div>
  );
}

type QuestionProps = { slug: Slug; figures: Figures; isLinked: boolean; isOpen: boolean };

function Question({ slug, figures, isLinked, isOpen }: QuestionProps) {
  const { t } = useTranslation('faq');
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isLinked || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView?.();
    details.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [isLinked]);
  return (
    <details ref={details} id={slug} open={isOpen}>
      <summary>
        {t(questionKey(slug))}
        <Icon of={Plus} />
      </summary>
      <p>
        <Answer slug={slug} figures={figures} />
      </p>
    </details>
  );
}
