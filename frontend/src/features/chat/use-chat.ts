import { useState } from 'react';

import { useEndpoint } from '#frontend/lib/api.ts';
import { type Chat, webChat } from '#shared/api/web-chat.ts';

/** Poll intervals: short while a chat is live, longer otherwise; paused while the page is hidden. */
const LIVE_MS = 4000;
const IDLE_MS = 20_000;

export const isLive = (chat: Chat): boolean => chat.live !== null && chat.live.ended_at === null;

export function useChat() {
  const [isChatLive, setChatLive] = useState(false);
  return useEndpoint(
    webChat.getChat,
    {},
    { refreshInterval: isChatLive ? LIVE_MS : IDLE_MS, onSuccess: (chat) => setChatLive(isLive(chat)) },
  );
}
