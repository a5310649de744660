import accuracy from '#functions/nlu/accuracy.json' with { type: 'json' };
import { accuracyView } from '#functions/calls/assistant/accuracy-view.ts';
import { handle } from '#functions/platform/handle.ts';
import { assistant } from '#shared/api/assistant.ts';

const live: { accuracy: unknown } = { accuracy };

/** The result that `npm run evaluate:calls -- --write` stored. */
export const handler = handle(assistant.getAccuracy, live, async (_, { accuracy }) => accuracyView(accuracy));
