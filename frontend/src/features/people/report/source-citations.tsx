import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { citationNumbers } from '#frontend/features/people/report/citations.ts';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import type { Envelope } from '#shared/values/person.ts';

/** The source numbers of a fact, linked to the list of sources. */
export function SourceCitations({ fact }: { fact: Pick<Envelope, 'sources'> }) {
  const { t } = useTranslation('report', { keyPrefix: 'evidence' });
  const { citations } = useReportContext();
  const names = new Map([...citations].map(([name, number]) => [number, name]));
  return (
    <span className="cites">
      {citationNumbers(fact, citations).map((number) => (
        <Link key={number} to={`#source-${number}`} aria-label={t('cite', { number, name: names.get(number) ?? '' })}>
          {number}
        </Link>
      ))}
    </span>
  );
}
