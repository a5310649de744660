import { fold } from '#functions/names/fold.ts';
import { gramsOf } from '#functions/nlu/linear/grams.ts';
import { type FeatureGroup, featureHash } from '#functions/nlu/linear/weights.ts';
import type { Language } from '#shared/values/language.ts';

/** A longer utterance is cut. */
const MOST_LETTERS = 400;
const LENGTHS = [2, 4, 6, 8, 10, 13, 17, 25];
/** Stands for the caller’s name. */
const NAME = 'nnn';

/** The words of an utterance without its caller’s name, how it ends and how long it is. */
export function matterFeatures(said: string, language: Language, name: string | null): FeatureGroup[] {
  const text = masked(said.slice(0, MOST_LETTERS), language, name);
  const units = language === 'ja' ? [...text] : text.split(' ').filter(Boolean);
  const words = language === 'ja' ? text.length / 3 : units.length;
  const ends = [1, 2, 3].map((count) => `${language}:${units.slice(-count).join(' ')}$`);
  const lengths = LENGTHS.filter((length) => words <= length).map((length) => `shorter:${length}`);
  return [
    groupOf([...gramsOf([text], language), ...ends], 1),
    groupOf([...lengths, ...lengths.map((one) => `${language}:${one}`), language], 0.5),
  ];
}

function masked(said: string, language: Language, name: string | null): string {
  const text = fold(said);
  if (!name) return text;
  if (language === 'ja') return text.replaceAll(' ', '').replaceAll(fold(name).replaceAll(' ', ''), NAME);
  const parts = new Set(fold(name).split(' '));
  return text
    .split(' ')
    .map((word) => (parts.has(word) ? NAME : word))
    .join(' ');
}

const groupOf = (names: readonly string[], strength: number): FeatureGroup => ({
  hashes: Uint32Array.from(new Set(names), featureHash),
  strength: strength / Math.sqrt(names.length || 1),
});
