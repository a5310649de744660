import { useTranslation } from 'react-i18next';

import type { LineContext } from '#frontend/features/people/report/fact-lines.ts';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** What the text of facts depends on, in an open report. */
export function useLines(): LineContext {
  const { t } = useTranslation('report');
  const { locale } = useLanguage();
  const { today } = useReportContext();
  return { t, locale, today };
}
