import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { spanOf } from '#frontend/features/people/report/axis.ts';
import { SourceCitations } from '#frontend/features/people/report/source-citations.tsx';
import { Confidence } from '#frontend/features/people/report/confidence.tsx';
import { SourceEvidence } from '#frontend/features/people/report/source-evidence.tsx';
import { DisputedMark } from '#frontend/features/people/report/disputed-mark.tsx';
import type { FactLine } from '#frontend/features/people/report/fact-lines.ts';
import { SeenBar, SeenText } from '#frontend/features/people/report/seen-bar.tsx';
import { useFlag } from '#frontend/features/people/report/use-flag.tsx';

/** A fact with its provenance: value, sightings, confidence, sources. Always in that order. */
export function FactRow({ line, mark, more }: { line: FactLine; mark?: ReactNode; more?: ReactNode }) {
  const { label, value, detail, href, direction, fact } = line;
  const { t } = useTranslation('report', { keyPrefix: 'evidence' });
  const [open, setOpen] = useState(false);
  const id = useId();
  const flag = useFlag(fact, value);
  const seen = spanOf(fact);
  const text = <bdi dir={direction}>{value}</bdi>;
  const away = href?.startsWith('http') ? { rel: 'nofollow noopener noreferrer', target: '_blank' } : {};
  return (
    <li className="fact">
      <div className="fact__val">
        <small>
          {mark}
          <bdi>{label}</bdi>
        </small>
        <b>{href ? <a href={href} {...away} children={text} /> : text}</b>
        {detail && (
          <small>
            <bdi>{detail}</bdi>
          </small>
        )}
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
      <div className="fact__seen">
        <SeenBar {...seen} confidence={fact.confidence} />
        <SeenText {...seen} />
      </div>
      <div className="fact__ev">
        <Confidence of={fact.confidence} />
        <SourceCitations fact={fact} />
      </div>
      <SourceEvidence id={id} of={value} fact={fact} open={open} />
      {flag.form}
      {more}
    </li>
  );
}
