import { fold } from '#functions/names/fold.ts';
import { type Intent, intentsIn, withoutIntents } from '#functions/nlu/intents/index.ts';
import { ownerAskedFor } from '#functions/nlu/intents/owner.ts';
import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import type { Candidate, CallerTurn } from '#functions/nlu/name/candidate.ts';
import { phrasebookOf } from '#functions/nlu/name/phrasebook.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import type { Turn } from '#functions/nlu/port.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import { ANY_DAY } from '#functions/nlu/when/any-day.ts';
import type { Language } from '#shared/values/language.ts';

/** What is said instead of a name. */
const noNames: readonly Intent[] = [
  'emergency',
  'yes',
  'no',
  'no_thanks',
  'goodbye',
  'now',
  'wait',
  'vague_time',
  'repeat_please',
  'hears_me',
];
/** A longer span is more than a call for help or a time. */
const BRIEF = 30;

const has = ({ features }: Candidate, feature: RegExp): boolean => features.some((one) => feature.test(one));
const isKnownName = (candidate: Candidate) => has(candidate, /^(?:p:forename|p:patronymic|jp:two:no-word)$/);
const isPresented = (candidate: Candidate) => has(candidate, /^(?:p:before:(?:strong|intro)|jp:after:strong)$/);

const urgent = new Map<Language, ReadonlySet<string>>();
function urgentWords(language: Language): ReadonlySet<string> {
  const cached = urgent.get(language);
  if (cached) return cached;
  const { urgent: matters, hurry } = phrasesOf[language].urgency;
  const words = new Set([...matters, ...hurry].map(fold));
  urgent.set(language, words);
  return words;
}

/** Whether a text is a call for help, or a yes or no: “emergency”, “sure”. */
export const isNoName = (text: string, language: Language): boolean =>
  urgentWords(language).has(fold(text)) || !/\p{L}/u.test(withoutIntents(text, language, noNames));

/** Whether a span is a call for help, a yes or no, or a time: “emergency”, “Tuesday”, 「明日」. “Soy Socorro” is a name. */
function isAnswer(candidate: Candidate, language: Language): boolean {
  const { value } = candidate;
  if (candidate.kind === 'relation' || value.length > BRIEF) return false;
  if (isPresented(candidate) && (language === 'ja' || isKnownName(candidate))) return false;
  if (isNoName(value, language)) return true;
  // “May” and “Domingo” are names too.
  if (language !== 'ja' && isKnownName(candidate)) return false;
  const [time] = findWhens(value, language, ANY_DAY);
  return time?.text.length === value.length;
}

/** 「花の配達」「水道の点検」 */
const japaneseService =
  /(?:^|の)お?(?:届け|配達|配送|宅配|修理|点検|工事|集金|清掃|掃除|出前|引っ越し|引越し?|タクシー)(?:の(?:者|方))?$/u;

/** Whether a text is a service without a name: “pizza delivery”, «курьер». */
export function isService(text: string, language: Language): boolean {
  if (language === 'ja') return japaneseService.test(text);
  const { services, particles } = phrasebookOf(language);
  const { everyday } = vocabularyOf(language);
  const words = text.split(' ').map((word) => ({ word, folded: fold(word) }));
  // “Swift Delivery” is a company.
  const isPlain = ({ word, folded }: { word: string; folded: string }, at: number) =>
    (at === 0 || !/^\p{Lu}/u.test(word)) && (services.has(folded) || everyday.has(folded) || particles.has(folded));
  return words.some(({ folded }) => services.has(folded)) && words.every(isPlain);
}

/**
 * Whether a span says what a call is about. After that question neither an unknown word is a name (“boiler burst”) nor who
 * is only mentioned (“they took Robert to Mercy”).
 */
function isMatter(candidate: Candidate): boolean {
  if ((candidate.asked !== 'why' && candidate.asked !== 'later') || candidate.named) return false;
  if (candidate.kind === 'organisation')
    return has(candidate, /^o:/) && !has(candidate, /^o:(?:before:(?:strong|intro|from)|marks:(?:all|some))$/);
  if (candidate.kind === 'relation' || !has(candidate, /^p:/)) return false;
  if (isPresented(candidate)) return false;
  if (!isKnownName(candidate)) return true;
  if (has(candidate, /^p:after:after$/)) return false;
  return has(candidate, /^p:before:(?:others|else|name)$/) || has(candidate, /^p:after:(?:name|else|frequent)$/);
}

/** Whether a person is only mentioned in what the caller answers: “they took Robert to Mercy”. */
const isMentioned = (candidate: Candidate, { text }: CallerTurn): boolean =>
  candidate.kind === 'person' &&
  candidate.asked === 'who' &&
  !candidate.named &&
  has(candidate, /^p:before:(?:others|name)$/) &&
  has(candidate, /^p:opening:(?:2|4|10)$/) &&
  !has(candidate, /^p:after:after$/) &&
  // In English “I’m” is among the words before others’ names.
  !fold(text.replace(/['’]/gu, '')).includes(`im ${fold(candidate.value)}`);

/** What is asked of somebody right after their name: «Идочка, ты чего». */
const addressing: Partial<Record<Language, RegExp>> = {
  ru: /^[\s,]*(?:ты|вы) (?:чего|что|чё|где|как|куда|там|почему)(?![\p{L}])/iu,
};

/** Whether the caller speaks to them. */
function isAddressed({ value }: Candidate, { text }: CallerTurn, language: Language): boolean {
  const behind = addressing[language];
  const at = text.toLowerCase().indexOf(value.toLowerCase());
  if (!behind || at < 0) return false;
  return behind.test(text.slice(at + value.length));
}

/** So much of a turn is read for whom it asks for. */
const MOST_LETTERS = 300;

/** Whether the caller asks to speak to the person: “is Mehmet there?”. */
function isSought(candidate: Candidate, { text }: CallerTurn, language: Language): boolean {
  if (candidate.kind !== 'person' || candidate.named || text.length > MOST_LETTERS) return false;
  if (has(candidate, /^(?:p:before:(?:strong|intro)|p:after:after|jp:after:(?:strong|intro))$/)) return false;
  return ownerAskedFor(text, language, [candidate.value.split(' ')[0]!]).length > 0;
}

/** The candidates of a turn that may be the caller’s name. */
export const plausibleIn = (
  turn: CallerTurn,
  candidates: readonly Candidate[],
  language: Language,
): readonly Candidate[] =>
  candidates.filter(
    (one) =>
      !isAnswer(one, language) &&
      !isMatter(one) &&
      (one.kind === 'relation' || one.named || !isService(one.value, language)) &&
      !isMentioned(one, turn) &&
      !isAddressed(one, turn, language) &&
      !isSought(one, turn, language),
  );

/** In Japanese and most languages “it is” also asks: «это Сергей?», “c’est Ahmed ?”. */
const evident: Partial<Record<Language, RegExp>> = { en: /^p:before:(?:strong|intro)$/ };
const strong = /^(?:p:before:strong|jp:after:strong)$/;
const answers = /^(?:p:whole:true:asked|jp:asked:short)$/;

/** Without those whom a caller with the wrong number wanted: only who says their name is left. */
export function withoutSought(
  candidates: readonly Candidate[],
  turns: readonly Turn[],
  language: Language,
): readonly Candidate[] {
  const isLost = turns.some(({ who, text }) => who === 'caller' && intentsIn(text, language).wrong_number);
  if (!isLost) return candidates;
  return candidates.filter(
    (one) =>
      one.named ||
      has(one, evident[language] ?? strong) ||
      (one.asked === 'who' && has(one, answers) && !has(one, /^(?:p:before:others|jp:after:honorific)$/)),
  );
}
