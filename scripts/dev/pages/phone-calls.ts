import * as z from 'zod';

import { attestations, dialResults, divertReasons, testEnds } from '#functions/providers/telephony/port.ts';
import { isLanguage } from '#shared/values/language.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const Number = z
  .string()
  .trim()
  .max(64)
  .transform((text, context) => {
    const number = parsePhone(text);
    if (!number) context.addIssue({ code: 'custom', message: 'phone' });
    return number ?? z.NEVER;
  });

/** A tag such as `pt-BR`. An unsupported one counts as none: the call is answered anyway. */
const Spoken = z
  .string()
  .max(35)
  .transform((tag) => [tag.toLowerCase().split(/[-_]/)[0]].find(isLanguage) ?? null);

const carriers = { no_reply: 'no_answer', user_busy: 'busy', not_reachable: 'unreachable' } as Record<string, string>;
const Diverted = z
  .string()
  .transform((word) => carriers[word.replaceAll('-', '_')] ?? word.replaceAll('-', '_'))
  .pipe(z.enum(divertReasons));

/** A call as dialled. Without `from` the number is withheld. */
export const Dialled = z
  .strictObject({
    from: Number.nullish(),
    to: Number,
    forwarded_from: Number.nullish(),
    lang: Spoken.nullish(),
    diverted_because: Diverted.nullish(),
    stir: z.enum(attestations).nullish(),
    /** Changes the owner’s setting to ask before recording. */
    always_ask: z.boolean().optional(),
  })
  .transform(({ lang, from, forwarded_from, diverted_because, stir, ...rest }) => ({
    ...rest,
    from: from ?? null,
    forwarded_from: forwarded_from ?? null,
    diverted_because: diverted_because ?? null,
    stir: stir ?? null,
    language: lang ?? null,
  }));

/** A forwarding test call of the simulator, and how it ends: at the assistant or otherwise. */
export const TestCall = z.strictObject({ to: Number, from: Number, mark: z.string().max(64) });
export const Meets = z.strictObject({ meets: z.enum(['forwarded', ...testEnds]) });
export type Meets = z.infer<typeof Meets>['meets'];

/** A running call that is to report this turn as silent. */
export const Redirected = z.strictObject({ turn: z.number().int().min(0).max(1000) });

const turn = z.number().int().min(0).max(1000).optional();
/** An event of a call. Without a turn it is the current one. */
export const CallInput = z.discriminatedUnion('t', [
  z
    .strictObject({
      t: z.literal('speech'),
      turn,
      text: z.string().max(200_000),
      alternatives: z.array(z.string().max(10_000)).max(10).default([]),
      confidence: z.number().min(0).max(1).nullable().default(null),
      lang: Spoken.nullish(),
    })
    .transform(({ lang, ...speech }) => ({ ...speech, language: lang ?? null })),
  z.strictObject({ t: z.literal('dtmf'), turn, digits: z.string().regex(/^[\d*#]{1,20}$/, 'invalid') }),
  z.strictObject({ t: z.literal('silence'), turn }),
  z.strictObject({ t: z.literal('recorded'), turn, duration_ms: z.number().int().min(0).max(120_000).default(4000) }),
  z.strictObject({ t: z.literal('dialled'), turn, result: z.enum(dialResults) }),
  z.strictObject({ t: z.literal('hangup') }),
]);
export type CallInput = z.infer<typeof CallInput>;
