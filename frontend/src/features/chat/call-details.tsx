import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { CallCard } from '#frontend/features/chat/call-card.tsx';
import { Frame } from '#frontend/features/chat/frame.tsx';
import { addressOf } from '#frontend/features/chat/places.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { stored } from '#frontend/lib/storage.ts';
import { CallSummary } from '#shared/api/assistant.ts';

/** The call that was looked at last in this browser. */
export function CallDetails() {
  const { t } = useTranslation('chat', { keyPrefix: 'call' });
  const { language } = useLanguage();
  const [call] = useState(() => CallSummary.safeParse(stored('callDetails')).data);
  return (
    <Frame current="calls" wide>
      <title>{`${t('title')} · Calluna`}</title>
      <div className="desk__main">
        {call ? (
          <article className="stack" aria-labelledby="call">
            <CallCard call={call} titleId="call" level={1} />
          </article>
        ) : (
          <EmptyState title={t('none')} lead={t('noneLead')}>
            <LinkButton to={addressOf('calls', language)}>{t('toInbox')}</LinkButton>
          </EmptyState>
        )}
      </div>
    </Frame>
  );
}
