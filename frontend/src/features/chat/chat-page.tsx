import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Failure } from '#frontend/components/failure.tsx';
import { AboutAssistant } from '#frontend/features/chat/about-assistant.tsx';
import { ChatOpening } from '#frontend/features/chat/chat-opening.tsx';
import { LinkExpired } from '#frontend/features/chat/link-expired.tsx';
import { ChatLayout } from '#frontend/features/chat/chat-layout.tsx';
import { ConfirmOpenLink } from '#frontend/features/chat/confirm-open-link.tsx';
import { SessionNote } from '#frontend/features/chat/session-note.tsx';
import { Thread } from '#frontend/features/chat/thread.tsx';
import { useChat } from '#frontend/features/chat/use-chat.ts';
import { type Link, useChatLink } from '#frontend/features/chat/use-chat-link.ts';
import { useChatSession } from '#frontend/features/chat/use-chat-session.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { roleOf, useSignedIn, useToken } from '#frontend/lib/session.ts';
import { useServerNow } from '#frontend/lib/use-server-now.ts';
import { type Chat, type View, views } from '#shared/api/web-chat.ts';
import { WebChatId } from '#shared/values/id.ts';

const viewIn = (pathname: string): View => views.find((view) => view === pathname.split('/')[2]) ?? 'inbox';

/** Renders a page of another feature, below a note about the chat session. */
type RenderView = (note: ReactNode) => ReactNode;

/**
 * The page of message links, and of members without one: shows the view in the path. `payment`, `doa` and `calls` render
 * the pages of other features; `memberView` replaces views that are for visitors.
 */
export function ChatPage({
  payment,
  doa,
  calls,
  memberView,
}: {
  payment?: RenderView;
  doa?: RenderView;
  calls?: RenderView;
  memberView?: ReactNode;
}) {
  const { link, isNew } = useChatLink();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const { language } = useLanguage();
  const isMember = useSignedIn();
  const [declinedLink, setDeclinedLink] = useState<Link | null>(null);
  const [isConfirmed, setConfirmed] = useState(!isMember);
  const view = viewIn(pathname);

  if (link && declinedLink?.webchat_token !== link.webchat_token) {
    if (isNew && isMember && !isConfirmed) {
      return <ConfirmOpenLink link={link} onOpen={() => setConfirmed(true)} onStay={() => setDeclinedLink(link)} />;
    }
    return <ChatByLink link={link} view={view} payment={payment} doa={doa} calls={calls} />;
  }
  if (payment) return payment(null);
  if (isMember) return memberView ?? <MemberChat view={view} />;
  if (view === 'assistant' || view === 'radical') return <AboutAssistant view={view} />;
  // A visitor begins a chat there, without an account.
  if (params.get('show') === 'chat') return <Navigate to={pathTo('contact', { language })} replace />;
  return <Navigate to={pathTo('logIn', { language }) + redirectTo(pathname + search)} replace />;
}

type Views = Record<'payment' | 'doa' | 'calls', RenderView | undefined>;
type LinkProps = { link: Link; view: View } & Views;

/** A chat of a link, from its opening to its end. */
function ChatByLink({ link, ...rest }: LinkProps) {
  const isOurs = WebChatId.safeParse(link.webchat_id).success;
  return isOurs ? <OpenChat link={link} {...rest} /> : <LinkExpired link={link} />;
}

function OpenChat({ link, ...rest }: LinkProps) {
  const { session, error, retry } = useChatSession(link);
  const isInside = roleOf(useToken()) === 'chat';
  if (error?.code === 'auth.link-expired' || error?.code === 'request.invalid') return <LinkExpired link={link} />;
  if (error) return <Trouble error={error} onRetry={retry} />;
  if (!session) return <ChatOpening />;
  // A login or logout in the meantime ends the session of the link.
  if (!isInside) return <LinkExpired link={link} at={session.session.expires_at} />;
  return <ActiveChat link={link} {...rest} first={session.session} owner={session.user?.name} />;
}

/** Closes on the second when the session expires, without a request. */
function ActiveChat({
  link,
  view,
  payment,
  doa,
  calls,
  first,
  owner,
}: LinkProps & { first: Chat; owner: string | undefined }) {
  const { data: chat = first, error } = useChat();
  const now = useServerNow(chat.now);
  const isExpired = chat.expires_at !== null && chat.expires_at <= now.toISOString();
  const isRefused = error?.code === 'web-chat.ended' || error?.code === 'auth.unauthenticated';
  if (isExpired || isRefused) return <LinkExpired link={link} at={chat.expires_at} />;
  const draw = payment ?? doa;
  const note = chat.expires_at && <SessionNote serverTime={chat.now} until={chat.expires_at} owner={owner} />;
  if (draw) return draw(note);
  return <Shown chat={chat} view={view} owner={owner} calls={calls?.(note)} />;
}

/** A member’s own, which has no end. */
function MemberChat({ view }: { view: View }) {
  const { data: chat, error, mutate } = useChat();
  if (error && !chat) return <Trouble error={error} onRetry={() => void mutate()} />;
  if (!chat) return <ChatOpening />;
  return <Shown chat={chat} view={view} />;
}

type ShownProps = { chat: Chat; view: View; owner?: string | undefined; calls?: ReactNode };

function Shown({ chat, view, owner, calls }: ShownProps) {
  const [params] = useSearchParams();
  if (view === 'assistant' || view === 'radical') return <AboutAssistant view={view} chat={chat} owner={owner} />;
  if (params.get('show') === 'chat' || !calls) return <Thread chat={chat} />;
  const unread = chat.notices.filter(({ is_read }) => !is_read).length;
  return (
    <ChatLayout current="inbox" unread={unread}>
      {calls}
    </ChatLayout>
  );
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
