import * as z from 'zod';

import { withoutCardData } from '#shared/validation/card-mask.ts';
import { line } from '#shared/validation/text.ts';
import { languages } from '#shared/values/language.ts';
import { hasLink } from '#shared/values/live-call.ts';

/** What callers ask that has phrases in each language, and whatever else the owner has words for. */
export const topics = ['courier', 'hours', 'open_today', 'address', 'parking', 'price', 'free'] as const;
export type Topic = (typeof topics)[number];

export const OWN_ANSWERS_MAX = 20;
export const ANSWER_MAX = 200;
export const TRIGGERS_MAX = 5;
export const TRIGGER_MAX = 40;

/** What the assistant says for its owner to callers who ask about something. */
export const OwnAnswer = z.strictObject({
  /** Made by the page. */
  id: z.uuid(),
  topic: z.enum(topics),
  /** The words that a caller says; only of the topic `free`. */
  triggers: z.array(line(TRIGGER_MAX)).max(TRIGGERS_MAX),
  text: line(ANSWER_MAX)
    .refine((text) => !hasLink(text), 'invalid')
    .refine((text) => withoutCardData(text) === text, 'card.in-text'),
  /** The language of the calls in which it is given; null for all, said as it is. */
  language: z.enum(languages).nullable(),
});
export type OwnAnswer = z.infer<typeof OwnAnswer>;

export const OwnAnswers = z
  .array(OwnAnswer)
  .max(OWN_ANSWERS_MAX)
  .refine((answers) => new Set(answers.map(({ id }) => id)).size === answers.length, 'invalid')
  .refine((answers) => answers.every(({ topic, triggers }) => topic !== 'free' || triggers.length > 0), 'required');
