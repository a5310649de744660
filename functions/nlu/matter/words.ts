import { namesOf, phrasesOf } from '#functions/nlu/languages/speech.ts';
import { fold } from '#functions/names/fold.ts';
import type { Language } from '#shared/values/language.ts';

/** Greetings and introductions in Japanese. */
const COURTESY =
  /もしもし|あの[うー]?|え[っー]?と[ー]?|はい|すみません|すいません|お世話になっております|お世話になります|こんにちは|こんばんは|おはようございます|失礼(?:いた)?します|恐れ入ります|と申します(?:が|けど)?|といいます|でございます|ですけ(?:れ)?ど(?:も)?|です(?:が)?|だけど|さん|私|わたし|僕|俺|[\s\p{P}]/gu;

const courtesies = new Map<Language, ReadonlySet<string>>();

/** The words of greetings, introductions and hesitations, folded. */
function courtesiesOf(language: Exclude<Language, 'ja'>): ReadonlySet<string> {
  const cached = courtesies.get(language);
  if (cached) return cached;
  const { intro, strong, weak, after, greeting, fillers, titles } = namesOf[language];
  const clauses = phrasesOf[language].clauses;
  const phrases = [intro, strong, weak, after, greeting, fillers, titles, clauses?.fillers, clauses?.loose];
  const words = new Set(phrases.flatMap((list = []) => list.flatMap((phrase) => fold(phrase).split(' '))));
  courtesies.set(language, words);
  return words;
}

/** Whether an utterance has words beside a greeting and the name. */
export function hasWordsBeside(text: string, language: Language, name: string | null): boolean {
  if (language === 'ja') return text.replaceAll(name || '\0', '').replace(COURTESY, '').length > 1;
  const known = courtesiesOf(language);
  const names = new Set(fold(name ?? '').split(' '));
  return fold(text.replace(/['’]/g, language === 'en' ? '' : ' '))
    .split(' ')
    .some((word) => word && !known.has(word) && !names.has(word));
}
