import { useTranslation } from 'react-i18next';

import type { FactState } from '#shared/values/fact-state.ts';

/** Whether a fact, or each of several, holds today: in words, and as a full, an empty or a broken ring. */
export function StateMark({ of, several = false }: { of: FactState; several?: boolean }) {
  const { t } = useTranslation('report');
  return (
    <span className={`state state--${of}`}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <circle cx="6" cy="6" r="4.5" />
        {of === 'former' && <path d="M2.5 9.5l7-7" />}
      </svg>
      {t(several ? `states.${of}` : `state.${of}`)}
    </span>
  );
}
