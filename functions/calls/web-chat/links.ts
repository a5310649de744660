import { digest, isSame, keyedDigest, newToken } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';
import { forgotten, isOver, opened, unopened } from '#functions/calls/web-chat/domain/link-expiry.ts';
import { type StoredChat, webChatStore } from '#functions/calls/web-chat/store.ts';
import type { View } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId, type WebChatId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';
import type { Phone } from '#shared/values/phone.ts';

type LinkRequest = {
  /** Whose it is; null for a caller, who has no account. */
  account_id: AccountId | null;
  view: View;
  language: Language;
  phone?: Phone | null;
  email?: string | null;
  name?: string | null;
  about?: StoredChat['about'];
  /** How long it stays valid unopened; a day by default. */
  minutes?: number;
};
/** A link that was made: `write` belongs into a transaction, `path` into a message. */
export type NewLink = { webchat_id: WebChatId; token: string; path: string; opens_until: string; write: Write };

/** The links to web chats. Whatever is wrong with one is answered the same. @throws auth.link-expired */
export const chatLinksOf = (table: Table, secret = appSecret, store = webChatStore(table)) => {
  /** The chat that this link leads to, over or not, until it is forgotten. */
  async function findChat(webchat_id: WebChatId, token: string, now: Date): Promise<Revised<StoredChat> | undefined> {
    const chat = await store.of(webchat_id);
    const isRight = isSame(digest(token), chat?.token_digest ?? '');
    return chat && isRight && forgotten(chat) > now ? chat : undefined;
  }

  async function current(webchat_id: WebChatId, token: string, now: Date) {
    const chat = await findChat(webchat_id, token, now);
    if (!chat || isOver(chat, now)) throw new Fault('auth.link-expired');
    return chat;
  }

  return {
    known: findChat,
    /** Creates a link that may stay unopened for a day. */
    open(wish: LinkRequest, now: Date): NewLink {
      const { account_id, view, language, phone = null, email = null, name = null, about = null, minutes } = wish;
      const token = newToken();
      const chat: StoredChat = {
        webchat_id: newId('webchat', now.getTime()),
        ...unopened(now, minutes),
        account_id,
        view,
        language,
        phone,
        email,
        name,
        about,
        token_digest: digest(token),
        device_digest: null,
        epoch: null,
        deeplink_click_from: null,
        telecom_operator: null,
      };
      const { webchat_id, opens_until } = chat;
      const path = `/${language}/${view}/${webchat_id}/${token}`;
      return { webchat_id, token, path, opens_until, write: store.begin(chat) };
    },
    /**
     * Opens a link in the browser that holds `client_secret`. The first browser keeps it for an hour; for others it is
     * closed. `epochOf` gives the session epoch of its account; undefined if it is deleted or blocked.
     */
    enter: (
      { webchat_id, token, client_secret }: { webchat_id: WebChatId; token: string; client_secret: string },
      epochOf: (account_id: AccountId) => Promise<number | undefined>,
      now: Date,
    ): Promise<StoredChat & { closes_at: string }> =>
      retryOnConflict(async () => {
        const chat = await current(webchat_id, token, now);
        const epoch = chat.account_id ? await epochOf(chat.account_id) : null;
        const device = keyedDigest(await secret(), 'chat device', client_secret);
        const isOurs = chat.device_digest === null || isSame(chat.device_digest, device);
        const isOpen = epoch !== undefined && (chat.opened_at === null || chat.epoch === epoch);
        if (!isOurs || !isOpen) throw new Fault('auth.link-expired');
        const next = { ...opened(chat, now), device_digest: device, epoch };
        if (!chat.opened_at) await store.replace(chat, next);
        return { ...next, closes_at: next.closes_at ?? '' };
      }),
    /** Closes a chat before its hour is over: its tokens stop working at once. */
    close: (webchat_id: WebChatId, now: Date): Promise<void> =>
      retryOnConflict(async () => {
        const chat = await store.of(webchat_id);
        if (chat && !isOver(chat, now)) await store.replace(chat, { ...chat, closes_at: now.toISOString() });
      }),
    /** Notes where the link was clicked. */
    note: (
      { webchat_id, token }: { webchat_id: WebChatId; token: string },
      click: { deeplink_click_from: string; telecom_operator?: string | undefined },
      now: Date,
    ): Promise<void> =>
      retryOnConflict(async () => {
        const chat = await current(webchat_id, token, now);
        const { deeplink_click_from, telecom_operator = chat.telecom_operator } = click;
        await store.replace(chat, { ...chat, deeplink_click_from, telecom_operator });
      }),
  };
};
