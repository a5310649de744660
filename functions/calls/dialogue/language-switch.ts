import { grammarOf } from '#functions/nlu/languages/speech.ts';
import type { Language } from '#shared/values/language.ts';

const scriptOf = (language: Language): RegExp | null =>
  language === 'ja' ? /[\u3040-\u30ff\u4e00-\u9fff]/gu : grammarOf[language].script;

/** Whether the caller spoke enough of another language to continue in it. */
export function switchesTo(text: string, now: Language, other: Language): boolean {
  if (other === now) return false;
  const own = scriptOf(other);
  const script = own ? (text.match(own) ?? []).length : (text.match(/\p{sc=Latn}/gu) ?? []).length;
  if (script * 2 < (text.match(/\p{L}/gu) ?? []).length || script < 3) return false;
  const isOtherScript = own || scriptOf(now);
  return isOtherScript ? script >= 4 : text.split(' ').length >= 4;
}
