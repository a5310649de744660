import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Failure } from '#frontend/components/failure.tsx';
import { About } from '#frontend/features/chat/about.tsx';
import { Expired } from '#frontend/features/chat/expired.tsx';
import { Inbox } from '#frontend/features/chat/inbox.tsx';
import { OtherSession } from '#frontend/features/chat/other-session.tsx';
import { SessionNote } from '#frontend/features/chat/session-note.tsx';
import { Thread } from '#frontend/features/chat/thread.tsx';
import { useChat } from '#frontend/features/chat/use-chat.ts';
import { type Link, useLink } from '#frontend/features/chat/use-link.ts';
import { useNow } from '#frontend/features/chat/use-now.ts';
import { useOpened } from '#frontend/features/chat/use-opened.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { roleOf, useSignedIn, useToken } from '#frontend/lib/session.ts';
import { type Chat, type View, views } from '#shared/api/web-chat.ts';
import { WebChatId } from '#shared/values/id.ts';

const viewIn = (pathname: string): View => views.find((view) => view === pathname.split('/')[2]) ?? 'inbox';

/** Draws a page of another part, below a note on the chat in which one is. */
type Drawn = (note: ReactNode) => ReactNode;

/**
 * Where the links of messages lead, and a member goes without one: whichever view the path names. `payment` draws that of
 * payment, which needs no chat, `doa` that of an appointment; `own` is what a member sees in place of a view that is for visitors.
 */
export function Entry({ payment, doa, own }: { payment?: Drawn; doa?: Drawn; own?: ReactNode }) {
  const { link, isNew } = useLink();
  const { pathname, search } = useLocation();
  const { language } = useLanguage();
  const isMember = useSignedIn();
  const [refused, setRefused] = useState<Link | null>(null);
  const [agreed, setAgreed] = useState(!isMember);
  const view = viewIn(pathname);

  if (link && refused?.webchat_token !== link.webchat_token) {
    if (isNew && isMember && !agreed) {
      return <OtherSession link={link} onOpen={() => setAgreed(true)} onStay={() => setRefused(link)} />;
    }
    return <ByLink link={link} view={view} payment={payment} doa={doa} />;
  }
  if (payment) return payment(null);
  if (isMember) return own ?? <Own view={view} />;
  if (view === 'assistant' || view === 'radical') return <About view={view} />;
  return <Navigate to={pathTo('logIn', { language }) + redirectTo(pathname + search)} replace />;
}

type Linked = { link: Link; view: View; payment: Drawn | undefined; doa: Drawn | undefined };

/** A chat of a link, from its opening to its end. */
function ByLink({ link, ...rest }: Linked) {
  const isOurs = WebChatId.safeParse(link.webchat_id).success;
  return isOurs ? <Opening link={link} {...rest} /> : <Expired link={link} />;
}

function Opening({ link, ...rest }: Linked) {
  const { t } = useTranslation('chat');
  const { opened, error, again } = useOpened(link);
  const isInside = roleOf(useToken()) === 'chat';
  if (error?.code === 'auth.link-expired' || error?.code === 'request.invalid') return <Expired link={link} />;
  if (error) return <Trouble error={error} onRetry={again} />;
  if (!opened) return <p className="wrap sec muted">{t('opening')}</p>;
  // Whoever logged in since, or was logged out, is no longer here by this link.
  if (!isInside) return <Expired link={link} at={opened.session.expires_at} />;
  return <Present link={link} {...rest} first={opened.session} owner={opened.user?.name} />;
}

/** It closes by itself, to the second, whether or not anything is asked. */
function Present({ link, view, payment, doa, first, owner }: Linked & { first: Chat; owner: string | undefined }) {
  const { data: chat = first, error } = useChat();
  const now = useNow(chat.now);
  const isOver = chat.expires_at !== null && chat.expires_at <= now.toISOString();
  const isRefused = error?.code === 'web-chat.ended' || error?.code === 'auth.unauthenticated';
  if (isOver || isRefused) return <Expired link={link} at={chat.expires_at} />;
  const draw = payment ?? doa;
  if (draw) return draw(chat.expires_at && <SessionNote told={chat.now} until={chat.expires_at} owner={owner} />);
  return <Shown chat={chat} view={view} owner={owner} />;
}

/** A member’s own, which has no end. */
function Own({ view }: { view: View }) {
  const { t } = useTranslation('chat');
  const { data: chat, error, mutate } = useChat();
  if (error && !chat) return <Trouble error={error} onRetry={() => void mutate()} />;
  if (!chat) return <p className="wrap sec muted">{t('opening')}</p>;
  return <Shown chat={chat} view={view} />;
}

function Shown({ chat, view, owner }: { chat: Chat; view: View; owner?: string | undefined }) {
  const [params] = useSearchParams();
  if (view === 'assistant' || view === 'radical') return <About view={view} chat={chat} owner={owner} />;
  return params.get('show') === 'chat' ? <Thread chat={chat} /> : <Inbox chat={chat} owner={owner} />;
}

function Trouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('chat', { keyPrefix: 'inbox' });
  return (
    <div className="wrap sec stack">
      <h1 className="vh">{t('title')}</h1>
      <Failure error={error} onRetry={onRetry} />
    </div>
  );
}
