import useSWR, { useSWRConfig } from 'swr';

import type { Link } from '#frontend/features/chat/use-link.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call } from '#frontend/lib/api.ts';
import { clientSecret } from '#frontend/lib/device.ts';
import { signInWith } from '#frontend/lib/session.ts';
import { webChat } from '#shared/api/web-chat.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import { WebChatId } from '#shared/values/id.ts';

type Opened = Output<typeof webChat.fetch>;
type Knock = readonly [what: string, link: Link];

/** Exchanges a link for a session of its chat, once; nothing is asked while there is no link. */
export function useOpened(link: Link | null) {
  const { language: lang } = useLanguage();
  const { mutate } = useSWRConfig();
  const key: Knock | null = link && ['chat link', link];
  return useSWR<Opened, Fault, Knock | null>(
    key,
    async ([, { webchat_id, webchat_token }]) => {
      const known = { webchat_id: webchat_id as WebChatId, webchat_token };
      const opened = await call(webChat.fetch, { lang, ...known, client_secret: await clientSecret(call) });
      signInWith({ token: opened.auth.access_token, user: null }, known);
      // What was read before was read as somebody else.
      await mutate([webChat.getChat.id, {}], opened.session, { revalidate: false });
      return opened;
    },
    { revalidateIfStale: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
}
