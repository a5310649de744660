import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min';

import { dictatedIn, digitRunsIn } from '#functions/calls/dialogue/masking.ts';
import type { Language } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';

/** A local number of North America lacks its area code. */
const LOCAL = 7;
/** The most digits at its end that a caller corrects. */
const LONGEST_TAIL = 4;
const AREA = /^\+1(\d{3})/;

/**
 * The telephone number that a caller says, in figures or words; of several the last, so that a corrected one counts. A
 * number without its country is one of `named`, else of the country of `near`, the caller’s or the owner’s own number.
 */
export function numberIn(
  text: string,
  language: Language,
  near: string | null,
  named: CountryCode | null = null,
): Phone | null {
  const read = readerOf(language, near, named, /\+\s?\p{Nd}/u.test(text));
  const last = (words: string) =>
    dictatedIn(words, language).reduce((said: Phone | null, parts) => numberOf(parts, read, near) ?? said, null);
  // Recognition writes some hyphens and leaves out others: “quarante-deux soixante-dix huit”.
  return last(text) ?? (language === 'fr' ? last(text.replace(HYPHENS, ' ')) : null);
}
const HYPHENS = /(?<=\p{L})\p{Pd}(?=\p{L})/gu;

/** Reads digits; strictly, only as a number that can be assigned. */
type Reader = (digits: string, isStrict?: boolean) => Phone | null;

/** A reader that takes a number without its country as one of the likeliest. */
function readerOf(
  language: Language,
  near: string | null,
  named: CountryCode | null,
  isInternational: boolean,
): Reader {
  const country = near === null ? undefined : countryOf(near);
  const area = near === null ? undefined : AREA.exec(near)?.[1];
  return (run, isStrict) => {
    const digits = run.length === LOCAL && area ? `${area}${run}` : run;
    return (
      (isInternational ? phoneOf(`+${digits}`, undefined, isStrict) : null) ??
      // A country may be named for another reason: only a number that it has is one of it.
      (named ? phoneOf(run, named, true) : null) ??
      phoneOf(digits, country, isStrict) ??
      (trunk[language]?.test(digits) ? phoneOf(digits, homeOf[language], isStrict) : null) ??
      phoneOf(`+${digits}`, undefined, true)
    );
  };
}

/** The number of a dictation, with the corrections of its end: “… 0187, no, 0178”. */
function numberOf([first = [], ...corrections]: readonly string[][], read: Reader, near: string | null): Phone | null {
  let digits = first.join('');
  let said = callable(read(digits)) ?? lastOf(first, read);
  for (const runs of corrections) {
    const tail = runs.join('');
    const corrected = said && tail.length >= 2 && tail.length <= LONGEST_TAIL ? endingIn(said, tail) : null;
    const whole = corrected ? null : wholeOf(digits, tail, read, near);
    digits = whole ?? tail;
    said = corrected ?? (whole ? callable(read(whole)) : lastOf(runs, read)) ?? said;
  }
  return said;
}

/** A number that was begun again, or one whose last digits so far were wrong. */
function wholeOf(begun: string, tail: string, read: Reader, near: string | null): string | undefined {
  // “That’s my old one”: a single digit replaces no more than the last.
  const wrongs = tail.length === 1 ? [1] : [1, 2, 3, 4];
  const numbers = [tail, ...wrongs.map((wrong) => begun.slice(0, -wrong) + tail)].flatMap((digits) => {
    const phone = read(digits, true);
    return phone ? [{ digits, phone }] : [];
  });
  // Many digits are a number somewhere: one that is as near as the caller comes first.
  return (numbers.find(({ phone }) => near !== null && isSameCountry(phone, near)) ?? numbers[0])?.digits;
}

const lastOf = (runs: readonly string[], read: Reader): Phone | null =>
  runs.reduce((said: Phone | null, run) => callable(read(run)) ?? said, null);

const callable = (phone: Phone | null): Phone | null => (phone && isHotline(phone) ? null : phone);

/**
 * A known number with another end: “the last two are 71, no, 17”. Of several ends the last one counts that it does not have
 * already. Without words for the end only four digits that begin with zero are one, since others may be a time.
 */
export function correctedNumber(text: string, language: Language, known: Phone, isAboutEnd: boolean): Phone | null {
  const ends = digitRunsIn(text, language).filter(
    (run) => run.length >= (isAboutEnd ? 1 : 2) && run.length <= LONGEST_TAIL && !known.endsWith(run),
  );
  const end = ends.findLast((run) => isAboutEnd || /^0\d{3}$/.test(run));
  return end ? endingIn(known, end) : null;
}

const endingIn = (phone: Phone, tail: string): Phone => Phone.parse(`${phone.slice(0, -tail.length)}${tail}`);

/** Where most callers of a language live whose numbers are dialled with a first digit of their own. */
const homeOf: Partial<Record<Language, CountryCode>> = {
  ...{ ar: 'EG', en: 'GB', fr: 'FR', ja: 'JP' },
  ...{ pt: 'BR', ru: 'RU', tr: 'TR' },
};
/** What they dial first, which no number of North America begins with. */
const trunk: Partial<Record<Language, RegExp>> = {
  ...{ ar: /^01[0125]\d{8}$/, en: /^0[127]\d{9}$/, fr: /^0/, ja: /^0/ },
  ...{ pt: /^0/, ru: /^8[3489]\d{9}$/, tr: /^0/ },
};

/** Toll-free numbers, a swindler’s “hotline”. */
const TOLL_FREE =
  /^\+(?:1(?:800|833|844|855|866|877|888)|3380|34[89]00|4480|49800|55800|7800|81(?:120|800)|90800|971800|800)/;
/** Premium and satellite numbers, which nobody is to be led to call. */
const COSTLY =
  /^\+(?:1900|1\d{3}976|338[1-9]|34(?:80[1-9]|90[1-9])|351(?:70[78]|76)|39(?:89|199)|44(?:70|84|87|9)|49900|55(?:900|300)|7809|81(?:570|990)|90900|971900|870|878|88[1-3]|979)/;

/** Whether a call back to a number would be dear. */
export const isCostly = (phone: string): boolean => COSTLY.test(phone);

/** Whether no caller has a number as their own. */
const isHotline = (phone: string): boolean => TOLL_FREE.test(phone) || isCostly(phone);

/** What no number of North America begins with. */
const NO_AREA = /^\+1[01]/;

/** A number, after “00” with its country. */
function phoneOf(digits: string, country?: CountryCode, isStrict = false): Phone | null {
  const number = parsePhoneNumber(digits.replace(/^00/, '+'), country);
  const isNumber = isStrict ? number?.isValid() : number?.isPossible();
  return number && isNumber && number.nationalNumber.length >= LOCAL && !NO_AREA.test(number.number)
    ? (Phone.safeParse(number.number).data ?? null)
    : null;
}

/** Whether two numbers are of one country. */
export const isSameCountry = (one: string, other: string): boolean => countryOf(one) === countryOf(other);

function countryOf(phone: string): CountryCode | undefined {
  if (phone.startsWith('+1')) return parsePhoneNumber(phone)?.country ?? 'US';
  const number = parsePhoneNumber(phone);
  return number?.country ?? number?.getPossibleCountries()[0];
}
