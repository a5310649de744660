import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { Link } from '#frontend/features/chat/use-link.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call } from '#frontend/lib/api.ts';
import { clientSecret } from '#frontend/lib/device.ts';
import { signInWith } from '#frontend/lib/session.ts';
import { LinkOrigin, webChat } from '#shared/api/web-chat.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { asFault, type Fault } from '#shared/errors/catalogue.ts';
import { WebChatId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';

type Opened = Output<typeof webChat.fetch>;
type Outcome = { of: string; opened?: Opened; error?: Fault };

/**
 * Exchanges a link for a session of its chat. It is kept by the page, not in the cache: that is emptied when somebody signs
 * in, which is just what this does.
 */
export function useOpened({ webchat_id, webchat_token }: Link) {
  const { language } = useLanguage();
  const [lang] = useState(language);
  const [params] = useSearchParams();
  const [clickedIn] = useState(() => params.get('from'));
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const tell = (next: Omit<Outcome, 'of'>) => {
      if (!isLeft) setOutcome({ of: webchat_token, ...next });
    };
    knock({ webchat_id, webchat_token }, lang, clickedIn).then(
      (opened) => tell({ opened }),
      (error: unknown) => tell({ error: asFault(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [webchat_id, webchat_token, lang, clickedIn, attempt]);

  const present = outcome?.of === webchat_token ? outcome : undefined;
  const again = () => {
    setOutcome(undefined);
    setAttempt(attempt + 1);
  };
  return { opened: present?.opened, error: present?.error, again };
}

async function knock({ webchat_id, webchat_token }: Link, lang: Language, clickedIn: string | null): Promise<Opened> {
  const known = { webchat_id: WebChatId.parse(webchat_id), webchat_token };
  const opened = await call(webChat.fetch, { lang, ...known, client_secret: await clientSecret(call) });
  signInWith({ token: opened.auth.access_token, user: null }, known);
  // Where it was clicked is worth knowing, and not worth waiting for.
  const deeplink_click_from = LinkOrigin.safeParse(clickedIn).data;
  if (deeplink_click_from)
    void call(webChat.updateDeeplinkFrom, { ...known, deeplink_click_from }).catch(() => undefined);
  return opened;
}
