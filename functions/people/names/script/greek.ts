import { distinct, inSystems, patternOf } from '#functions/people/names/script/spellings.ts';
import type { Sign } from '#functions/people/names/script/spellings.ts';

// Systems: the standard (ELOT 743), as it is heard, letter by letter.
const signs: Record<string, Sign> = {
  ...{
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
  },
  ...{ μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', τ: 't', υ: ['y', 'i', 'y'], φ: ['f', 'f', 'ph'] },
  ...{
    χ: ['ch', 'h', 'ch'],
    ψ: 'ps',
    ω: 'o',
    ου: 'ou',
    γγ: 'ng',
    γχ: 'nch',
    γξ: 'nx',
    αι: ['ai', 'e'],
    ει: ['ei', 'i'],
  },
  ...{ οι: ['oi', 'i'], ευ: ['ef', 'ev', 'eu'], αυ: ['af', 'av', 'au'], ηυ: 'if', μπ: ['mp', 'b'], ντ: ['nt', 'd'] },
  ...{ γκ: ['gk', 'g'], τσ: 'ts', τζ: ['tz', 'j'] },
};
for (const voiced of 'αειουηωβγδζλμνρ')
  for (const [pair, letter] of Object.entries({ ευ: 'ev', αυ: 'av' })) signs[`${pair}${voiced}`] = letter;
const pattern = patternOf(Object.fromEntries(Object.entries(signs).filter(([sign]) => sign.length < 3)));

const voicedPairs: [RegExp, string][] = [
  [/ευ(?=[αειοηωβγδζλμνρ])/g, 'ev'],
  [/αυ(?=[αειοηωβγδζλμνρ])/g, 'av'],
];
const atStart: [RegExp, string][] = [
  [/^μπ/, 'b'],
  [/^ντ/, 'd'],
  [/^γκ/, 'g'],
];
const write = (word: string, rules: [RegExp, string][]) =>
  rules.reduce((text, [from, to]) => text.replace(from, to), word);

/** A word in Greek letters. */
export function ofGreek(word: string): string[] {
  const [standard, heard, lettered] = inSystems(write(word, [...voicedPairs, ...atStart]), signs, pattern, 3);
  const soft = write(word, [...voicedPairs, ...atStart, [/γι?(?=[ιειηαο])/g, 'y']]);
  return distinct([standard!, heard!, ...inSystems(soft, signs, pattern, 2), lettered!]);
}
