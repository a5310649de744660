import { type Ages, OLDEST, parseAge, YOUNGEST } from '#shared/validation/age.ts';
import { inLatinDigits } from '#shared/values/digits.ts';

/**
 * “Maria Cantwell 45”, “Maria Cantwell, about 45”, “… age 40-50”, “… 40s”, “Maria Cantwell, 45, Seattle”; with this `year`
 * also “Maria Cantwell 1958” and “… born in 1958”.
 */
export function withoutAge(line: string, year?: number): { rest: string; ages: Ages } {
  const digits = inLatinDigits(line);
  const decade = DECADE.exec(digits);
  if (decade) return { rest: line.slice(0, decade.index).trim(), ages: agesFrom(Number(decade[1]), 9) };
  const birth = year === undefined ? null : BIRTH.exec(digits);
  const years = birth && year! - Number(birth[1]);
  if (birth && years !== null && years >= YOUNGEST && years <= OLDEST)
    return { rest: line.slice(0, birth.index).trim(), ages: agesFrom(years - 1, 1) };
  const last = AGE.exec(digits);
  const ages = last && parseAge(last[1]!);
  if (ages) return { rest: line.slice(0, last.index).trim(), ages };
  const middle = AGE_BETWEEN.exec(digits);
  const between = middle && parseAge(middle[1]!);
  if (!between) return { rest: line, ages: {} };
  const behind = line.slice(middle.index + middle[0].length).trim();
  return { rest: `${line.slice(0, middle.index).trim()}, ${behind}`, ages: between };
}

const agesFrom = (from: number, more: number): Ages => ({ age_from: Math.max(YOUNGEST, from), age_to: from + more });
/** “30s”, “in her 40s”. */
const DECADE = /(?<=\p{L}.*)[\s,،、]+(?:(?:in\s+)?(?:his|her|their|the)\s+)?(?:early|mid|late)?\s*([2-9]0)['’]?s$/iu;
/** A year of birth. */
const BIRTH =
  /(?<=\p{L}.*)[\s,،、(]+(?:born|b\.|né en|née en|né|née|nacido en|nacida en|nascido em|nascida em|doğum|род\.?|مواليد)?\s*(?:in\s+)?((?:19|20)\d\d)(?:\s*(?:年生まれ|年|г\.?\s*р\.?|doğumlu))?\)?$/iu;
const NUMBER_OF_YEARS = String.raw`((?:(?:about|around|approx\.?|circa|ca\.?|~)\s*)?\d{2,3}(?:\s*[-–]\s*\d{2,3})?\+?)`;
const YEARS = String.raw`(?:\s*(?:years?(?:\s+old)?|yrs?|yo|歳|ans|anos|años|yaş|лет|سنة))?`;
const AGE = new RegExp(String.raw`(?<=\p{L}.*)[\s,،、]+(?:aged?:?\s+)?${NUMBER_OF_YEARS}${YEARS}$`, 'iu');
/** Between commas or in brackets a number is no part of a name or an address. */
const AGE_BETWEEN = new RegExp(
  String.raw`(?<=\p{L}.*)\s*[,،、(]\s*(?:aged?:?\s+)?${NUMBER_OF_YEARS}${YEARS}\s*[,،、)](?=\s*\S)`,
  'iu',
);
