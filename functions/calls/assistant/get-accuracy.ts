import * as z from 'zod';

import accuracy from '#functions/nlu/accuracy.json' with { type: 'json' };
import { handle } from '#functions/platform/handle.ts';
import { assistant } from '#shared/api/assistant.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { languages } from '#shared/values/language.ts';

const share = z.number().min(0).max(1);
const Spam = z.object({ balanced_accuracy: share, interval: z.tuple([share, share]), false_alarms: share });
/** As much of the evaluation’s result as the product prints. */
const Result = z.object({
  measured_at: z.iso.date(),
  n: z.number().int(),
  spam: Spam,
  by_language: z.partialRecord(z.enum(languages), z.object({ spam: z.object({ balanced_accuracy: share }) })),
});

/** What is measured, or nothing: a figure that cannot be read is no figure. */
function accuracyView(result: unknown): Output<typeof assistant.getAccuracy> {
  const { data } = Result.safeParse(result);
  if (!data) return null;
  const { measured_at, n, spam, by_language } = data;
  return {
    measured_on: measured_at,
    calls: n,
    balanced_accuracy: spam.balanced_accuracy,
    low: spam.interval[0],
    high: spam.interval[1],
    false_alarms: spam.false_alarms,
    by_language: Object.fromEntries(
      Object.entries(by_language).map(([language, { spam }]) => [language, spam.balanced_accuracy]),
    ),
  };
}

const live: { accuracy: unknown } = { accuracy };

/** The result that `npm run evaluate:calls -- --write` stored. */
export const handler = handle(assistant.getAccuracy, live, async (_, { accuracy }) => accuracyView(accuracy));
