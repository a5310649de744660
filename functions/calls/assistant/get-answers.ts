import { ownAnswerStore } from '#functions/calls/assistant/own-answer-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';

const live = { ownAnswers: ownAnswerStore(table) };

export const handler = handle(assistant.getAnswers, live, async ({ member }, { ownAnswers }) => {
  const { answers } = await ownAnswers.of(member.accountId);
  return { answers };
});
