import { foldSpeech } from '#functions/nlu/spam/fold.ts';
import { grammarOf, phrasesOf } from '#functions/nlu/languages/speech.ts';
import type { Grammar } from '#functions/nlu/languages/pack.ts';
import type { Language } from '#shared/values/language.ts';

/** What the sum of words cannot see: how parts of a sentence belong together. */
type Scheme = 'account_scam' | 'account_pressure' | 'swindle' | 'public_survey' | 'innocent';

/**
 * At least, and at most, so probable. Only a demand for a secret leaves no doubt; an official survey never ends a call, and what
 * concerns the owner or the caller themselves does not even label one.
 */
const BOUNDS: Record<Scheme, (probability: number) => number> = {
  account_scam: (probability) => Math.max(0.95, probability),
  account_pressure: (probability) => Math.max(0.8, probability),
  swindle: (probability) => Math.max(0.8, probability),
  public_survey: (probability) => Math.min(0.8, probability),
  innocent: (probability) => Math.min(0.4, probability),
};

/** The probability within the bounds of the schemes that a caller’s words fit. */
export function withSchemes(probability: number, speech: string, language: Language, isRefused: boolean): number {
  const scheme = schemeOf(speech, language, isRefused);
  return scheme ? BOUNDS[scheme](probability) : probability;
}

/** Marks that no speech has, for what folding would make a mere zero, or split. */
const NUMBER = 'telephonenumberx';
const LINK = 'weblinkx';
const written = /\+?\p{N}[\p{N}\s().-]{3,40}\p{N}/gu;
const links =
  /(?<!@)\b(?:https?:\/\/|www\.)[^\s]{1,200}|(?<![@\p{L}])[a-z0-9-]{2,40}\.(?:com|ru|net|org|info|site|online|top)\b/giu;
/** A link that poses as the way into an account. */
const ENTRANCE = /(?:bank|sber|vhod|login|log-in|secur|verif|account|unlock|signin|pay)/i;
type Part = keyof Grammar['schemes'];
/** What makes a swindle, if all parts of one are said: who, and what they are after. */
const swindles: readonly (readonly Part[])[] = [
  ['savings', 'haven'],
  ['device'],
  ['parcel', 'fee'],
  ['untraceable'],
  ['payment', 'newPayee', 'unchecked'],
  ['bank', 'codeDemand'],
];
/** The same of a caller who poses as family or friend; nothing that they say not to do makes them honest. */
const familySwindles: readonly (readonly Part[])[] = [
  ['heir', 'cash', 'fetch'],
  ['stranded', 'lend'],
  ['trouble', 'lend'],
];
const LEAST_DIGITS = 6;
const MOST_LETTERS = 3_000;

function schemeOf(speech: string, language: Language, isRefused: boolean): Scheme | null {
  const start = speech.slice(0, MOST_LETTERS);
  const text = marked(start, language);
  const { accountScams, publicSurvey, schemes } = grammarOf[language];
  const says = (source: string) => matcher(source, language).test(text);
  const isEntrance = [...start.matchAll(links)].some(([link]) => ENTRANCE.test(link));
  const tells = (story: readonly Part[]) => story.every((part) => says(schemes[part]));
  const isOfFamily = familySwindles.some(tells);
  const asksForSecret = says(accountScams.code);
  const givesNumber = text.includes(NUMBER) && says(accountScams.call);
  const isBait = asksForSecret || givesNumber || isEntrance;
  const isInnocent = !isBait && (says(schemes.innocent) || says(schemes.gatherings)) && !says(schemes.demand);
  if (isRefused || says(accountScams.card)) return isOfFamily ? 'swindle' : isInnocent ? 'innocent' : null;
  const isBlocked = says(accountScams.blocked);
  if (isBlocked && (asksForSecret || text.includes(LINK))) return 'account_scam';
  if ((isBlocked && givesNumber) || isEntrance) return 'account_pressure';
  if (!asksForSecret && says(publicSurvey.office) && says(publicSurvey.survey)) return 'public_survey';
  if (isInnocent) return 'innocent';
  // A courier may ask for the code that the shop sent.
  const wantsSentCode = tells(['codeSent', 'codeDemand', 'toMe']) && !says(schemes.parcel);
  return isOfFamily || wantsSentCode || swindles.some(tells) ? 'swindle' : null;
}

/** Folded words, padded with spaces (not in Japanese), with a mark for each telephone number and each link. */
function marked(speech: string, language: Language): string {
  const hidden = speech
    .replace(links, ` ${LINK} `)
    .replace(written, (digits) => (digits.replace(/\P{N}/gu, '').length >= LEAST_DIGITS ? ` ${NUMBER} ` : digits));
  const folded = foldSpeech(hidden, language);
  return language === 'ja' ? folded : ` ${spokenNumbers(folded, language)} `;
}

const digitWords = new Map<Language, Set<string>>();

function digitWordsOf(language: Language): Set<string> {
  const cached = digitWords.get(language);
  if (cached) return cached;
  const { ones, teens, tens, hundred = [], hundreds = [] } = phrasesOf[language].digits;
  const words = [ones, teens, tens, hundreds].flat(2).concat(hundred);
  const set = new Set(words.map((word) => foldSpeech(word, language)));
  digitWords.set(language, set);
  return set;
}

/** So many words for digits one after another are a telephone number. */
const LEAST_WORDS = 5;

function spokenNumbers(folded: string, language: Language): string {
  const isDigit = digitWordsOf(language);
  const out: string[] = [];
  let run: string[] = [];
  for (const word of [...folded.split(' '), '']) {
    if (isDigit.has(word) || word === '0') run.push(word);
    else {
      out.push(...(run.length >= LEAST_WORDS ? [NUMBER] : run), word);
      run = [];
    }
  }
  return out.join(' ').trim();
}

const matchers = new Map<string, RegExp>();

function matcher(source: string, language: Language): RegExp {
  const known = matchers.get(source);
  if (known) return known;
  const made = new RegExp(language === 'ja' ? source : ` (?:${source})(?= )`);
  matchers.set(source, made);
  return made;
}
