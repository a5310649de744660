import accuracy from '#functions/nlu/accuracy.json' with { type: 'json' };
import { accuracyView } from '#functions/calls/assistant/accuracy-view.ts';
import { handle } from '#functions/platform/handle.ts';
import { assistant } from '#shared/api/assistant.ts';

const live: { accuracy: unknown } = { accuracy };

/** Read off the evaluation’s own result, which `npm run evaluate:calls -- --write` wrote. Nobody types it in. */
export const handler = handle(assistant.getAccuracy, live, async (_, { accuracy }) => accuracyView(accuracy));
