import { accountStore, choiceStore, readUnsubscribeToken } from '#functions/account/public.ts';
import { digestStore } from '#functions/calls/assistant/digest-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Topic } from '#shared/api/account.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { StoppableMail } from '#shared/values/stoppable-mail.ts';

const live = {
  accounts: accountStore(table),
  choices: choiceStore(table),
  digests: digestStore(table),
  limits: limiterOf(table),
  secret: appSecret,
};
const topicOf = {
  'call-answered': 'call-answered',
  'callback-due': 'callback-due',
  'spam-week': 'spam-stopped',
  'report-changed': 'report-changed',
} as const satisfies Record<Exclude<StoppableMail, 'day-digest'>, Topic>;

/** The same as turning the mail off in the settings: it can be repeated, and undone there. */
export const handler = handle(assistant.unsubscribeMail, live, async ({ input, from, now }, deps) => {
  const { account_id, kind } = await followLink(deps.limits, from, now, async () => {
    const named = await readUnsubscribeToken(input.token, deps.secret);
    const account = named && (await deps.accounts.of(named.account_id));
    if (!account || account.closed_at) throw new Fault('auth.link-expired');
    return named;
  });
  if (kind === 'day-digest') await stopDigest(account_id, deps);
  else await stopTopic(account_id, topicOf[kind], deps);
  return {};
});

const stopDigest = (account_id: AccountId, { digests }: Pick<typeof live, 'digests'>) =>
  retryOnConflict(async () => {
    const current = await digests.of(account_id);
    if (current?.is_on) await digests.commit(digests.write({ ...current, is_on: false, next_at: null }, current));
  });

const stopTopic = (account_id: AccountId, topic: Topic, { choices }: Pick<typeof live, 'choices'>) =>
  choices.change(account_id, (current) => {
    const { topics } = current.notifications;
    const ways = { ...topics[topic], email: false };
    return {
      ...current,
      notifications: {
        ...current.notifications,
        topics: { ...topics, [topic]: ways },
        // Urgent calls are mailed whatever the topic says.
        ...(topic === 'call-answered' && { urgent_by_email: false }),
      },
    };
  });
