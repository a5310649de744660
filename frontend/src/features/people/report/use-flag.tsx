import { Flag } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { DisputeForm } from '#frontend/features/people/report/dispute-form.tsx';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import type { ReportedFact } from '#frontend/features/people/report/fact-lines.ts';

/** The flag of a fact, and the form that it opens. `value` is the fact as the row shows it. */
export function useFlag(fact: ReportedFact, value: string): { button: ReactNode; form: ReactNode } {
  const { t } = useTranslation('report', { keyPrefix: 'dispute' });
  const [open, setOpen] = useState(false);
  const id = useId();
  const { isReadOnly } = useReportContext();
  if (isReadOnly) return { button: null, form: null };
  return {
    button: (
      <button
        className="icon-btn noprint"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('button', { fact: value })}
        onClick={() => setOpen(!open)}
      >
        <Icon of={Flag} />
      </button>
    ),
    form: open && <DisputeForm id={id} fact={fact} value={value} onClose={() => setOpen(false)} />,
  };
}
