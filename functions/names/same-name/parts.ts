import { isHan, type Word } from '#functions/names/same-name/words.ts';

/** A name in parts: the distinctive words, and the optional particles. */
type Parts = { words: Word[]; particles: string[] };

const titles = new Set(
  (
    'mr mrs ms miss mister dr doctor prof professor sir dame lord lady rev reverend hon honorable president senator ' +
    'minister judge king queen prince princess capt captain col colonel gen general lt lieutenant maj major sgt ' +
    'sheikh shaikh shaykh cheikh sayed sayid sayyid sayyed syed mullah mulla mawlawi maulavi maulvi hajji haji hajj ' +
    'qari imam ustad hafiz alhaj jr sr ii iii iv phd md esq herr frau fr dipl ing mme mlle monsieur madame senor ' +
    'senora sra don dona signor signora bey hanim gospodin pan pani'
  ).split(' '),
);

/** Variants of particles, mapped to a canonical one. */
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

/** Separates titles, particles and names; a name with nothing else keeps all its words. */
export function partsOf(all: Word[]): Parts {
  const untitled = all.filter(({ latin }) => !titles.has(latin));
  const named = untitled.length ? untitled : all;
  const words = named.filter((word, at) => !isParticle(word) || isBen(named, at));
  if (!words.length) return { words: named, particles: [] };
  return { words, particles: named.flatMap((word) => (words.includes(word) ? [] : particles.get(word.latin)!)) };
}

const isParticle = (word: Word) => particles.has(word.latin) && !isHan(word);

/** In “Ben Carter” it is a first name, in “Tarif ben Ali” a particle. */
const isBen = (words: Word[], at: number) => at === 0 && words.length === 2 && words[0]!.latin === 'ben';

/** The number of particles in which two names differ. */
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
