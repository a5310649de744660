/** A name in Latin letters and, if it comes from another script, in that. */
export type Written = { latin: string; native: string | null };

export const latin = (text: string): Written => ({ latin: text, native: null });

/** Parses pairs: `佐藤 Sato` on a line, or several separated by commas. */
export const pairs = (table: string): Written[] =>
  table
    .trim()
    .split(/\s*[,\n]\s*/)
    .map((pair) => {
      const at = pair.search(/ [A-Za-z]/); // Arabic names may contain a space
      return { native: pair.slice(0, at), latin: pair.slice(at + 1) };
    });

const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Russian in the usual romanisation of passports and newspapers: Дмитрий Щербаков is Dmitry Shcherbakov. */
export function romanised(russian: string): string {
  const spelled = russian
    .toLowerCase()
    .replace(/[иы]й$/u, 'y')
    .replace(/ия$/u, 'ia')
    .replace(/ье/gu, 'ye')
    .replace(/(?<=[чшщ])ё/gu, 'е')
    .replace(/(?<=.)кс/gu, 'x');
  const text = Array.from(spelled, (letter) => letters[letter] ?? letter).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
export const russian = (native: string): Written => ({ native, latin: romanised(native) });
