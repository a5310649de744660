import { distinct, inSystem, patternOf, write } from '#functions/names/script/spellings.ts';
import type { Sign } from '#functions/names/script/spellings.ts';

// Systems: the standard (ELOT 743), phonetic, letter by letter.
const signs: Record<string, Sign> = {
  α: 'a',
  β: ['v', 'v', 'b'],
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: ['k', 'k', 'c'],
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  υ: ['y', 'i', 'y'],
  φ: ['f', 'f', 'ph'],
  χ: ['ch', 'h', 'ch'],
  ψ: 'ps',
  ω: 'o',
  ου: 'ou',
  γγ: 'ng',
  γχ: 'nch',
  γξ: 'nx',
  αι: ['ai', 'e'],
  ει: ['ei', 'i'],
  οι: ['oi', 'i'],
  ευ: ['ef', 'ev', 'eu'],
  αυ: ['af', 'av', 'au'],
  ηυ: 'if',
  μπ: ['mp', 'b'],
  ντ: ['nt', 'd'],
  γκ: ['gk', 'g'],
  τσ: 'ts',
  τζ: ['tz', 'j'],
};
const pattern = patternOf(signs);

const voicedPairs: [RegExp, string][] = [
  [/ευ(?=[αειοηωβγδζλμνρ])/g, 'ev'],
  [/αυ(?=[αειοηωβγδζλμνρ])/g, 'av'],
];
const atStart: [RegExp, string][] = [
  [/^μπ/, 'b'],
  [/^ντ/, 'd'],
  [/^γκ/, 'g'],
];
/** γ sounds as y before e and i sounds: Γιάννης is Yannis. */
const soft: [RegExp, string][] = [[/γι?(?=[ιειηαο])/g, 'y']];

/** A word in Greek letters. */
export function ofGreek(word: string): string[] {
  const voiced = write(word, [...voicedPairs, ...atStart]);
  const spell = (text: string, system: number) => inSystem(text, signs, pattern, system);
  const softened = write(voiced, soft);
  return distinct([spell(voiced, 0), spell(voiced, 1), spell(softened, 0), spell(softened, 1), spell(voiced, 2)]);
}
