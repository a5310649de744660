import { eachOf, listIn, rowsOf } from '#scripts/population/data.ts';
import abroad from '#scripts/population/data/careers-abroad.json' with { type: 'json' };
import words from '#scripts/population/data/words.json' with { type: 'json' };
import { countriesOf } from '#scripts/population/cities.ts';
import type { Member } from '#scripts/population/family.ts';
import type { Random } from '#shared/values/chance.ts';

/** A field of work: its subject of study, if any, the titles from the first job to the last, kinds of employers. */
export type Field = {
  row: Partial<Record<string, string>>;
  subject: string | null;
  titles: string[];
  trades: string[];
};

export const fields: readonly Field[] = rowsOf('careers').map((row) => ({
  row,
  subject: row.subject || null,
  titles: listIn(row.titles!),
  trades: listIn(row.trades!),
}));

export type Degree = keyof (typeof abroad)['ja']['degrees'];
type Native = keyof typeof abroad;

const lists = {
  employers: listIn(words.employers),
  schools: listIn(words.schools),
  kinds: ['{} University', '{} State', '{} College', '{} Institute'],
};
const native = eachOf(abroad, ({ employers, schools, kinds, degrees, trades }) => ({
  employers: listIn(employers),
  schools: listIn(schools),
  kinds: listIn(kinds),
  degrees,
  trades: trades as Record<string, string>,
}));

const nativeIn = (country: string | undefined): Native | undefined =>
  (['ja', 'ar'] as const).find((language) => country && countriesOf[language].includes(country));

const fill = (pattern: string, word: string) => pattern.replace('{}', word);

/**
 * The words for jobs and schools in a country: those of its language where sources there write another script, English
 * elsewhere. Each draws as often in every language, so that a person’s other facts do not depend on it.
 */
export function careerWords(country: string | undefined, { row, subject, titles }: Field) {
  const language = nativeIn(country);
  const { employers, schools, kinds } = language ? native[language] : lists;
  const column = (name: string) => row[`${name}_${language}`]!;
  return {
    title(nth: number, { gender }: Pick<Member, 'gender'>) {
      if (!language) return titles[nth]!;
      return listIn(language === 'ar' && gender === 'female' ? row.titles_ar_women! : column('titles'))[nth]!;
    },
    /** The employer, and its name in Latin letters, as its domain has it. */
    employer(random: Random, trades: readonly string[]) {
      const latin = random.pick(lists.employers);
      const trade = random.pick(trades);
      const name = employers[lists.employers.indexOf(latin) % employers.length]!;
      return { latin, employer: fill(language ? native[language].trades[trade]! : `{} ${trade}`, name) };
    },
    school(random: Random) {
      const name = random.pick(schools);
      return fill(random.pick(kinds), name);
    },
    degree(degree: Degree) {
      const studied = degree === 'Certificate' || degree === 'Associate degree' ? null : subject;
      if (language) return fill(native[language].degrees[degree], studied ? column('subject') : '');
      return studied ? `${degree}, ${studied}` : degree;
    },
  };
}
