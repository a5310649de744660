import { CalendarClock } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import {
  callbackAfterMark,
  type CallbackChange,
  markedOf,
} from '#frontend/features/assistant/call/callback-after-mark.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallDetails } from '#shared/api/assistant.ts';

/** In place of `children`: what became of the callback when the owner marks the number, brought into view. */
export function CallbackNote({ details, children }: { details: CallDetails; children: ReactNode }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call.afterMark' });
  const { moment } = useFormats();
  const [seen, setSeen] = useState(details);
  const [change, setChange] = useState<CallbackChange>();
  if (seen !== details) {
    setSeen(details);
    const [before, after] = [markedOf(seen), markedOf(details)];
    // Otherwise it stays, until something else changes the callback.
    if (before.mark !== after.mark || before.appointment?.state !== after.appointment?.state)
      setChange(callbackAfterMark(before, after));
  }
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (change) note.current?.scrollIntoView?.({ block: 'nearest' });
  }, [change]);
  return (
    <p role="status" ref={note} className={change && 'note note--ahead'}>
      {change ? (
        <>
          <Icon of={CalendarClock} /> <span>{t(change.change, { at: moment(change.at) })}</span>
        </>
      ) : (
        children
      )}
    </p>
  );
}
