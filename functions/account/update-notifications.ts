import { choiceStore } from '#functions/account/choice-store.ts';
import { digestAt, offered } from '#functions/account/domain/notifications.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { choices: choiceStore(table) };

export const handler = handle(account.updateNotifications, live, async ({ input, member, now }, { choices }) => {
  const { notifications } = await choices.change(member.accountId, (current) => {
    const notifications = offered({
      topics: input.topics ?? current.notifications.topics,
      urgent_always: input.urgent_always ?? current.notifications.urgent_always,
      quiet_hours: input.quiet_hours === undefined ? current.notifications.quiet_hours : input.quiet_hours,
    });
    return { ...current, notifications, digest_at: digestAt(current.digest_at, notifications, now) };
  });
  return notifications;
});
