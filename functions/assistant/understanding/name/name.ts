import type { Candidate, Heard } from '#functions/assistant/understanding/name/candidate.ts';
import { candidatesInJapanese } from '#functions/assistant/understanding/name/japanese.ts';
import { ja } from '#functions/assistant/understanding/name/phrases/ja.ts';
import { phrasebookOf, saidIn } from '#functions/assistant/understanding/name/phrasebook.ts';
import { candidatesIn } from '#functions/assistant/understanding/name/spans.ts';
import { weights } from '#functions/assistant/understanding/name/weights.ts';
import { readable } from '#functions/assistant/understanding/name/words.ts';
import { nameKey } from '#functions/assistant/understanding/name/same.ts';
import type { Turn } from '#functions/assistant/understanding/port.ts';
import { conceptsAt, heardWords } from '#functions/assistant/understanding/reason/said-concepts.ts';
import { fold } from '#functions/people/open/fold.ts';
import type { Language } from '#shared/values/language.ts';

const MOST_TURNS = 12;
const MOST_WORDS = 600;

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
  const words = heardWords(said.join(' '), language).slice(0, MOST_WORDS);
  const meant = new Set(conceptsAt(words, language).flat());
  return [
    'nobody',
    `nobody:${language}`,
    ...(refused ? ['nobody:refused'] : []),
    ...(meant.has('wrong') ? ['nobody:lost', `nobody:lost:${meant.has('isThat')}`] : []),
    ...(meant.has('bank') ? ['nobody:bank'] : []),
    `nobody:${words.length < 12 ? 'short' : 'long'}`,
  ];
}

export const scoreOf = (features: readonly string[], by: Readonly<Record<string, number>>): number =>
  features.reduce((sum, feature) => sum + (by[feature] ?? 0), 0);

/**
 * The likeliest name of some candidates, and how likely it is; null where nobody is likelier. One that is said twice counts
 * twice, and spans that overlap are at odds about where a name ends, not about whether there is one.
 */
export function likeliest(
  values: readonly string[],
  scores: readonly number[],
  nobody: number,
): { value: string; confidence: number } | null {
  const most = Math.max(nobody, ...scores);
  const none = Math.exp(nobody - most);
  const by = new Map<string, { value: string; likely: number; best: number }>();
  values.forEach((value, at) => {
    const likely = Math.exp(scores[at]! - most);
    const known = by.get(nameKey(value));
    if (!known) by.set(nameKey(value), { value, likely, best: likely });
    else {
      known.likely += likely;
      if (likely > known.best) [known.value, known.best] = [value, likely];
    }
  });
  const all = [...by.values()];
  const some = all.reduce((sum, { likely }) => sum + likely, 0);
  if (some <= none) return null;
  const best = all.reduce((one, other) => (other.likely > one.likely ? other : one));
  return { value: best.value, confidence: Number((best.likely / (some + none)).toFixed(3)) };
}

/** What counts: where somebody says “my name is”, nothing else that was said does. */
export function thatCount<Of extends Pick<Candidate, 'named'>>(candidates: readonly Of[]): readonly Of[] {
  const named = candidates.filter((one) => one.named);
  return named.length ? named : candidates;
}

/** Who calls: the person, else the organisation, else the relation, as said; null where nobody is named. */
export function callerName(turns: readonly Turn[], language: Language): { value: string; confidence: number } | null {
  const none = nobodyIn(turns, language);
  if (none.includes('nobody:refused')) return null;
  const candidates = thatCount(candidatesOf(turns, language));
  return likeliest(
    candidates.map(({ value }) => value),
    candidates.map(({ features }) => scoreOf(features, weights)),
    candidates.some((one) => one.named) ? -Infinity : scoreOf(none, weights),
  );
}
