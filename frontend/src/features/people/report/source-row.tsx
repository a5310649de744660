import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { SourceAbout, SourceName } from '#frontend/features/people/report/source-about.tsx';
import type { SourcePart } from '#frontend/features/people/report/source-parts.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Report } from '#shared/api/people/report.ts';
import type { Day } from '#shared/values/day.ts';

type Props = {
  name: string;
  number: number;
  listed: Report['sources'][number] | undefined;
  /** What the source says of itself that is not said of all. */
  parts: readonly SourcePart[];
  /** Whether its parts are shown on request, as in a long list. */
  isFolded: boolean;
};

/** A source: its name, the facts and the day of its data on the person, and what it says of itself. */
export function SourceRow({ name, number, listed, parts, isFolded }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'source' });
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(!isFolded);
  const id = useId();
  const day = (date: Day) => formats.day(date, locale);
  return (
    <li id={`source-${number}`} tabIndex={-1}>
      <b>{number}</b>
      <strong>
        <SourceName name={name} about={listed?.about} />
      </strong>
      {listed && <span className="num">{t('facts', { count: listed.facts })}</span>}
      <small>{dates()}</small>
      {isFolded && parts.length > 0 && (
        <button
          className="icon-btn noprint"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('about', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={ChevronDown} />
        </button>
      )}
      {parts.length > 0 && (
        <div className="srcs__about" id={id} hidden={!isOpen}>
          <SourceAbout about={listed?.about} parts={parts} />
        </div>
      )}
    </li>
  );

  function dates() {
    if (listed?.last_seen) return t('last', { day: day(listed.last_seen) });
    if (!listed?.term) return t('undated');
    return t('term', { from: day(listed.term.start), until: day(listed.term.until) });
  }
}
