import * as z from 'zod';

import { Precision, ReasonClass } from '#shared/values/call.ts';
import { languages } from '#shared/values/language.ts';

export { Precision, ReasonClass };

/** One thing that was said. Of the caller’s, what else speech recognition thought it might have been, likeliest first. */
export type Turn = {
  who: 'assistant' | 'caller';
  text: string;
  alternatives?: readonly string[];
};

/** When and where a call takes place: relative times are relative to `reference`, on the clock of the owner’s `zone`. */
export type Setting = { reference: Date; zone: string };

/** A moment to call back: the earliest future one that is meant, with the zone’s offset (`2026-11-23T10:30:00-06:00`). */
export const WhenSaid = z.object({ text: z.string(), at: z.string(), precision: Precision });
export type WhenSaid = z.infer<typeof WhenSaid>;

/** What a call came to so far. `confidence` and `probability` are from 0 to 1. */
export const Understood = z.object({
  language: z.enum(languages),
  /** Who calls: the person, else the organisation, else a relation as said (“his mother”). */
  name: z.object({ value: z.string(), confidence: z.number() }).nullable(),
  /** Eight words or fewer, in the language of the call. */
  reason: z.object({ summary: z.string(), class: ReasonClass, confidence: z.number() }).nullable(),
  urgent: z.boolean(),
  callback: WhenSaid.nullable(),
  /** By its words alone; `signs` says which of them weigh most, as codes that are worded per language. */
  spam: z.object({ probability: z.number(), signs: z.array(z.object({ code: z.string(), weight: z.number() })) }),
});
export type Understood = z.infer<typeof Understood>;

/**
 * Understands a call from what was said so far; asked again after each turn. `language` is what the call is held in, where
 * that is known.
 */
export type Understanding = {
  understand(turns: readonly Turn[], setting: Setting & { language?: (typeof languages)[number] }): Promise<Understood>;
};
