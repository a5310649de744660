import { choiceStore } from '#functions/account/choice-store.ts';
import { usualPrivacy } from '#functions/account/domain/notifications.ts';
import { inEffect } from '#functions/account/privacy-in-effect.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account, type PrivacyChoices } from '#shared/api/account.ts';

const live = { choices: choiceStore(table) };

/** A browser that sends Global Privacy Control refuses, whatever was ticked in it. */
export const handler = handle(account.updatePrivacy, live, async ({ input, member, from }, { choices }) => {
  const given = from.gpc ? usualPrivacy : input;
  const { privacy } = await choices.change(member.accountId, ({ privacy: current, ...rest }) => ({
    ...rest,
    privacy: {
      count_visits: given.count_visits ?? current.count_visits,
      record_sessions: given.record_sessions ?? current.record_sessions,
    } satisfies PrivacyChoices,
  }));
  return inEffect(privacy);
});
