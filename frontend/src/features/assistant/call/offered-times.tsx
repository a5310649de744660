import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { assistant } from '#shared/api/assistant.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import type { CallId } from '#shared/values/id.ts';

/** The offered times that are still free. One press books a time. */
export function OfferedTimes({
  call_id,
  times,
  onChanged,
}: {
  call_id: CallId;
  times: string[];
  onChanged: () => void;
}) {
  const { t } = useTranslation('assistant', { keyPrefix: 'callback' });
  const { day, time } = useFormats();
  const { trigger, isMutating, error } = useAction(callbacks.book, { refreshes: [assistant.getToday] });
  async function agree(starts_at: string) {
    if (await trigger({ call_id, starts_at })) onChanged();
  }
  if (times.length === 0) return null;
  return (
    <>
      <p className="small muted">{t('offered')}</p>
      <div className="offered">
        {times.map((at) => (
          <button
            key={at}
            type="button"
            aria-disabled={isMutating || undefined}
            onClick={() => isMutating || void agree(at)}
          >
            <span>{day(at)}</span>
            <b>
              <bdi>{time(at)}</bdi>
            </b>
          </button>
        ))}
      </div>
      {error && <Failure error={error} />}
    </>
  );
}
