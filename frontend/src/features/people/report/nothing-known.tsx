import { useTranslation } from 'react-i18next';

import { inSentence } from '#frontend/features/people/report/in-sentence.ts';
import { type Section, sectionCounts, sections } from '#frontend/features/people/report/sections.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import type { Report } from '#shared/api/people/report.ts';

/** Names the sections that are empty, in one line. `but` are those that say themselves why they are. */
export function NothingKnown({ report, but = [] }: { report: Report; but?: readonly Section[] }) {
  const { t } = useTranslation('report');
  const { locale } = useLanguage();
  const counts = sectionCounts(report);
  const empty = sections.filter((section) => counts[section] === 0 && !but.includes(section));
  if (!empty.length) return null;
  const names = empty.map((section) => inSentence(t(`section.${section}`), locale));
  return <p className="part__note">{t('nothingKnown', { sections: joinDetails(names, locale) })}</p>;
}
