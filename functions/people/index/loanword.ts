import { loanCost } from '#functions/names/script/loan-cost.ts';
import { kanaSounds, loanSounds } from '#functions/names/script/loan-sounds.ts';
import { isSyllabic, loanOf, loanOfStored } from '#functions/names/script/loan.ts';
import type { Lexicon, NameCount } from '#functions/people/index/lexicon.ts';
import { soundOf } from '#functions/people/index/sound.ts';

/** The base cost of a name in katakana for one in Latin letters. */
const LOAN = 0.6;
const SHORTEST = 3;
const FEW = 20;
const MOST_COST = 6;

/** A query word as a foreign name between katakana and Latin letters. */
export class Loanword {
  readonly #word: string;
  /** The sounds of a word in katakana, else empty. */
  readonly #kana: string;
  #codes: Set<string> | undefined;

  constructor(word: string) {
    this.#word = word;
    this.#kana = isKatakana(word) ? loanOf(word) : '';
  }

  get isKatakana(): boolean {
    return this.#kana !== '';
  }

  /** The sound codes under which the name may be in the index, in the other script. */
  get #sounds(): Set<string> {
    if (this.#codes) return this.#codes;
    const isLatin = /^[a-z]+$/.test(this.#word) && this.#word.length >= SHORTEST;
    const words = this.#kana ? loanSounds(this.#kana) : isLatin ? kanaSounds(this.#word) : [];
    return (this.#codes = new Set(words.map(soundOf)));
  }

  /**
   * The cost in nats if an indexed name is this one in the other script and costs less than `most`, else `Infinity`. For
   * a Latin word `name` must be romanised katakana.
   */
  costOf(name: string, most: number): number {
    if (most <= LOAN || name.length < SHORTEST || !this.#sounds.has(soundOf(name))) return Infinity;
    const limit = Math.min(most - LOAN, MOST_COST);
    return LOAN + (this.#kana ? loanCost(this.#kana, name, limit) : loanCost(loanOfStored(name), this.#word, limit));
  }

  /** The indexed names that may be this one in the other script. */
  candidates(lexicon: Lexicon, most: number): NameCount[] {
    // Among Latin names of one sound, those that may be katakana are few and rare.
    const among = this.#kana ? most : most * FEW;
    const names = [...this.#sounds].flatMap((code) => lexicon.soundingAs(code, among));
    return this.#kana ? names : names.filter(({ name }) => isSyllabic(name));
  }
}

export const isKatakana = (text: string): boolean => KATAKANA.test(text);
const KATAKANA = /^[\p{Script=Katakana}ー・ ]+$/u;
