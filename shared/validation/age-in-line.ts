import { type Ages, parseAge } from '#shared/validation/age.ts';
import { inLatinDigits } from '#shared/values/digits.ts';

/** “Maria Cantwell 45”, “Maria Cantwell, about 45”, “… age 40-50”, “Maria Cantwell, 45, Seattle”. */
export function withoutAge(line: string): { rest: string; ages: Ages } {
  const digits = inLatinDigits(line);
  const last = AGE.exec(digits);
  const ages = last && parseAge(last[1]!);
  if (ages) return { rest: line.slice(0, last.index).trim(), ages };
  const middle = AGE_BETWEEN.exec(digits);
  const between = middle && parseAge(middle[1]!);
  if (!between) return { rest: line, ages: {} };
  const behind = line.slice(middle.index + middle[0].length).trim();
  return { rest: `${line.slice(0, middle.index).trim()}, ${behind}`, ages: between };
}
const NUMBER_OF_YEARS = String.raw`((?:(?:about|around|approx\.?|circa|ca\.?|~)\s*)?\d{2,3}(?:\s*[-–]\s*\d{2,3})?\+?)`;
const YEARS = String.raw`(?:\s*(?:years?(?:\s+old)?|yrs?|yo|歳|ans|anos|años|yaş|лет|سنة))?`;
const AGE = new RegExp(String.raw`(?<=\p{L}.*)[\s,،、]+(?:aged?:?\s+)?${NUMBER_OF_YEARS}${YEARS}$`, 'iu');
/** Between commas or in brackets a number is no part of a name or an address. */
const AGE_BETWEEN = new RegExp(
  String.raw`(?<=\p{L}.*)\s*[,،、(]\s*(?:aged?:?\s+)?${NUMBER_OF_YEARS}${YEARS}\s*[,،、)](?=\s*\S)`,
  'iu',
);
