import { callStore } from '#functions/calls/assistant/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { shortLinksOf } from '#functions/support/short-links.ts';
import { UNOPENED_MINUTES } from '#functions/calls/web-chat/domain/link-expiry.ts';
import { chatLinksOf } from '#functions/calls/web-chat/links.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { varietyOf } from '#shared/values/portuguese.ts';
import { portugueseOf } from '#shared/values/variety.ts';

const live = {
  calls: callStore(table),
  links: chatLinksOf(table),
  shortLinks: shortLinksOf(table),
  limits: limiterOf(table),
  outbox: outboxOf(table),
  commit: table.commit.bind(table),
};

export const handler = handle(
  webChat.renew,
  live,
  async ({ input, from, now }, { calls, links, shortLinks, limits, outbox, commit }) => {
    const { webchat_id, webchat_token } = input;
    await limits.take('chat', { network: from.network }, now);
    // Counts unknown links too, so that the limit does not reveal which exist.
    await limits.take('chat-renewed', { account: webchat_id }, now);
    const chat = await links.known(webchat_id, webchat_token, now);
    if (!chat?.phone) return { ends_in: null, waiting: 0 };

    const { account_id, phone } = chat;
    const language = varietyOf(chat.language, portugueseOf(phone));
    const made = links.open(chat, now);
    const wish = { target_path: `${made.path}?from=sms`, purpose: 'chat', minutes: UNOPENED_MINUTES, max_uses: 5 };
    const short = shortLinks.make(wish, now);
    const link = `${environment().SITE_URL}${short.path}`;
    const queued = outbox.queue({ purpose: 'chat-link', to: phone, account_id, language, params: { link } }, now);
    await commit(made.write, short.write, queued.write);
    await queued.send();
    const latest = account_id ? await calls.latest(account_id) : [];
    return { ends_in: phone.slice(-2), waiting: latest.filter(({ is_read }) => !is_read).length };
  },
);
