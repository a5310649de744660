import { useTranslation } from 'react-i18next';

import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Frame } from '#frontend/features/chat/frame.tsx';
import { SessionNote } from '#frontend/features/chat/session-note.tsx';
import type { Chat } from '#shared/api/web-chat.ts';

/** Where times for a call are chosen. Nobody can offer any yet. */
export function NothingToChoose({ chat, owner }: { chat: Chat; owner: string | undefined }) {
  const { t } = useTranslation('chat', { keyPrefix: 'doa' });
  return (
    <Frame wide>
      <title>{`${t('pageTitle')} · Calluna`}</title>
      <div className="desk__main">
        {chat.expires_at && <SessionNote told={chat.now} until={chat.expires_at} owner={owner} />}
        <EmptyState title={t('title')} lead={t('lead')} />
      </div>
    </Frame>
  );
}
