import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { Change } from '#frontend/features/helpdesk/use-ticket-change.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { TicketView } from '#shared/api/helpdesk.ts';

type Props = { ticket: TicketView; onClose: (...steps: Change[]) => void; busy: boolean };

/** Closes a ticket. Of one that owes a call it asks first what became of the call. */
export function CloseTicket({ ticket: { call_at }, onClose, busy }: Props) {
  const { t } = useTranslation('helpdesk');
  const { locale } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking || !call_at) {
    return (
      <Button look="line" size="sm" busy={busy} onClick={() => (call_at ? setAsking(true) : onClose('close'))}>
        <Icon of={Check} small /> {t('changes.close')}
      </Button>
    );
  }
  return (
    <div className="note note--warn tickets__ask" role="group" aria-labelledby="before-closing">
      <div className="stack [--stack:0.75rem]">
        <p id="before-closing">{t('call.owed', { at: formats.soon(call_at, locale) })}</p>
        <span className="row">
          <Button look="line" size="sm" busy={busy} onClick={() => onClose('call-made', 'close')}>
            {t('call.closeMade')}
          </Button>
          <Button look="line" size="sm" busy={busy} onClick={() => onClose('call-not-needed', 'close')}>
            {t('call.closeNotNeeded')}
          </Button>
          <Button size="sm" onClick={() => setAsking(false)}>
            {t('call.keepOpen')}
          </Button>
        </span>
      </div>
    </div>
  );
}
