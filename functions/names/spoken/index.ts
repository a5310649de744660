import { fold } from '#functions/names/fold.ts';
import { romanise } from '#functions/names/romanise.ts';
import { inArabicLetters } from '#functions/names/spoken/arabic.ts';
import { inCyrillicLetters } from '#functions/names/spoken/cyrillic.ts';
import { inKana } from '#functions/names/spoken/kana.ts';
import names from '#functions/names/spoken/names.json' with { type: 'json' };
import { plainSpelling } from '#functions/names/spoken/rules.ts';
import { nameInArabic } from '#functions/names/script/arabic.ts';
import { type NameScript, nameScripts, scriptPattern } from '#shared/values/name-script.ts';

/** Longer names are cut. */
const LONGEST = 40;

/** Common first names, as their speakers write them in Japanese, Arabic and Russian. */
const common = new Map(Object.entries(names).map(([name, forms]) => [name, forms.split(' ')]));
const columns = ['kana', 'arabic', 'cyrillic'] as const;

const letters = { kana: inKana, arabic: inArabicLetters, cyrillic: inCyrillicLetters };

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

const between = { latin: '-', kana: '・', arabic: ' ', cyrillic: '-' };

/** A first name as it is said where another script is read aloud: a common one as usual, any other by its letters. */
function formIn(name: string, script: NameScript): string {
  if (scriptPattern[script].test(name)) return name;
  const parts = name.split('-').map((part) => partIn(part, script));
  return parts.filter(Boolean).join(between[script]).slice(0, LONGEST) || name;
}

function partIn(part: string, script: NameScript): string {
  const folded = fold(part).replaceAll(' ', '');
  const [latin = ''] = /^\p{sc=Latin}/u.test(part) ? [plainSpelling(part)] : romanise(folded);
  if (script === 'latin') return capital(latin);
  const usual = (common.get(folded) ?? common.get(latin))?.[columns.indexOf(script)];
  const native = script === 'arabic' ? nameInArabic(latin) : undefined;
  return usual ?? native ?? letters[script](latin);
}

/** The forms of a first name in all scripts. */
export const spokenForms = (name: string): Record<NameScript, string> => {
  const short = name.slice(0, LONGEST);
  return Object.fromEntries(nameScripts.map((script) => [script, formIn(short, script)])) as Record<NameScript, string>;
};
