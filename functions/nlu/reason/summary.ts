import type { ReasonClass, Turn } from '#functions/nlu/port.ts';
import { reasonClasses } from '#functions/nlu/reason/class.ts';
import { affiliationOf } from '#functions/nlu/reason/affiliation.ts';
import { fold } from '#functions/names/fold.ts';
import { saysOnlyWho } from '#functions/nlu/matter/index.ts';
import { namesTopic } from '#functions/nlu/matter/words.ts';
import { clausesOf } from '#functions/nlu/reason/clauses.ts';
import { conceptsAt } from '#functions/nlu/reason/spoken-concepts.ts';
import { endOfName, LEAD, MOST_LETTERS, sentenceAround } from '#functions/nlu/reason/sentence.ts';
import { summaryInJapanese } from '#functions/nlu/reason/summary-japanese.ts';
import { isAboutCall, settlesTime, type TellingTurn, tellingTurns } from '#functions/nlu/reason/telling.ts';
import { worthOf } from '#functions/nlu/reason/worth.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import type { Language } from '#shared/values/language.ts';

/** The length of the clause that matters most; the summary is the sentence around it. */
const MOST_WORDS = 8;
/** A reason is given in the first two turns; what is said later is less and less likely one. */
const FIRST_TURNS = 2;
const LATER_TURN = 2;
/** The length of an introduction. */
const INTRODUCED = 12;
/** In longer speech, how many words at the beginning are ignored, unless it begins with the reason. */
const NAMING = 7;
/** The cost of an uncommon word without a concept: at the beginning it may be a name. */
const STRANGE = { first: 0.6, later: 0.05 };
const LENGTH = 0.05;
const LATER = 1 / 80;
/** A clause that starts with a pronoun is more likely a reason than an introduction. */
const BEGUN = 1;
/** A whole clause reads better than the beginning of one. */
const ENDED = 0.6;
/** What is said of the call itself, who calls, or a time is less likely the reason. */
const CHATTER = 4;
const ONLY_WHO = 6;
const TIMED = 1;
/** The first turn that says more than that has the reason. */
const FIRST_MATTER = 4;
/** From this probability on a turn that only says who calls adds nothing. */
const ADDS = 0.4;
/** Between the sentences of two turns. */
const BETWEEN = '. ';
const SCANT = { words: 5, cost: 0.35 };

/** What the caller says of the reason, as a short sentence; empty without speech. `name` is the caller’s, as understood. */
export function summaryOf(
  turns: readonly Turn[],
  language: Language,
  reason: ReasonClass,
  name: string | null = null,
): string {
  const at = reasonClasses.indexOf(reason);
  const telling = tellingTurns(turns, language, name);
  const texts = telling.map(({ text }) => text);
  if (language === 'ja') return summaryInJapanese(texts, at, name);
  const read = sentencesOf(telling, at, language, { name, from: affiliationOf(turns, language, name) });
  const best = read.reduce<Read | null>((most, one) => (most && most.worth >= one.worth ? most : one), null);
  if (!best?.text) return (texts.join(' ').match(/\S+/gu) ?? []).slice(0, MOST_WORDS).join(' ');
  return withOthers(best, read);
}

/** What a turn says of the reason, and how likely that is the reason; `adds`: beside another turn it says more. */
type Read = { text: string; worth: number; adds: boolean };

function sentencesOf(
  telling: readonly TellingTurn[],
  at: number,
  language: Exclude<Language, 'ja'>,
  { name, from }: { name: string | null; from: string | null },
): Read[] {
  const { frequent } = vocabularyOf(language);
  let [read, hasMatter] = [0, false];
  return telling.map(({ text, asked, order }) => {
    const spoken = clausesOf(text, language, MOST_WORDS);
    const { keys, clauses } = spoken;
    const named = !read && (clauses.at(-1)?.from ?? 0) >= INTRODUCED && !clauses[0]?.begun ? NAMING : 0;
    const worth = conceptsAt(keys, language).map((concepts, place) => (place < named ? 0 : worthOf(concepts, at)));
    const cost = keys.map((word, place) => {
      if (worth[place] || frequent.has(word)) return LENGTH;
      return LENGTH + (read + place < INTRODUCED ? STRANGE.first : STRANGE.later);
    });
    let clause = { from: 0, to: 0, worth: -Infinity };
    for (const { from, to, begun, ended } of clauses) {
      let value = (begun ? BEGUN : 0) + (ended ? ENDED : 0) - LATER * (read + from);
      for (let place = from; place < to; place++) value += worth[place]! - cost[place]!;
      value -= SCANT.cost * Math.max(0, SCANT.words - (to - from));
      if (spoken.chatterAt(from) || spoken.chatterAt(from + 1)) value -= CHATTER;
      if (value > clause.worth) clause = { from, to, worth: value };
    }
    read += text.length / 6;
    const isNameLast = name !== null && endOfName(spoken.words, fold(name).split(' ')) === spoken.words.length;
    const isOnlyWho = from !== null && isLittleBeside(text, [name, from]);
    const who = isNameLast || isOnlyWho ? 1 : saysOnlyWho(text, language, name);
    const isTimed = order > 0 && asked !== 'why' && settlesTime(text, language);
    const sentence = clauses.length ? sentenceAround(text, spoken, clause, name, language) : '';
    const isCall = isAboutCall(text, language);
    // “Just give us a bell, or it goes to the next one”
    const isWish = spoken.words.slice(0, SCANT.words).some((_, place) => spoken.isAside(place));
    // “About the trip” is short, and a matter.
    const isLong = sentence.split(' ').length >= SCANT.words || namesTopic(sentence, language);
    const adds = !isTimed && !isCall && !isWish && who < ADDS && isLong;
    const late = LATER_TURN * Math.max(0, order + 1 - FIRST_TURNS);
    const isFirst = asked === 'why' || (adds && !hasMatter);
    const isChatter = isCall || (isWish && sentence.split(' ').length < SCANT.words);
    const likely = (isFirst ? FIRST_MATTER : 0) - ONLY_WHO * who - (isTimed ? TIMED : 0) - (isChatter ? CHATTER : 0);
    hasMatter ||= adds || asked === 'why';
    return { text: sentence, worth: clause.worth + likely - late, adds };
  });
}

/** “With you is Khalid from the school”: beside who calls, so few words say nothing. */
const LITTLE = 4;

function isLittleBeside(text: string, who: readonly (string | null)[]): boolean {
  const rest = who.reduce<string>((left, one) => (one ? left.replace(one, ' ') : left), text);
  return (rest.match(/[\p{L}\p{M}\p{N}’']+/gu) ?? []).length <= LITTLE;
}

/** Whether most of the long words of a sentence are in another one. */
function isSaid(sentence: string, other: string): boolean {
  const known = fold(other).split(' ');
  const words = fold(sentence)
    .split(' ')
    .filter(({ length }) => length >= LONG_WORD);
  const said = words.filter((word) => known.some((one) => one.slice(0, LONG_WORD) === word.slice(0, LONG_WORD)));
  return words.length > 0 && said.length >= words.length * SAME;
}
const LONG_WORD = 4;
const SAME = 0.6;

/** The sentence that matters most with those of other turns that there is room for, in their order. */
function withOthers(best: Read, read: readonly Read[]): string {
  const at = read.indexOf(best);
  return read.reduce((text, one, place) => {
    const isFull = text.length + BETWEEN.length + one.text.length > MOST_LETTERS;
    if (place === at || !one.adds || isFull || isSaid(one.text, text)) return text;
    const isBefore = place < at && one.text.length <= LEAD;
    return (isBefore ? [one.text, text] : [text, one.text]).join(BETWEEN).replace(/([?؟…])\. /gu, '$1 ');
  }, best.text);
}
