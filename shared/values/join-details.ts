const scripts: Record<string, { comma: string; letters: RegExp }> = {
  ar: { comma: '، ', letters: /\p{Script=Arabic}/u },
  ja: { comma: '、', letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u },
};

/** What separates two details where at least one is in the words of the language. */
export const separatorOf = (locale: string): string => scripts[locale.split('-')[0]!]?.comma ?? ', ';

/**
 * Details of one thing side by side, such as a town and its country, with the comma of the language. Details in Latin letters
 * only keep the Latin one. In Arabic each detail keeps its own direction, and all run from right to left.
 */
export function joinDetails(details: readonly (string | number | false | null | undefined)[], locale: string): string {
  const [language = ''] = locale.split('-');
  const shown = details.filter((detail) => detail || detail === 0).map(String);
  const script = scripts[language];
  if (shown.length < 2 || !script?.letters.test(shown.join(''))) return shown.join(', ');
  if (language !== 'ar') return shown.join(script.comma);
  return `\u200F${shown.map((each) => `\u2068${each}\u2069`).join(script.comma)}`;
}
