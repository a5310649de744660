import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { drawn } from '#frontend/features/people/report/axis.ts';
import { Cites } from '#frontend/features/people/report/cites.tsx';
import { Confidence } from '#frontend/features/people/report/confidence.tsx';
import { Evidence } from '#frontend/features/people/report/evidence.tsx';
import type { Line } from '#frontend/features/people/report/lines.ts';
import { SeenBar, SeenText } from '#frontend/features/people/report/seen-bar.tsx';

/** A fact with its papers: what, when it was seen, how sure, who says so. Always in that order. */
export function FactRow({ line, mark }: { line: Line; mark?: ReactNode }) {
  const { label, value, detail, href, direction, fact } = line;
  const { t } = useTranslation('report', { keyPrefix: 'evidence' });
  const [open, setOpen] = useState(false);
  const id = useId();
  const seen = drawn(fact);
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
      </div>
      <div className="fact__seen">
        <SeenBar {...seen} confidence={fact.confidence} />
        <SeenText {...seen} />
      </div>
      <div className="fact__ev">
        <Confidence of={fact.confidence} />
        <Cites fact={fact} />
      </div>
      <Evidence id={id} of={value} fact={fact} open={open} />
    </li>
  );
}
