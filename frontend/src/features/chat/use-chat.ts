import { useState } from 'react';

import { useEndpoint } from '#frontend/lib/api.ts';
import { type Chat, webChat } from '#shared/api/web-chat.ts';

/** How often it is looked whether somebody wrote: soon while a chat is live, now and then otherwise; hidden, not at all. */
const LIVE_MS = 4000;
const QUIET_MS = 20_000;

export const isLive = (chat: Chat): boolean => chat.live !== null && chat.live.ended_at === null;

export function useChat() {
  const [isOn, setOn] = useState(false);
  return useEndpoint(
    webChat.getChat,
    {},
    { refreshInterval: isOn ? LIVE_MS : QUIET_MS, onSuccess: (chat) => setOn(isLive(chat)) },
  );
}
