import { phraseConcepts, type PhraseConcept } from '#functions/nlu/spam/concepts.ts';
import { foldSpeech } from '#functions/nlu/spam/fold.ts';
import { lexicon, tellingPhrases } from '#functions/nlu/spam/lexicon.ts';
import type { SpokenConcept } from '#functions/nlu/spam/reason-codes.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';
import type { Language } from '#shared/values/language.ts';

const compiled = new Map<Language, RegExp[]>();

/** The most phrases of one concept that count. */
const MOST = 4;

/**
 * How much of each concept is in folded speech, in the order of `phraseConcepts`: 0, then ½, ¾ and so on towards 1; and how many
 * typical demands of scammers the caller rules out.
 */
export function conceptsIn(folded: string, language: Language): { present: number[]; refused: number } {
  const patterns = compiled.get(language) ?? compile(language);
  const text = language === 'ja' ? folded : ` ${folded} `;
  const refusals = refusalsIn(text, language);
  const isRefused = (at: number) => refusals.some(({ start, end }) => at >= start && at < end);
  const matches = patterns.map((pattern, at) => {
    const names = new Set<string>();
    const mayBeRefused = refusals.length > 0 && refusable.has(phraseConcepts[at]!);
    for (const { 0: phrase, index } of text.matchAll(pattern)) {
      if (mayBeRefused && (isRefused(index + 1) || isRefused(index + phrase.length - 1))) continue;
      if (names.add(phrase).size === MOST) break;
    }
    return amountOf(names.size);
  });
  return { present: matches, refused: amountOf(Math.min(MOST, refusals.length)) };
}

/** Concepts that do not count inside a refusal. */
const refusable: ReadonlySet<PhraseConcept> = new Set<PhraseConcept>([
  'asks_for_code',
  'asks_for_details',
  'asks_for_money',
  'money_upfront',
  'gift_card',
  'link_or_app',
  'remote_access',
  'secrecy',
]);

const amountOf = (count: number) => 1 - 0.5 ** count;

function compile(language: Language): RegExp[] {
  const patterns = phraseConcepts.map((concept) => matcherOf(lexicon()[language][concept], language));
  compiled.set(language, patterns);
  return patterns;
}

/** A pattern of phrases in folded speech that is padded with spaces (not in Japanese). */
export function matcherOf(phrases: readonly string[], language: Language): RegExp {
  const sources = phrases.map((phrase) => sourceOf(phrase, language));
  const longestFirst = [...new Set(sources)].sort((a, b) => b.length - a.length).join('|');
  return new RegExp(language === 'ja' ? longestFirst : ` ${PREFIX[language] ?? ''}(?:${longestFirst})(?= )`, 'g');
}

/** Arabic writes “and”, “with”, “for” and “the” as part of the next word. */
const PREFIX: Partial<Record<Language, string>> = { ar: '[وف]?[بلك]?(?:ال|ل)?' };

const sourceOf = (phrase: string, language: Language): string =>
  phrase
    .split(/( \.\. |\.\.|\*)/)
    .map((piece) => {
      if (piece === '*') return '[^ ]*';
      if (piece.includes('..')) return language === 'ja' ? '.{0,8}' : ' (?:[^ ]+ ){0,3}';
      const folded = foldSpeech(piece, language);
      return piece.startsWith(' ') ? ` ${folded}` : folded;
    })
    .join('');

const refusalPatterns = new Map<Language, RegExp>();

/**
 * Where a caller rules out typical demands of scammers (“we never ask for your code”, “nothing to pay”), in folded speech
 * padded with spaces (not in Japanese).
 */
function refusalsIn(text: string, language: Language): { start: number; end: number }[] {
  let pattern = refusalPatterns.get(language);
  if (!pattern) refusalPatterns.set(language, (pattern = refusalPattern(language)));
  return [...text.matchAll(pattern)].map(({ 0: phrase, index }) => ({ start: index, end: index + phrase.length }));
}

function refusalPattern(language: Language): RegExp {
  const { no, wanted, noAfter, orders } = grammarOf[language].refusals;
  if (language === 'ja') return new RegExp(`${no}.{0,8}${wanted}|${wanted}${noAfter!}`, 'g');
  const between = orders ? `(?: (?![^ ]*${orders} )[^ ]+){0,2}` : '(?: [^ ]+)?';
  const after = noAfter ? `| ${wanted}${between} (?:${noAfter})(?= )` : '';
  return new RegExp(` ${no}(?: [^ ]+)? ${wanted}(?= )${after}`, 'g');
}

const tellingPatterns = new Map<Language, Map<SpokenConcept, RegExp>>();

/** Whether folded speech has a phrase that says so much of a concept that it can be given as a reason. */
export function isTelling(concept: SpokenConcept, folded: string, language: Language): boolean {
  let patterns = tellingPatterns.get(language);
  if (!patterns) {
    const all = Object.entries(tellingPhrases(language)) as [SpokenConcept, string[]][];
    const some = all.filter(([, phrases]) => phrases.length > 0);
    tellingPatterns.set(
      language,
      (patterns = new Map(some.map(([code, phrases]) => [code, matcherOf(phrases, language)]))),
    );
  }
  const pattern = patterns.get(concept);
  return pattern ? (language === 'ja' ? folded : ` ${folded} `).search(pattern) >= 0 : false;
}
