import { Navigate, useSearchParams } from 'react-router';
import { useTranslation } from 'react-i18next';

import { callListPath, callPath } from '#frontend/features/assistant/calls/call-paths.ts';
import { CallsByLink } from '#frontend/features/assistant/link/calls-by-link.tsx';
import { ChatPage } from '#frontend/features/chat/chat-page.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { isId } from '#shared/values/new-id.ts';

/** The calls of a link for its hour; members are led to their list of calls. The chat with support is beside it. */
export function Inbox() {
  const [params] = useSearchParams();
  const isChat = params.get('show') === 'chat';
  return (
    <ChatPage
      calls={(note) => <CallsByLink note={note} empty={<NothingYet />} />}
      memberView={isChat ? undefined : <OwnCalls />}
    />
  );
}

function OwnCalls() {
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const message = params.get('message');
  const to = isId('call', message) ? callPath(language, message) : callListPath(language);
  return <Navigate to={to} replace />;
}

function NothingYet() {
  const { t } = useTranslation('chat', { keyPrefix: 'inbox' });
  return (
    <div className="calls__none stack">
      <h2>{t('none')}</h2>
      <p className="muted">{t('noneLead')}</p>
    </div>
  );
}
