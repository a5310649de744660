import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { callbackAfterMark, type CallbackChange, markedOf } from '#frontend/features/assistant/call/callback-after-mark.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallDetails } from '#shared/api/assistant.ts';

/** Says what became of the callback when the owner marks the number, and brings that into view. */
export function CallbackNote({ details }: { details: CallDetails }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call.afterMark' });
  const { moment } = useFormats();
  const [seen, setSeen] = useState(details);
  const [change, setChange] = useState<CallbackChange>();
  if (seen !== details) {
    setSeen(details);
    if (seen.mark !== details.mark) setChange(callbackAfterMark(markedOf(seen), markedOf(details)));
  }
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (change) note.current?.scrollIntoView?.({ block: 'center' });
  }, [change]);
  return (
    <div role="status" className="callback-note">
      {change && (
        <p className="note" ref={note}>
          {t(change.change, { at: moment(change.at) })}
        </p>
      )}
    </div>
  );
}
