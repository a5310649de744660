import { fold } from '#functions/names/fold.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';
import { lexemesOf, lexiconFor } from '#functions/nlu/when/lexicon.ts';
import type { Kind } from '#functions/nlu/when/words.ts';
import type { Language } from '#shared/values/language.ts';

type Clocks = { named: [clock: string, pattern: RegExp][]; caller: RegExp; owner: RegExp };
const cache = new Map<Language, Clocks>();

function clocksIn(language: Language): Clocks {
  const cached = cache.get(language);
  if (cached) return cached;
  const { clocks, twoClocks } = grammarOf[language];
  const [begins, ends] = language === 'ja' ? ['', ''] : [' ', ' '];
  const patternOf = (words: string) => new RegExp(`${begins}(?:${words})${ends}`, 'u');
  const made = {
    named: Object.entries(clocks).map(([clock, words]): [string, RegExp] => [clock, patternOf(words)]),
    caller: patternOf(twoClocks.caller),
    owner: patternOf(twoClocks.owner),
  };
  cache.set(language, made);
  return made;
}

const plain = (text: string, language: Language) => (language === 'ja' ? text : ` ${fold(text)} `);

/** The clock that a caller names, “at five, Moscow time”: a time zone, or `owner` or `caller` for where one of them is. */
export function namedClock(text: string, language: Language): string | null {
  if (onOwnersClock(text, language) !== null) return 'owner';
  const said = plain(text, language);
  const clocks = clocksIn(language).named.flatMap(([clock, pattern]) => (pattern.test(said) ? [clock] : []));
  // “My time, here in Lisbon”, but not “Lisbon time is not her time”
  const [clock, ...others] = clocks.length > 1 ? clocks.filter((one) => one !== 'caller') : clocks;
  return clock !== undefined && !others.length && !(clock === 'owner' && clocks.length > 1) ? clock : null;
}

const hours: readonly Kind[] = ['num', 'hourName', 'part', 'todays'];
const days: readonly Kind[] = ['day', 'weekday'];

/** The words of some kinds. */
const wordsOf = (kinds: readonly Kind[], text: string, language: Language): string[] =>
  lexemesOf(text, lexiconFor(language)).flatMap((lexeme) =>
    lexeme.readings.some(({ kind }) => kinds.includes(kind)) ? [lexeme.text] : [],
  );
const namesHour = (text: string, language: Language) =>
  /\p{Nd}/u.test(text) || wordsOf(hours, text, language).length > 0;

const PAUSE = /(?<=[,،;.!?؟])\s+|(?<=[、。，])/u;

/** “In the evening for me, ten hers”: of a time on both clocks, the day and what is said on the owner’s; null where only one is named. */
export function onOwnersClock(text: string, language: Language): string | null {
  const { caller, owner } = clocksIn(language);
  const parts = text.split(PAUSE).map((part) => {
    const said = plain(part, language);
    const isTime = namesHour(part, language);
    return { part, isOwners: isTime && owner.test(said), isCallers: isTime && caller.test(said) };
  });
  const isApart = (['isOwners', 'isCallers'] as const).every((own) =>
    parts.some((one) => one[own] && one.isOwners !== one.isCallers),
  );
  if (!isApart) return null;
  return parts
    .flatMap(({ part, isOwners, isCallers }) => (isCallers && !isOwners ? wordsOf(days, part, language) : [part]))
    .join(' ');
}
