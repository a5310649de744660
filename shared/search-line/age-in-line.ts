import { AGE_WORDS, FIRST_TEN } from '#shared/search-line/age-words.ts';
import { DECADE_WORDS, FIRST_DECADE } from '#shared/search-line/decade-words.ts';
import { type Ages, OLDEST, parseAge, YOUNGEST } from '#shared/validation/age.ts';
import { inLatinDigits } from '#shared/values/digits.ts';

/** “ca” without its dot is rather California (state-before-age.ts). */
const NUMBER_OF_YEARS = String.raw`((?:(?:about|around|approx\.?|circa|ca?\.|~)\s*)?\d{2,3}(?:\s*[-–]\s*\d{2,3})?\+?)`;
const YEARS = String.raw`(?:\s*(?:years?(?:[\s-]+old)?|yrs?\.?(?:[\s-]+old)?|y\.?\/?o\.?|歳|才|ans|anos|años(?:\s+de\s+edad)?|yaşlarında|yaşında|yaş|лет|года?|سنة|سنه|عام\u064b?ا\u064b?|عام))`;
const AFTER_NAME = String.raw`(?<=\p{L}.*)[\s,،、(]+`;
const END = String.raw`\)?(?=[\s,،、]|$)`;
const pattern = (text: string) => new RegExp(text, 'iu');

/** عمر is “age” behind a whole name, and otherwise the name Omar. */
const OMAR = String.raw`(?<=\S\s+\S+\s+)عمر`;

/** An age that a word marks, anywhere behind the name: “age 45”, “45 years”, “45歳”. */
const MARKED = pattern(
  String.raw`${AFTER_NAME}(?:(?:aged?:?|edad|idade|âge|عمرها?|${OMAR})\s+${NUMBER_OF_YEARS}${YEARS}?|(?:(?:de|com|con)\s+(?=\d+\s*a[nñ]))?${NUMBER_OF_YEARS}${YEARS})${END}`,
);
/** 佐藤40歳 */
const UNSPACED = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(\d{2,3})[歳才](?=[\s,、]|$)/u;
/** “thirty years old”, ثلاثين سنة */
const IN_WORDS = AGE_WORDS.map((words) => pattern(String.raw`${AFTER_NAME}(?:${words})${YEARS}${END}`));
/** A number alone: at the end, in brackets or between commas, or between words. */
const ALONE = [
  pattern(String.raw`(?<=\p{L}.*)[\s,،、(]+${NUMBER_OF_YEARS}\)?$`),
  pattern(String.raw`(?<=\p{L}.*)\s*[,،、(]\s*${NUMBER_OF_YEARS}\s*[,،、)](?=\s*\S)`),
  pattern(String.raw`(?<=\p{L}[\s,،、]+\p{L}+.*)\s(\d{2})(?=(?:\s|[,،、]\s?)\p{L}{2})`),
];
/** “30s”, “in her 40s”, 30代. */
const DECADE = pattern(
  String.raw`${AFTER_NAME}(?:(?:in\s+)?(?:his|her|their|the)\s+)?(?:(?:early|mid|late)\s+)?([2-9]0)(?:['’]?s|代)${END}`,
);
/** A year of birth: one at the end, or one that a word marks. */
const BORN = String.raw`(?:(?:was\s+)?born|b\.|(?:est\s+)?née?|naci[oó]|nacid[oa]|nasceu|nascid[oa]|род(?:ил[а-я]+)?\.?|مواليد)\s*(?:in\s+|en\s+|em\s+|в\s+|عام\s+)?`;
const YEAR = String.raw`((?:19|20)\d\d)`;
const BIRTH = [
  pattern(String.raw`^${BORN}${YEAR}[\s,،、]+(?=\p{L}{2,}\s+\p{L})`),
  // 1985年生まれ ジョン・スミス
  pattern(String.raw`^${YEAR}\s*年\s*(?:生まれ|生)(?:の|[\s,、]+)(?=\p{L}{2})`),
  pattern(String.raw`${AFTER_NAME}(?:${BORN}${YEAR}|${YEAR}\s*(?:年生まれ|doğumlu|г\.?\s*р\.?|года рождения))${END}`),
  pattern(String.raw`${AFTER_NAME}(?:(?:in|en|em|в|عام|سنة)\s+)?${YEAR}\)?$`),
  // Between a whole name and a place.
  pattern(String.raw`(?<=\p{L}{2}[\s,،、]+\p{L}{2}.*)[\s,،、(]+${YEAR}\)?(?=[\s,،、]+\p{L}{2}\D*$)`),
];

/** Units as people begin to type them. */
const UNITS = [
  ...['years old', 'yrs old', 'yo', 'y.o.', 'ans', 'anos', 'años de edad', 'yaşında', 'yaşlarında'],
  ...['歳', '才', '代', 'лет', 'года', 'سنة', 'سنه', 'عاما', 'عامًا', 'عاماً'],
];
const NUMBER_AT_END = pattern(
  String.raw`(?<=\p{L}.*)[\s,،、(](?:\d{1,3}\s*|(?:${AGE_WORDS.join('|')})(?:\s+|$))(\D*)$`,
);

/** Whether a line ends in an age, or in one whose unit is not yet whole: “86 лет”, “84 years o”. */
export function endsInAge(line: string): boolean {
  const [, unit] = NUMBER_AT_END.exec(inLatinDigits(line).toLowerCase()) ?? [];
  return unit !== undefined && (UNITS.some((each) => each.startsWith(unit)) || WHOLE_UNIT.test(unit));
}
const WHOLE_UNIT = pattern(`^${YEARS}\\)?$`);

/** A year as Japanese eras count it: 昭和38年生まれ, S38. */
const ERAS: Record<string, number> = {
  大正: 1911,
  T: 1911,
  昭和: 1925,
  S: 1925,
  平成: 1988,
  H: 1988,
  令和: 2018,
  R: 2018,
};
/** 昭和60年生まれの田中太郎 */
const ERA_FIRST = /^(大正|昭和|平成|令和)\s*(\d{1,2}|元)\s*年\s*(?:生まれ|生)(?:の|[\s、,]+)(?=\p{L}{2})/u;
const ERA =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].*)[\s,、(（]*(大正|昭和|平成|令和|[TSHR](?=\d))\s*(\d{1,2}|元)\s*(?:年(?:度)?)?\s*(?:生まれ|生)?[)）]?(?=[\s,、]|$)/u;

/** A line without the age in it, and what is behind that: “Maria Cantwell 45 Seattle”, “… about 45”, “… 40s”; with this `year` also “… born 1958”. */
export function withoutAge(line: string, year?: number): { rest: string; ages: Ages; behind: string } {
  const digits = inLatinDigits(line);
  for (const { found, ages } of agesIn(digits, year)) {
    if (!found || !ages) continue;
    const [before, behind] = [line.slice(0, found.index), line.slice(found.index + found[0].length)].map((part) =>
      part.trim(),
    );
    // What was between commas leaves one.
    const comma = behind && /^\s*[,،、(]/.test(found[0]) && !/^[,،、]/.test(behind) ? ',' : '';
    return { rest: `${before}${comma} ${behind}`.replace(/\s+(?=[,،、])/, '').trim(), ages, behind: behind ?? '' };
  }
  return { rest: line, ages: {}, behind: '' };
}

function* agesIn(
  digits: string,
  year: number | undefined,
): Generator<{ found: RegExpExecArray | null; ages: Ages | undefined }> {
  const era = year === undefined ? null : (ERA_FIRST.exec(digits) ?? ERA.exec(digits));
  const inEra = era ? year! - (ERAS[era[1]!]! + (era[2] === '元' ? 1 : Number(era[2]))) : 0;
  yield { found: era, ages: inEra >= YOUNGEST && inEra <= OLDEST ? agesFrom(inEra - 1, 1) : undefined };
  for (const [nth, each] of DECADE_WORDS.entries()) {
    const found = each.exec(digits);
    yield { found, ages: agesFrom(FIRST_DECADE + 10 * nth, 9) };
  }
  const decade = DECADE.exec(digits);
  yield { found: decade, ages: decade ? agesFrom(Number(decade[1]), 9) : undefined };
  for (const birth of year === undefined ? [] : BIRTH.map((each) => each.exec(digits))) {
    const age = year! - Number(birth?.[1] ?? birth?.[2]);
    yield { found: birth, ages: age >= YOUNGEST && age <= OLDEST ? agesFrom(age - 1, 1) : undefined };
  }
  for (const [nth, each] of IN_WORDS.entries())
    yield { found: each.exec(digits), ages: parseAge(String(FIRST_TEN + 10 * nth)) };
  for (const each of [MARKED, UNSPACED, ...ALONE]) {
    const found = each.exec(digits);
    yield { found, ages: found ? parseAge(found[1] ?? found[2] ?? '') : undefined };
  }
}

const agesFrom = (from: number, more: number): Ages => ({ age_from: Math.max(YOUNGEST, from), age_to: from + more });
