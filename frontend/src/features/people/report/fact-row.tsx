import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { breakable } from '#frontend/features/people/report/breakable.tsx';
import { Confidence } from '#frontend/features/people/report/confidence.tsx';
import { DisputedMark } from '#frontend/features/people/report/disputed-mark.tsx';
import type { FactLine } from '#frontend/features/people/report/fact-lines.ts';
import { type CommonProvenance, isDrawn } from '#frontend/features/people/report/provenance.ts';
import { SearchedMark } from '#frontend/features/people/report/searched-mark.tsx';
import { SeenBar, SeenText } from '#frontend/features/people/report/seen-bar.tsx';
import { SourceCitations } from '#frontend/features/people/report/source-citations.tsx';
import { SourceEvidence } from '#frontend/features/people/report/source-evidence.tsx';
import { StateMark } from '#frontend/features/people/report/state-mark.tsx';
import { seenIn } from '#frontend/features/people/report/term-text.ts';
import { useFlag } from '#frontend/features/people/report/use-flag.tsx';

type Props = {
  line: FactLine;
  mark?: ReactNode;
  /** What the group of the row says for all its rows. */
  said?: CommonProvenance;
  /** What opens below the row. */
  more?: ReactNode;
};

/** A fact with its provenance: value, sightings, confidence, sources. Always in that order. */
export function FactRow({ line, mark, said = {}, more }: Props) {
  const { label, value, detail, href, direction, fact, state } = line;
  const { t } = useTranslation('report', { keyPrefix: 'evidence' });
  const [open, setOpen] = useState(false);
  const id = useId();
  const flag = useFlag(fact, value);
  const seen = seenIn(fact, line.isTerm);
  const text = <bdi dir={direction}>{breakable(value)}</bdi>;
  const away = href?.startsWith('http') ? { rel: 'nofollow noopener noreferrer', target: '_blank' } : {};
  return (
    <li className="fact">
      <div className="fact__val">
        {(label || mark || (state && !said.state)) && (
          <small>
            {mark}
            <bdi>{label}</bdi> {state && !said.state && <StateMark of={state} />}
          </small>
        )}
        <b>{href ? <a href={href} {...away} children={text} /> : text}</b>
        {detail && (
          <small>
            <bdi>{detail}</bdi>
          </small>
        )}
        <SearchedMark fact={fact} />
        <DisputedMark fact={fact} />
      </div>
      <div className="fact__act">
        <button
          className="icon-btn"
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('button', { fact: value })}
          onClick={() => setOpen(!open)}
        >
          <Icon of={ChevronDown} />
        </button>
        {flag.button}
      </div>
      {!said.seen && (
        <div className="fact__seen">
          {isDrawn(fact) && <SeenBar {...seen} confidence={fact.confidence} />}
          <SeenText {...seen} />
        </div>
      )}
      {!said.confidence && (
        <div className="fact__ev">
          <Confidence of={fact.confidence} />
          <SourceCitations fact={fact} />
        </div>
      )}
      <SourceEvidence id={id} of={value} fact={fact} open={open} />
      {flag.form}
      {more}
    </li>
  );
}
