import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { shiftAt } from '#functions/support/hours.ts';
import { proofOf } from '#functions/support/proof.ts';
import { chatLinksOf } from '#functions/calls/web-chat/links.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** The browser opens its link at once; an unopened one is of no use to anyone. */
const UNOPENED_MINUTES = 10;

const live = {
  links: chatLinksOf(table),
  limits: limiterOf(table),
  proof: proofOf(table),
  commit: table.commit.bind(table),
};

export const handler = handle(
  webChat.begin,
  live,
  async ({ input: { lang: language, proof: given }, from, now }, { links, limits, proof, commit }) => {
    if (!shiftAt(now).is_open) throw new Fault('web-chat.closed');
    await proof(given, 'contact', from, now);
    await limits.take('chat-begun', { network: from.network }, now);
    const link = links.open({ account_id: null, view: 'inbox', language, minutes: UNOPENED_MINUTES }, now);
    await commit(link.write);
    return { webchat_id: link.webchat_id, webchat_token: link.token };
  },
);
