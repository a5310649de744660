import { CallRow } from '#frontend/features/assistant/calls/call-row.tsx';
import { dayName } from '#frontend/features/assistant/calls/day-name.ts';
import type { CallFilterName } from '#frontend/features/assistant/calls/use-call-list.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallSummary } from '#shared/api/assistant.ts';
import type { CallId } from '#shared/values/id.ts';

type Props = { calls: CallSummary[]; chosen: CallId | undefined; filter: CallFilterName };

/** Calls in order, grouped by day. */
export function CallDays({ calls, chosen, filter }: Props) {
  const { locale } = useLanguage();
  const { day } = useFormats();
  const now = new Date();
  return calls.map((call, i) => {
    const before = calls[i - 1];
    const isNewDay = !before || day(before.started_at) !== day(call.started_at);
    return (
      <div key={call.id}>
        {isNewDay && <h2 className="day">{dayName(call.started_at, now, locale, day)}</h2>}
        <CallRow call={call} isChosen={call.id === chosen} filter={filter} />
      </div>
    );
  });
}
