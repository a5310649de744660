import { useEndpoint } from '#frontend/lib/api.ts';
import { type Chat, webChat } from '#shared/api/web-chat.ts';

/** How often it is looked whether somebody wrote: soon while a chat is live, now and then otherwise; hidden, not at all. */
const LIVE_MS = 4000;
const QUIET_MS = 20_000;

export const isLive = (chat: Chat | undefined): boolean => chat?.live != null && chat.live.ended_at === null;

export const useChat = () =>
  useEndpoint(webChat.getChat, {}, { refreshInterval: (chat) => (isLive(chat) ? LIVE_MS : QUIET_MS) });
