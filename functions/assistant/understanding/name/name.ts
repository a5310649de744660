import type { Candidate, Heard } from '#functions/assistant/understanding/name/candidate.ts';
import { candidatesInJapanese } from '#functions/assistant/understanding/name/japanese.ts';
import { ja } from '#functions/assistant/understanding/name/phrases/ja.ts';
import { phrasebookOf, saidIn } from '#functions/assistant/understanding/name/phrasebook.ts';
import { candidatesIn } from '#functions/assistant/understanding/name/spans.ts';
import { weights } from '#functions/assistant/understanding/name/weights.ts';
import { readable } from '#functions/assistant/understanding/name/words.ts';
import type { Turn } from '#functions/assistant/understanding/port.ts';
import { fold } from '#functions/people/names/fold.ts';
import type { Language } from '#shared/values/language.ts';

const MOST_TURNS = 12;

const asksForName = (text: string, language: Language): boolean =>
  language === 'ja' ? new RegExp(ja.asked, 'u').test(text) : saidIn(fold(text), phrasebookOf(language).asked);

/** The capitalised words of what the assistant says: the owner’s name is among them, the caller’s is not. */
function ownersIn(turns: readonly Turn[]): Set<string> {
  const said = turns.filter(({ who }) => who === 'assistant').map(({ text }) => text.slice(0, 500));
  return new Set(
    said.flatMap((text) => Array.from(text.matchAll(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu), ([word]) => fold(word))),
  );
}

/** The caller’s turns as they are read for names, each with what else it may have been. */
function heardOf(turns: readonly Turn[], language: Language): Heard[] {
  const owners = ownersIn(turns);
  const silent = turns.every(({ who }) => who === 'caller');
  const heard: Heard[] = [];
  let [turn, asked] = [0, false];
  for (const { who, text, alternatives = [] } of turns) {
    if (who === 'assistant') {
      asked = asksForName(text.slice(0, 1000), language);
      continue;
    }
    if (turn >= MOST_TURNS) break;
    for (const hypothesis of [text, ...alternatives.slice(0, 4)])
      heard.push({ text: readable(hypothesis), turn, asked: silent ? null : asked, owners });
    [turn, asked] = [turn + 1, false];
  }
  return heard;
}

const introduced =
  /^j?p:(?:before:(?:intro|strong|start|weak|role|place|place-の|role-の|self)|after:(?:after|strong))$/;
const named = /^(?:p:forename|jp:name:no-word|jp:two:no-word)$/;

/** What may be who calls, each with what speaks for it. */
export function candidatesOf(turns: readonly Turn[], language: Language): Candidate[] {
  const candidates = heardOf(turns, language).flatMap((heard) =>
    language === 'ja' ? candidatesInJapanese(heard) : candidatesIn(heard, language),
  );
  const people = candidates.filter(
    ({ kind, features }) =>
      kind === 'person' && features.some((one) => named.test(one)) && features.some((one) => introduced.test(one)),
  );
  const order: string[] = [];
  for (const candidate of candidates) {
    const { kind, value, features } = candidate;
    const [first = ''] = fold(value).split(' ');
    if (kind !== 'person') {
      features.push(`${kind}:${language === 'ja' ? 'ja:' : ''}beside:${Math.min(people.length, 2)}`);
      continue;
    }
    if (people.includes(candidate) && !order.includes(first)) order.push(first);
    const place = order.indexOf(first);
    features.push(`p:order:${place < 0 ? 'none' : Math.min(place, 2)}`);
    if (people.length && place < 0) features.push('p:beside');
  }
  return candidates;
}

/** The features of nobody at all being named. */
export function nobodyIn(turns: readonly Turn[], language: Language): string[] {
  const said = turns.filter(({ who }) => who === 'caller').map(({ text }) => readable(text));
  const folded = fold(said.join(' '));
  const refused =
    language === 'ja'
      ? new RegExp(ja.refusal, 'u').test(said.join(' '))
      : saidIn(folded, phrasebookOf(language).refusal);
  return ['nobody', `nobody:${language}`, ...(refused ? ['nobody:refused'] : [])];
}

export const scoreOf = (features: readonly string[], by: Readonly<Record<string, number>>): number =>
  features.reduce((sum, feature) => sum + (by[feature] ?? 0), 0);

/** Who calls: the person, else the organisation, else the relation, as said; null where nobody is named. */
export function callerName(turns: readonly Turn[], language: Language): { value: string; confidence: number } | null {
  const nobody = scoreOf(nobodyIn(turns, language), weights);
  const scored = candidatesOf(turns, language).map(({ value, features }) => ({
    value,
    score: scoreOf(features, weights),
  }));
  const best = scored.reduce<{ value: string; score: number } | null>(
    (most, one) => (most && most.score >= one.score ? most : one),
    null,
  );
  if (!best || best.score <= nobody) return null;
  const same = fold(best.value);
  const all = scored
    .filter(({ value }) => fold(value) !== same)
    .reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  return { value: best.value, confidence: Number((1 / (1 + all + Math.exp(nobody - best.score))).toFixed(3)) };
}
