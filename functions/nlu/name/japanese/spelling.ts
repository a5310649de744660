import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import { fold } from '#functions/names/fold.ts';

const kanjiRun = /^[\p{Script=Han}々ヶケノ]+$/u;
const katakana = /^[\p{Script=Katakana}ー・]+$/u;
const hiragana = /^[\p{Script=Hiragana}ー]+$/u;

export const isKanji = (text: string): boolean => kanjiRun.test(text);

export function scriptOf(text: string): string {
  if (kanjiRun.test(text)) return 'kanji';
  if (katakana.test(text)) return 'katakana';
  if (hiragana.test(text)) return 'hiragana';
  return /\p{Script=Han}/u.test(text) ? 'mixed' : 'other';
}

/** Hiragana are 96 code points before their katakana. */
const inKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 96));

/** Whether a text is a listed name, in any script. */
export function isName(text: string): boolean {
  const { kanji, kana, forenames } = vocabularyOf('ja');
  if (kanji.has(text)) return true;
  const script = scriptOf(text);
  return (script === 'hiragana' || script === 'katakana') && (kana.has(inKatakana(text)) || forenames.has(fold(text)));
}

export const isWord = (text: string): boolean => vocabularyOf('ja').everyday.has(fold(text));

/** Classifies a text: a listed name, a surname followed by a given name, an everyday word or none. */
export function nameClassOf(text: string): string {
  const plain = isWord(text) ? 'word' : 'no-word';
  if (isName(text)) return `name:${plain}`;
  for (let at = 1; at < text.length; at++)
    if (isName(text.slice(0, at)) && isName(text.slice(at)) && (at > 1 || isKanji(text) || text.length - at > 2))
      return text.length > 2 ? `two:${plain}` : `short:${plain}`;
  return plain;
}

/** Whether a cut between two characters splits a run of one script. */
export const isWithinWord = (before: string, after: string): boolean =>
  Boolean(before && after) &&
  ((kanjiRun.test(before) && kanjiRun.test(after)) || (katakana.test(before) && katakana.test(after)));
