/** A name in parts, as far as they are known. */
type NameParts = { first_name: string | null; middle_name: string | null; last_name: string | null };

/** Particles that begin a surname, in the supported languages. */
const particles = new Set(
  'van von vom der den ter ten de del della di da das do dos du la le los al el bin ibn bint ben abu af av zu zum st. بن ابن بنت آل'.split(
    ' ',
  ),
);
/** Conjunctions between two surnames. */
const ties = new Set(['y', 'e', 'i', '&']);
const suffix = /^(jr|sr|junior|senior|ii|iii|iv|v|esq|phd|md)\.?$/i;
const title = /^(mr|mrs|ms|miss|dr|prof|sir|rev|hon)\.?$/i;
const patronymic = /(ович|евич|ьич|овна|евна|ична|инична)$/i;
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々\s]+$/u;

/** Chinese and Korean surnames with two characters; all others have one. */
const twoCharacters =
  /^(欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|皇甫|令狐|慕容|尉迟|司徒|夏侯|东方|東方|남궁|황보|제갈|선우|독고)/u;

/** Splits a full name into parts: handles “Last, First”, particles, and family-name-first order. */
export function splitName(text: string): NameParts {
  const full = text.replace(/\s+/g, ' ').trim();
  if (eastAsian.test(full)) return familyFirst(full);
  const [before = '', ...after] = full.split(/\s*[,،]\s*/);
  const given = after.filter((part) => part && !suffix.test(part));
  if (given.length) return { ...givenNames(words(given.join(' '))), last_name: before };

  const all = words(before);
  if (all.length < 2) return { first_name: null, middle_name: null, last_name: null };
  // “Иванов Иван Иванович”: a final patronymic indicates family-name-first order.
  if (all.length === 3 && patronymic.test(all[2] ?? ''))
    return { first_name: all[1] ?? null, middle_name: all[2] ?? null, last_name: all[0] ?? null };
  const from = surnameFrom(all);
  return { ...givenNames(all.slice(0, from)), last_name: all.slice(from).join(' ') };
}

/** The full name composed of its parts, in the order of its script. */
export function joinName({ first_name, middle_name, last_name }: Partial<NameParts>): string {
  const parts = [first_name, middle_name, last_name];
  const isFamilyFirst = eastAsian.test(parts.filter(Boolean).join(''));
  return (isFamilyFirst ? [last_name, first_name] : parts).filter(Boolean).join(' ');
}

function words(text: string): string[] {
  const all = text.split(/[ ・·]/).filter((word) => word && !title.test(word));
  while (all.length > 2 && suffix.test(all.at(-1) ?? '')) all.pop();
  return all;
}

/** The index of the first surname word: the first particle, else the word before a conjunction, else the last word. */
function surnameFrom(all: string[]): number {
  const at = all.findIndex((word, i) => i > 0 && i < all.length - 1 && isParticle(word));
  if (at > 0) return at;
  const tie = all.findIndex((word, i) => i > 1 && i < all.length - 1 && ties.has(word.toLowerCase()));
  return tie > 0 ? tie - 1 : all.length - 1;
}

const isParticle = (word: string) => particles.has(word.toLowerCase()) && word !== 'Al' && word !== 'Ben';

const givenNames = ([first, ...middle]: string[]) => ({
  first_name: first ?? null,
  middle_name: middle.join(' ') || null,
});

/**
 * Splits an East Asian name without spaces: one character of family name in two or three, two in four; kana at the end
 * is the given name.
 */
function familyFirst(full: string): NameParts {
  const spaced = full.split(' ');
  const characters = [...full];
  const kana = /^(\p{Script=Han}+)(\p{Script=Hiragana}+)$/u.exec(full);
  const family = spaced[1]
    ? spaced[0]
    : (kana?.[1] ?? characters.slice(0, familyLength(full, characters.length)).join(''));
  const given = full.slice(family?.length).trim();
  return given
    ? { first_name: given, middle_name: null, last_name: family ?? null }
    : { first_name: null, middle_name: null, last_name: null };
}

const familyLength = (full: string, length: number) => (length >= 4 || twoCharacters.test(full) ? 2 : 1);
