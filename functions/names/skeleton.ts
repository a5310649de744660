/** The class of each consonant: letters that romanisation systems interchange share one. */
const classes: Record<string, string> = {
  b: 'p',
  p: 'p',
  f: 'f',
  v: 'f',
  t: 't',
  d: 't',
  l: 'l',
  m: 'm',
  n: 'n',
  r: 'r',
  h: 'h',
  k: 'k',
  q: 'k',
  s: 's',
  z: 's',
  j: 's',
  g: 's', // Arabic and Egyptian j/g, Russian zh/j, Japanese ji/zi, German z
};
const isVowel = (letter: string) => 'aeiouy'.includes(letter) && letter !== '';

/** Japanese syllables in any romanisation; in such a word ti is chi, tu is tsu, hu is fu. */
const japanese =
  /^(?:(?:[kgnhbpmrszt]y(?=[auo])|y(?=[auo])|w(?=a)|[kgsztdnhbpmr]|sh|c?ch|tch|j|kk|ss|tt|pp|ssh|tts|ts)?[aiueo](?:h(?![aiueoy]))?|fu|ye|n(?![aiueoy])|m(?=[bpm]))+$/;
/** A fast check whether Japanese rules matter. */
const askJapanese = /hu|[td][iuy]|nm|u[aei]|ou/;
/** A fast check whether a prefix rule may apply: most words have none. */
const askPrefix = /^(?:[aeu][lszrndt]|abd)/;
const askSpelling = /^[hk]s|[uw]|oo|n[bp]|ff$|thm|gh/;
/** Maximum length; the rest is ignored. */
const LONGEST = 64;

const prefixes: [RegExp, string][] = [
  [/^(?:al|el|ul)(?=[^aeiouyl][a-z]{3})/, ''], // the Arabic article, fused
  [/^[aeu](sh|[szrndt])(?=\1[a-z]{4})/, ''], // the same, assimilated to the next consonant
  [/^abd(?:[aeu]|ou|oo)[lrsndtz]?h?(?=[^aeiouyh])/, 'abd'], // Abd al-Rahman: Abdul-, Abdel-, Abdur-, Abder-
];

/** Spelling variants that no single letter accounts for. */
const spellings: [RegExp, string][] = [
  [/^[hk](?=s)/, ''], // Hsu is Xu, Ksenia is Xenia
  [/ou(?=[aei])|(?<![goq])uw?(?=[ai])/g, 'w'], // Oualid, Anouar, Bouaziz
  [/oo|ou|uu/g, 'u'],
  [/th(?=m)/g, 's'], // Othman is Osman
  [/gh/g, 'k'], // Persian: Ghasemi is Qasemi
  [/([gq])u(?=[eiy])/g, '$1'],
  [/(?<=[eo])w$|w(?=sk)|(?<=[eo])ff$/, 'v'],
  [/n(?=[bp])/g, 'm'],
];
const japaneseSpellings: [RegExp, string][] = [
  [/hu(?=j|zi|k|mi|n[ae]|ru|ta|yu)/g, 'fu'], // Hujita, but not Husain
  [/t(?=i(?!a)|u|y[uo])|d(?=i(?!y?a)|u|y[uo])/g, 's'], // but Tatiana is Tatjana
  [/oua/g, 'wa'], // not Japanese: Marouane is Marwan
  [/nm/g, 'm'],
];

const write = (word: string, rules: [RegExp, string][]) =>
  rules.reduce((text, [from, to]) => text.replace(from, to), word);

/**
 * The common part of all romanisations of a name, from a folded Latin word: its consonants in ten classes, and whether
 * it begins with a vowel. Letters other than a–z are ignored. Frozen: index keys are derived from it.
 */
export function skeletonOf(latin: string): string {
  const letters = (/[^a-z]/.test(latin) ? latin.replace(/[^a-z]/g, '') : latin).slice(0, LONGEST);
  const bare = askPrefix.test(letters) ? write(letters, prefixes) : letters;
  const word = /[^][^](?:y|ie)$/.test(bare) ? `${bare.slice(0, bare.endsWith('y') ? -1 : -2)}i` : bare;
  if (askJapanese.test(word) && japanese.test(word)) return codeOf(write(word, japaneseSpellings));
  return codeOf(askSpelling.test(word) ? write(word, spellings) : word);
}

function codeOf(word: string): string {
  let code = '';
  let last = '';
  for (let at = 0; at < word.length; at++) {
    const part = soundAt(word, at);
    if (part === '') continue;
    const first = code === '' && last === '';
    if (part === '-') code += first ? 'a' : '';
    else code += part.startsWith(last) && last !== '-' && last !== '' ? part.slice(1) : part;
    last = part.at(-1)!;
  }
  return code;
}

/** The class of the letter at a position; `-` for a vowel, empty for a silent letter or part of the next one. */
function soundAt(word: string, at: number): string {
  const [letter = '', next = '', before = ''] = [word[at], word[at + 1], word[at - 1]];
  if (isVowel(letter)) return '-';
  if (letter === 'h')
    return (at === 0 || isVowel(before) || before === 'k' || before === 'h') && (isVowel(next) || at === 0) ? 'h' : '';
  if (letter === 'k' && next === 'h') return at === 0 && !isVowel(word[2] ?? '') ? 'h' : '';
  if (letter === 'w') return isVowel(next) && !(next === 'u' && at > 0) ? 'f' : '';
  if (letter === 'p' && next === 'h') return 'f';
  if ((letter === 't' || letter === 'd') && isHissed(word, at)) return '';
  if (letter === 'c') return isSibilant(word, at) ? 's' : 'k';
  if (letter === 'x') return at === 0 ? 's' : 'ks';
  if (letter === 'j') return isSoft(before, next) ? '-' : 's';
  return classes[letter] ?? '';
}

/** A c pronounced s, ts or ch: before e, i and z, in tc, and in ch except in words like Christos. */
const isSibilant = (word: string, at: number): boolean => {
  const next = word[at + 1] ?? '-';
  if (next === 'h') return at > 0 || isVowel(word[2] ?? 'a');
  return 'eiyz'.includes(next) || word[at - 1] === 't';
};

/** A t or d that starts an affricate: ts, tz, tch, dj, dz. */
const isHissed = (word: string, at: number): boolean => {
  const next = word[at + 1] ?? '-';
  return 'szc'.includes(next) || (next === 'j' && !isSoft(word[at]!, word[at + 2] ?? ''));
};

/** A j that is the y of Slavic names: Tatjana, Sergej, Jurij. */
const isSoft = (before: string, next: string): boolean =>
  isVowel(next) ? 'ltvmbpfk'.includes(before || '-') : 'eioy'.includes(before || '-') && next === '';
