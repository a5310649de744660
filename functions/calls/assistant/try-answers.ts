import { answersTo } from '#functions/nlu/topics/index.ts';
import { handle } from '#functions/platform/handle.ts';
import { assistant } from '#shared/api/assistant.ts';

/** By the matcher of calls, on answers that need not be saved yet. */
export const handler = handle(assistant.tryAnswers, {}, async ({ input: { text, language, answers } }) =>
  Promise.resolve({ ids: answersTo(text, language, answers).map(({ id }) => id) }),
);
