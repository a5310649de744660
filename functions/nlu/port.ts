import * as z from 'zod';

import { Precision, ReasonClass } from '#shared/values/call.ts';
import { languages } from '#shared/values/language.ts';

export { Precision, ReasonClass };

/** One turn of a call. `alternatives` are the other hypotheses of speech recognition for a caller’s turn, likeliest first. */
export type Turn = {
  who: 'assistant' | 'caller';
  text: string;
  alternatives?: readonly string[];
};

/** When and where a call takes place: relative times are relative to `reference`, on the clock of the owner’s `zone`. */
export type Setting = { reference: Date; zone: string };

/** A callback time: the earliest future moment that fits, with the zone’s offset (`2026-11-23T10:30:00-06:00`). */
export const WhenSaid = z.object({ text: z.string(), at: z.string(), precision: Precision });
export type WhenSaid = z.infer<typeof WhenSaid>;

/** What is understood of a call so far. `confidence` and `probability` are from 0 to 1. */
export const Understood = z.object({
  language: z.enum(languages),
  /** The caller: a person, else an organisation, else a relation in the caller’s words (“his mother”). */
  name: z.object({ value: z.string(), confidence: z.number() }).nullable(),
  /** Their company, place or relation, in their words: “Fields Roofing”, “Leo’s mother”. */
  from: z.string().nullish(),
  /**
   * A short sentence in the caller’s words, in the language of the call. `lacks`: they have said nothing but who calls, or a bare
   * topic, so that they are to be asked.
   */
  reason: z
    .object({
      summary: z.string(),
      class: ReasonClass,
      confidence: z.number(),
      lacks: z.enum(['matter', 'detail']).optional(),
    })
    .nullable(),
  urgent: z.boolean(),
  callback: WhenSaid.nullable(),
  /** From the words alone; `signs` are the codes of those that weigh most. */
  spam: z.object({ probability: z.number(), signs: z.array(z.object({ code: z.string(), weight: z.number() })) }),
  /** What the last words do to a yes-or-no question before them; only a language model says this, our own reads them later. */
  reply: z.enum(['yes', 'no', 'other']).nullish(),
});
export type Understood = z.infer<typeof Understood>;

/**
 * Understands a call from its turns so far; runs again after each turn. `language` is the language of the call, if known.
 */
export type Understanding = {
  understand(turns: readonly Turn[], setting: Setting & { language?: (typeof languages)[number] }): Promise<Understood>;
};
