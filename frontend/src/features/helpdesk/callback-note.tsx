import { Phone, PhoneCall, PhoneOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useTicketChange } from '#frontend/features/helpdesk/use-ticket-change.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { TicketView } from '#shared/api/helpdesk.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** When and where the customer asked to be called, and how it ended. The ticket stays due until that is marked. */
export function CallbackNote({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('helpdesk');
  const { locale } = useLanguage();
  const { change, isChanging, error } = useTicketChange(ticket);
  if (!ticket.callback) return null;
  const { at, phone, outcome } = ticket.callback;
  return (
    <>
      <div className="note">
        <Icon of={Phone} />
        <div className="row row--between">
          <p>
            {t('callback', { at: formats.soon(at, locale) })}{' '}
            <a href={`tel:${phone}`}>
              <bdi dir="ltr">{formatPhone(phone)}</bdi>
            </a>
          </p>
          {outcome ? (
            <Chip tone="plain">{t(`changes.call-${outcome}`)}</Chip>
          ) : (
            <span className="row">
              <Button look="line" size="sm" busy={isChanging} onClick={() => change('call-made')}>
                <Icon of={PhoneCall} small /> {t('changes.call-made')}
              </Button>
              <Button look="line" size="sm" busy={isChanging} onClick={() => change('call-not-needed')}>
                <Icon of={PhoneOff} small /> {t('changes.call-not-needed')}
              </Button>
            </span>
          )}
        </div>
      </div>
      {error && <Failure error={error} />}
    </>
  );
}
