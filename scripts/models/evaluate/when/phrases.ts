import { readFile } from 'node:fs/promises';

import { isLanguage } from '#shared/values/language.ts';
import { UserError } from '#scripts/user-error.ts';

/** A phrase, and the start of the time it means. */
export type Phrase = { language: string; value: string; phrase: string };

const COLUMNS = 'lang value grain phrase';

export async function phrasesIn(file: string): Promise<Phrase[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} cannot be read.`);
  });
  const [header = '', ...lines] = text.split(/\r?\n/).filter(Boolean);
  const columns = header.split('\t');
  if (!COLUMNS.split(' ').every((name) => columns.includes(name)))
    throw new UserError(`${file} needs the columns ${COLUMNS}, with tabs between.`);
  const phrases = lines.map((line) => {
    const cells = line.split('\t');
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    return { language: cell('lang'), value: wholeDate(cell('value')), phrase: unquoted(cell('phrase')) };
  });
  const phrasesOfOurs = phrases.filter(({ language }) => isLanguage(language));
  if (!phrasesOfOurs.length) throw new UserError(`${file} has no phrases in a language of ours.`);
  return phrasesOfOurs;
}

/** Some tables write months and years with a day or month of 00, which means the first. */
const wholeDate = (value: string) => value.replace(/^(\d{4})-00/, '$1-01').replace(/^(\d{4}-\d\d)-00/, '$1-01');

const unquoted = (cell: string) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);
