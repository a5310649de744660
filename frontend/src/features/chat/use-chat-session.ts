import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { Link } from '#frontend/features/chat/use-chat-link.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call } from '#frontend/lib/api.ts';
import { clientSecret } from '#frontend/lib/device.ts';
import { signInWith } from '#frontend/lib/session.ts';
import { LinkOrigin, webChat } from '#shared/api/web-chat.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { asFault, type Fault } from '#shared/errors/catalogue.ts';
import { WebChatId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';

type ChatSession = Output<typeof webChat.fetch>;
type SessionResult = { token: string; session?: ChatSession; error?: Fault };

/** Exchanges a link for a chat session. Held in state rather than in the cache, because signing in clears the cache. */
export function useChatSession({ webchat_id, webchat_token }: Link) {
  const { language } = useLanguage();
  const [lang] = useState(language);
  const [params] = useSearchParams();
  const [clickedIn] = useState(() => params.get('from'));
  const [result, setResult] = useState<SessionResult>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isStale = false;
    const finish = (next: Omit<SessionResult, 'token'>) => {
      if (!isStale) setResult({ token: webchat_token, ...next });
    };
    openSession({ webchat_id, webchat_token }, lang, clickedIn).then(
      (session) => finish({ session }),
      (error: unknown) => finish({ error: asFault(error) }),
    );
    return () => {
      isStale = true;
    };
  }, [webchat_id, webchat_token, lang, clickedIn, attempt]);

  const current = result?.token === webchat_token ? result : undefined;
  const retry = () => {
    setResult(undefined);
    setAttempt(attempt + 1);
  };
  return { session: current?.session, error: current?.error, retry };
}

async function openSession(
  { webchat_id, webchat_token }: Link,
  lang: Language,
  clickedIn: string | null,
): Promise<ChatSession> {
  const link = { webchat_id: WebChatId.parse(webchat_id), webchat_token };
  const session = await call(webChat.fetch, { lang, ...link, client_secret: await clientSecret(call) });
  signInWith({ token: session.auth.access_token, user: null }, link);
  // The click origin is reported without waiting for it.
  const deeplink_click_from = LinkOrigin.safeParse(clickedIn).data;
  if (deeplink_click_from)
    void call(webChat.updateDeeplinkFrom, { ...link, deeplink_click_from }).catch(() => undefined);
  return session;
}
