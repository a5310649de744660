import { CalendarClock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { ChangedCallback } from '#shared/values/call.ts';

/** What became of callbacks when the owner marked or unblocked a number, brought into view. */
export function CallbackChanges({ changes }: { changes: readonly ChangedCallback[] }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call.afterMark' });
  const { moment } = useFormats();
  const first = useRef<HTMLParagraphElement>(null);
  const latest = changes.map(({ id, change }) => id + change).join();
  useEffect(() => {
    if (latest) first.current?.scrollIntoView?.({ block: 'nearest' });
  }, [latest]);
  return changes.map(({ id, change, starts_at }, at) => (
    <p key={id} ref={at === 0 ? first : undefined} className="note note--ahead">
      <Icon of={CalendarClock} /> <span>{t(change, { at: moment(starts_at) })}</span>
    </p>
  ));
}
