import { useTranslation } from 'react-i18next';

import { Part } from '#frontend/features/people/report/part.tsx';
import { usePapers } from '#frontend/features/people/report/papers.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Report } from '#shared/api/people.ts';

/** Who says all this, by the numbers that the facts cite. */
export function SourcesPart({ report: { sources } }: { report: Report }) {
  const { t } = useTranslation('report', { keyPrefix: 'source' });
  const { locale } = useLanguage();
  const { citations } = usePapers();
  return (
    <Part of="sources" count={citations.size}>
      <ol className="srcs">
        {[...citations].map(([name, number]) => {
          const listed = sources.find(({ source }) => source === name);
          return (
            <li key={name} id={`source-${number}`} tabIndex={-1}>
              <b>{number}</b>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              {listed && <span className="num">{t('facts', { count: listed.facts })}</span>}
              <small>
                {listed?.last_seen ? t('last', { day: formats.day(listed.last_seen, locale) }) : t('undated')}
              </small>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}
