import type { CallerTurn } from '#functions/nlu/name/candidate.ts';
import { phrasebookOf, containsPhrase } from '#functions/nlu/name/phrasebook.ts';
import japanese from '#functions/nlu/languages/ja/names.json' with { type: 'json' };
import { withoutSpelling } from '#functions/nlu/name/spelled.ts';
import { readable } from '#functions/nlu/name/words.ts';
import type { Turn } from '#functions/nlu/port.ts';
import { questionBefore } from '#functions/nlu/reason/question.ts';
import { fold } from '#functions/names/fold.ts';
import type { Language } from '#shared/values/language.ts';

const MOST_TURNS = 12;

const asksForName = (text: string, language: Language): boolean =>
  language === 'ja'
    ? japanese.asks.some((phrase) => text.includes(phrase))
    : containsPhrase(fold(text), phrasebookOf(language).asks);

/** The capitalised words of the assistant’s turns: before a caller’s turn the owner’s name, after it a name the caller used. */
function ownersIn(turns: readonly Turn[]): Set<string> {
  const assistantTexts = turns.filter(({ who }) => who === 'assistant').map(({ text }) => text.slice(0, 500));
  return new Set(
    assistantTexts.flatMap((text) => Array.from(text.matchAll(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu), ([word]) => fold(word))),
  );
}

/** The caller’s turns, with the other hypotheses of speech recognition. */
export function callerTurnsOf(turns: readonly Turn[], language: Language): CallerTurn[] {
  const silent = turns.every(({ who }) => who === 'caller');
  const callerTurns: CallerTurn[] = [];
  let [turn, isAsked] = [0, false];
  for (const [at, { who, text, alternatives = [] }] of turns.entries()) {
    if (who === 'assistant') {
      isAsked = asksForName(text.slice(0, 1000), language);
      continue;
    }
    if (turn >= MOST_TURNS) break;
    const asked = questionBefore(turns, at, language);
    const [owners, echoed] = [ownersIn(turns.slice(0, at)), ownersIn(turns.slice(at))];
    for (const hypothesis of [text, ...alternatives.slice(0, 4)])
      callerTurns.push({
        text: withoutSpelling(readable(hypothesis)),
        turn,
        isAnswer: silent ? null : isAsked || asked === 'who',
        asked,
        owners,
        echoed,
      });
    [turn, isAsked] = [turn + 1, false];
  }
  return callerTurns;
}
