import '#frontend/styles/notices.css';

import { Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PaymentSchedule } from '#frontend/components/payment-schedule.tsx';
import { Frame } from '#frontend/features/chat/frame.tsx';
import { SessionNote } from '#frontend/features/chat/session-note.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { billing } from '#shared/api/billing.ts';
import type { Chat } from '#shared/api/web-chat.ts';

/** What would be paid, and when, reckoned from when the chat was opened. There is no way to pay yet. */
export function OrderSummary({ chat, owner }: { chat: Chat; owner: string | undefined }) {
  const { t } = useTranslation('chat', { keyPrefix: 'payment' });
  const [since] = useState(() => new Date(chat.now));
  const { data: offer, error, mutate } = useEndpoint(billing.getOffer, {});
  return (
    <Frame wide>
      <title>{`${t('pageTitle')} · Calluna`}</title>
      <div className="desk__main">
        <header className="stack">
          {chat.expires_at && <SessionNote told={chat.now} until={chat.expires_at} owner={owner} />}
          <h1 className="display">{t('title')}</h1>
        </header>
        {error ? (
          <Failure error={error} onRetry={() => void mutate()} />
        ) : (
          <PaymentSchedule offer={offer} now={since} />
        )}
        <p className="note">
          <Icon of={Info} />
          <span>{t('lead')}</span>
        </p>
      </div>
    </Frame>
  );
}
