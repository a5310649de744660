import { intentsIn } from '#functions/nlu/intents/index.ts';
import { around } from '#functions/nlu/when/cues.ts';
import { cuesIn } from '#functions/nlu/when/cues-in.ts';
import type { Turn } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** The features of “no callback time”. */
export function noneFeatures(
  turns: readonly Turn[],
  answersQuestion: readonly boolean[],
  times: number,
  language: Language,
): string[] {
  const cuesOf = (some: readonly Turn[]) =>
    new Set(some.flatMap(({ text }) => cuesIn(text, language).flatMap(({ kinds }) => kinds)));
  const callerTurns = turns.filter(({ who }) => who === 'caller');
  const [cues, answered] = [cuesOf(callerTurns), cuesOf(turns.filter((_, at) => answersQuestion[at]))];
  const intents = callerTurns.map(({ text }) => intentsIn(text, language));
  const isAsked = answersQuestion.includes(true);
  // “Do not call before Friday” requests a callback.
  const refusals = (['wants_no_callback', 'vague_time'] as const).filter(
    (intent) => intents.some((one) => one[intent]) && !(intent === 'wants_no_callback' && cues.has('earliest')),
  );
  return [
    'none',
    `none:${language}`,
    `none:asked:${isAsked}`,
    `none:times:${Math.min(times, 3)}`,
    ...around.filter((kind) => cues.has(kind)).flatMap((kind) => [`none:${kind}`, `none:${language}:${kind}`]),
    ...(cues.has('call') || cues.has('tell') ? [] : ['none:silent', `none:silent:${isAsked}`]),
    ...refusals.flatMap((intent) => [`none:${intent}`, `none:${intent}:${isAsked}`]),
    ...around.filter((kind) => answered.has(kind)).map((kind) => `none:answer:${kind}`),
  ];
}
