import { choiceStore } from '#functions/account/choice-store.ts';
import { digestAt, offered } from '#functions/account/domain/notifications.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account, type Notifications } from '#shared/api/account.ts';
import type { Input } from '#shared/contract/endpoint.ts';

const live = { choices: choiceStore(table) };

export const handler = handle(account.updateNotifications, live, async ({ input, member, now }, { choices }) => {
  const { notifications } = await choices.change(member.accountId, (current) => {
    const notifications = offered({
      topics: topicsAfter(current.notifications.topics, input.topics),
      urgent_always: input.urgent_always ?? current.notifications.urgent_always,
      urgent_by_email: input.urgent_by_email ?? current.notifications.urgent_by_email,
      quiet_hours: input.quiet_hours === undefined ? current.notifications.quiet_hours : input.quiet_hours,
    });
    return { ...current, notifications, digest_at: digestAt(current.digest_at, notifications, now) };
  });
  return notifications;
});

type Topics = Notifications['topics'];

const topicsAfter = (was: Topics, chosen: Input<typeof account.updateNotifications>['topics']): Topics =>
  chosen ? { ...chosen, 'report-changed': chosen['report-changed'] ?? was['report-changed'] } : was;
