import { ownAnswerStore } from '#functions/calls/assistant/own-answer-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';

const live = { ownAnswers: ownAnswerStore(table), commit: table.commit.bind(table) };

export const handler = handle(assistant.updateAnswers, live, async ({ input, member }, { ownAnswers, commit }) =>
  retryOnConflict(async () => {
    const { accountId: account_id } = member;
    const { stored } = await ownAnswers.of(account_id);
    const { answers } = input;
    await commit(ownAnswers.write({ account_id, answers }, stored));
    return { answers };
  }),
);
