/** A name in Latin letters and, if it comes from another script, in that. */
export type Written = { latin: string; native: string | null };

export const latin = (text: string): Written => ({ latin: text, native: null });

/** A letter and its romanisation. */
const romanised = new Map(
  'а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** A Russian name in the usual romanisation of passports and newspapers: Дмитрий Щербаков is Dmitry Shcherbakov. */
export function russian(native: string): Written {
  const spelled = native
    .toLowerCase()
    .replace(/[иы]й$/u, 'y')
    .replace(/ия$/u, 'ia')
    .replace(/ье/gu, 'ye')
    .replace(/(?<=[чшщ])ё/gu, 'е')
    .replace(/(?<=.)кс/gu, 'x');
  const text = Array.from(spelled, (letter) => romanised.get(letter) ?? letter).join('');
  return { native, latin: text.charAt(0).toUpperCase() + text.slice(1) };
}
