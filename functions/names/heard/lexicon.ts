import { distance } from 'fastest-levenshtein';

import { type Sounds, encode, soundCost } from '#functions/names/heard/alignment.ts';
import { SOUNDS } from '#functions/names/heard/mistakes.ts';
import { pronounced } from '#functions/names/heard/sounds.ts';

/** The different first or last names of an index, with how they sound. */
export type Lexicon = {
  words: string[];
  sounds: Sounds[];
  marks: Uint32Array;
  /** What it tells against a word, in nats, that nothing of it was heard: a short one is missed more easily. */
  unheard: Float64Array;
};

/** What a mistake of a whole sound, or of a letter, tells against a name, in nats; chosen on half of EVI's dialogues. */
const SOUND = 2;
const LETTER = 0.6;
const MOST_LETTERS = 3;
const UNHEARD = 9;
const UNHEARD_SOUND = 1.2;
const NOTHING = encode('');
/** How many words of a lexicon are compared sound by sound with each thing that was heard. */
const COMPARED = 512;

export function lexiconOf(words: string[]): Lexicon {
  const sounds = words.map((word) => encode(pronounced(word)));
  const unheard = Float64Array.from(sounds, (own) => UNHEARD + UNHEARD_SOUND * soundCost(NOTHING, own));
  return { words, sounds, marks: Uint32Array.from(sounds, marksOf), unheard };
}

/** Sounds in rough classes, so that most mistakes stay inside one; vowels have none. */
const classes = ['', 'bpfvw', 'CJSZsz', 'dDtT', 'kgh', 'mnG', 'lr', 'y'];
const classOf = [...SOUNDS].map((sound) =>
  Math.max(
    0,
    classes.findIndex((set) => set.includes(sound)),
  ),
);

/** Which classes of sounds a word has, and which follow each other, in 32 bits. */
function marksOf(sounds: Sounds): number {
  let marks = 0;
  let before = 0;
  for (const sound of sounds) {
    const one = classOf[sound];
    if (!one) continue;
    marks |= (1 << one) | (1 << (8 + ((before * 7 + one * 3) % 24)));
    before = one;
  }
  return marks >>> 0;
}

function bits(marks: number): number {
  let n = marks - ((marks >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The words that something heard may have been, with what speaks against each in nats; none that is as good as unheard. */
export function wordsLike(lexicon: Lexicon, heard: { sounds: Sounds; letters: string }) {
  const costs = new Map<number, number>();
  for (const word of nearest(lexicon, marksOf(heard.sounds))) {
    const most = lexicon.unheard[word] ?? 0;
    const sounds = SOUND * soundCost(heard.sounds, lexicon.sounds[word] ?? heard.sounds, most / SOUND);
    if (sounds >= most) continue;
    const letters = Math.min(MOST_LETTERS, distance(heard.letters, lexicon.words[word] ?? ''));
    const cost = sounds + LETTER * letters;
    if (cost < most) costs.set(word, cost);
  }
  return costs;
}

function nearest({ words, marks }: Lexicon, heard: number): Iterable<number> {
  if (words.length <= COMPARED) return words.keys();
  const byBits: number[][] = Array.from({ length: 33 }, () => []);
  marks.forEach((own, word) => byBits[bits((own ^ heard) >>> 0)]?.push(word));
  return byBits.flat().slice(0, COMPARED);
}
