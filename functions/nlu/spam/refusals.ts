import { grammarOf } from '#functions/nlu/languages/speech.ts';
import type { Language } from '#shared/values/language.ts';

const compiled = new Map<Language, RegExp>();

/**
 * Where a caller refuses what swindlers ask for (“we never ask for your code”, “nothing to pay”), in folded speech between spaces
 * (Japanese without).
 */
export function refusalsIn(text: string, language: Language): { start: number; end: number }[] {
  let pattern = compiled.get(language);
  if (!pattern) compiled.set(language, (pattern = compile(language)));
  return [...text.matchAll(pattern)].map(({ 0: phrase, index }) => ({ start: index, end: index + phrase.length }));
}

function compile(language: Language): RegExp {
  const { no, wanted, noAfter, orders } = grammarOf[language].refusals;
  if (language === 'ja') return new RegExp(`${no}.{0,8}${wanted}|${wanted}${noAfter!}`, 'g');
  const between = orders ? `(?: (?![^ ]*${orders} )[^ ]+){0,2}` : '(?: [^ ]+)?';
  const after = noAfter ? `| ${wanted}${between} (?:${noAfter})(?= )` : '';
  return new RegExp(` ${no}(?: [^ ]+)? ${wanted}(?= )${after}`, 'g');
}
