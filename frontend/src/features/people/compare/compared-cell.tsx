import { useTranslation } from 'react-i18next';

import type { FactLine } from '#frontend/features/people/report/fact-lines.ts';
import { StateMark } from '#frontend/features/people/report/state-mark.tsx';

/** How many facts of a list are shown at once: the others are folded. A single one more takes no more room than the fold. */
const SHOWN = 3;

/** What one column says in a row: a text of the card, or facts of the report. */
export function ComparedCell({ cell }: { cell: string | readonly FactLine[] | null }) {
  const { t } = useTranslation('compare');
  const { t: person } = useTranslation('people', { keyPrefix: 'person' });
  if (cell === null) return <span className="muted">{t('unknown')}</span>;
  if (typeof cell === 'string') return <bdi>{cell}</bdi>;
  const shown = cell.length > SHOWN + 1 ? SHOWN : cell.length;
  const folded = cell.slice(shown);
  return (
    <>
      <Facts of={cell.slice(0, shown)} />
      {folded.length > 0 && (
        <details className="former cmp__more">
          <summary>{person('moreRelatives', { count: folded.length })}</summary>
          <Facts of={folded} />
        </details>
      )}
    </>
  );
}

function Facts({ of }: { of: readonly FactLine[] }) {
  const { t } = useTranslation('report');
  return (
    <ul className="cmp__facts">
      {of.map(({ value, label, detail, direction, state, fact }) => (
        <li key={fact.fact_id}>
          <div>
            <bdi dir={direction}>{value}</bdi>
          </div>
          {[label, detail, fact.disputed && t('dispute.chip')].map(
            (note, i) =>
              note && (
                <small key={i} className="muted">
                  <bdi>{note}</bdi>
                </small>
              ),
          )}
          {state && <StateMark of={state} />}
        </li>
      ))}
    </ul>
  );
}
