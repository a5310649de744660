import { choiceStore } from '#functions/account/choice-store.ts';
import { inEffect } from '#functions/account/privacy-in-effect.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account, type PrivacyChoices } from '#shared/api/account.ts';

const live = { choices: choiceStore(table) };

export const handler = handle(account.updatePrivacy, live, async ({ input, member }, { choices }) => {
  const { privacy } = await choices.change(member.accountId, ({ privacy: current, ...rest }) => ({
    ...rest,
    privacy: {
      count_visits: input.count_visits ?? current.count_visits,
      record_sessions: input.record_sessions ?? current.record_sessions,
    } satisfies PrivacyChoices,
  }));
  return inEffect(privacy);
});
