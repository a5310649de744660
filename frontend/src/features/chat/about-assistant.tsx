import '#frontend/styles/chat.css';
import '#frontend/styles/notices.css';

import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { ChatLayout } from '#frontend/features/chat/chat-layout.tsx';
import { ChatOpening } from '#frontend/features/chat/chat-opening.tsx';
import { LinkMobile } from '#frontend/features/chat/link-mobile.tsx';
import { assistantPath } from '#frontend/features/chat/assistant-path.ts';
import { SessionNote } from '#frontend/features/chat/session-note.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { support } from '#shared/api/support.ts';
import type { Chat } from '#shared/api/web-chat.ts';
import type { RadicalWording } from '#shared/values/radical-wording.ts';

type Props = { view: 'assistant' | 'radical'; chat?: Chat; owner?: string | undefined };

/** Introduces the assistant, in one of two wordings, with links to continue or log in. */
export function AboutAssistant({ view, chat, owner }: Props) {
  const { t } = useTranslation('chat', { keyPrefix: 'about' });
  const isMember = useSignedIn();
  const wording = useWording(view);
  if (!wording) return <ChatOpening />;
  const isSecond = wording === 'second';
  const content = (
    <>
      <header className="stack">
        {chat?.expires_at && <SessionNote serverTime={chat.now} until={chat.expires_at} owner={owner} />}
        <h1 className="display">{t(isSecond ? 'titleRadical' : 'title')}</h1>
        <p className="lead">{t(isSecond ? 'leadRadical' : 'lead')}</p>
        <NextLinks hasChat={chat !== undefined} />
      </header>
      <Steps />
      {isMember && <LinkMobile />}
    </>
  );
  return (
    <>
      <title>{pageTitle(t('pageTitle'))}</title>
      {chat ? (
        <ChatLayout current="today" wide unread={chat.notices.filter(({ is_read }) => !is_read).length}>
          <div className="workspace__main">{content}</div>
        </ChatLayout>
      ) : (
        <div className="wrap wrap--mid wiz">{content}</div>
      )}
    </>
  );
}

/** The wording of a page: the stage decides that of `radical`. Undefined until that is known. */
function useWording(view: Props['view']): RadicalWording | undefined {
  const { data, error } = useEndpoint(support.getConfiguration, view === 'radical' ? {} : null);
  if (view === 'assistant') return 'first';
  return data?.radical_wording ?? (error ? 'second' : undefined);
}

function NextLinks({ hasChat }: { hasChat: boolean }) {
  const { t } = useTranslation('chat', { keyPrefix: 'about' });
  const { language } = useLanguage();
  if (hasChat) {
    return (
      <div className="row">
        <LinkButton to={assistantPath('inbox', language)}>{t('toInbox')}</LinkButton>
      </div>
    );
  }
  const back = redirectTo(pathTo('assistant', { language }));
  return (
    <div className="row">
      <LinkButton to={pathTo('logInByGoogle', { language }) + back}>{t('google')}</LinkButton>
      <LinkButton look="line" to={pathTo('logInByPhone', { language }) + back}>
        {t('phone')}
      </LinkButton>
    </div>
  );
}

function Steps() {
  const { t } = useTranslation('chat', { keyPrefix: 'about' });
  return (
    <ol className="steps3">
      {(['one', 'two', 'three'] as const).map((step) => (
        <li key={step}>
          <h2>{t(step)}</h2>
          <p>{t(`${step}Lead`)}</p>
        </li>
      ))}
    </ol>
  );
}
