import { useTranslation } from 'react-i18next';

import { CallRow } from '#frontend/features/assistant/calls/call-row.tsx';
import { dayName } from '#frontend/features/assistant/calls/day-name.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallSummary } from '#shared/api/assistant.ts';
import { isUrgent } from '#shared/values/to-call-back.ts';
import type { CallId } from '#shared/values/id.ts';

type Props = { calls: CallSummary[]; chosen: CallId | undefined; pathOf: (call: CallId) => string };

/** Calls in order, grouped by day; before them those that are urgent. */
export function CallDays({ calls, chosen, pathOf }: Props) {
  const { locale } = useLanguage();
  const { day } = useFormats();
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  const now = serverNow();
  const groupOf = (call: CallSummary) => (isUrgent(call) ? t('urgent') : dayName(call.started_at, now, locale, day));
  return calls.map((call, i) => {
    const before = calls[i - 1];
    const group = groupOf(call);
    const isNewGroup = !before || groupOf(before) !== group;
    return (
      <div key={call.id}>
        {isNewGroup && <h2 className={isUrgent(call) ? 'day day--urgent' : 'day'}>{group}</h2>}
        <CallRow call={call} isChosen={call.id === chosen} path={pathOf(call.id)} />
      </div>
    );
  });
}
