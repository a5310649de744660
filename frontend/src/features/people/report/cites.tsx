import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { numbersOf } from '#frontend/features/people/report/citations.ts';
import { usePapers } from '#frontend/features/people/report/papers.tsx';
import type { Envelope } from '#shared/values/person.ts';

/** The numbers of a fact’s sources, each leading to what the report says of that source. */
export function Cites({ fact }: { fact: Envelope }) {
  const { t } = useTranslation('report', { keyPrefix: 'evidence' });
  const { citations } = usePapers();
  const names = new Map([...citations].map(([name, number]) => [number, name]));
  return (
    <span className="cites">
      {numbersOf(fact, citations).map((number) => (
        <Link key={number} to={`#source-${number}`} aria-label={t('cite', { number, name: names.get(number) ?? '' })}>
          {number}
        </Link>
      ))}
    </span>
  );
}
