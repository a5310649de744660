import { isHan, type Word } from '#functions/names/same-name/words.ts';

/** A name taken apart: what tells people apart, and the small words that are left out as often as written. */
export type Parts = { words: Word[]; particles: string[] };

const titles = new Set(
  (
    'mr mrs ms miss mister dr doctor prof professor sir dame lord lady rev reverend hon honorable president senator ' +
    'minister judge king queen prince princess capt captain col colonel gen general lt lieutenant maj major sgt ' +
    'sheikh shaikh shaykh cheikh sayed sayid sayyid sayyed syed mullah mulla mawlawi maulavi maulvi hajji haji hajj ' +
    'qari imam ustad hafiz alhaj jr sr ii iii iv phd md esq herr frau fr dipl ing mme mlle monsieur madame senor ' +
    'senora sra don dona signor signora bey hanim gospodin pan pani'
  ).split(' '),
);

/** Particles that are spellings or forms of one, under that one. */
const particles = new Map(
  Object.entries({
    bin: 'bin ben ibn',
    bint: 'bint binti bte',
    al: 'al el ul ur ud il',
    de: 'de del della di du des da do das dos',
    la: 'la le las los lo',
    von: 'von van vom',
    der: 'der den ter ten',
    zu: 'zu zum zur',
    af: 'af av',
    und: 'und',
  }).flatMap(([form, spellings]) => spellings.split(' ').map((spelling) => [spelling, form])),
);

/** What is title, particle or name of a name; one of nothing else is made of what it has. */
export function partsOf(all: Word[]): Parts {
  const untitled = all.filter(({ latin }) => !titles.has(latin));
  const named = untitled.length ? untitled : all;
  const words = named.filter((word, at) => !isParticle(word) || isBen(named, at));
  if (!words.length) return { words: named, particles: [] };
  return { words, particles: named.flatMap((word) => (words.includes(word) ? [] : particles.get(word.latin)!)) };
}

const isParticle = (word: Word) => particles.has(word.latin) && !isHan(word);

/** Ben Carter has a first name, Tarif ben Ali a father. */
const isBen = (words: Word[], at: number) => at === 0 && words.length === 2 && words[0]!.latin === 'ben';

/** How many particles one of two names has that the other lacks. */
export function particlesApart(one: Parts, other: Parts): number {
  const rest = [...other.particles];
  let missing = 0;
  for (const particle of one.particles) {
    const at = rest.indexOf(particle);
    if (at < 0) missing++;
    else rest.splice(at, 1);
  }
  return missing + rest.length;
}
