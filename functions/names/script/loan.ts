import { loanRules, type LoanRule } from '#functions/names/script/loan-rules.ts';
import { distinct, write } from '#functions/names/script/spellings.ts';

/**
 * Foreign names in katakana. Japanese has one r for l and r, few consonants without a vowel, no th and, mostly, no v: a
 * Latin name cannot be read off its katakana, but each can be measured against them.
 */
const syllables: Record<string, string> = {
  ...rowsOf({ '': 'アイウエオ', k: 'カキクケコ', s: 'サ　スセソ', t: 'タ　　テト', n: 'ナニヌネノ', h: 'ハヒ　ヘホ' }),
  ...rowsOf({ m: 'マミムメモ', r: 'ラリルレロ', g: 'ガギグゲゴ', z: 'ザ　ズゼゾ', d: 'ダ　　デド', b: 'バビブベボ' }),
  ...rowsOf({ p: 'パピプペポ', y: 'ヤ　ユ　ヨ', w: 'ワヰ　ヱヲ' }),
  ...{ シ: 'shi', チ: 'chi', ツ: 'tsu', フ: 'fu', ジ: 'ji', ヂ: 'ji', ヅ: 'zu', ヴ: 'vu', ン: 'n', ー: '-' },
};

function rowsOf(rows: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([row, signs]) => [...signs].map((sign, at) => [sign, row + 'aiueo'[at]!] as const)),
  );
}

const small: Record<string, string> = { ャ: 'ya', ュ: 'yu', ョ: 'yo', ァ: 'a', ィ: 'i', ゥ: 'u', ェ: 'e', ォ: 'o' };

/** Katakana in Latin letters, as sounds of a foreign name: キャントウェル is kyantoweru; `-` is a long vowel. */
export function loanOf(kana: string): string {
  let latin = '';
  for (const sign of kana) {
    const glide = small[sign];
    if (!glide) latin += syllables[sign] ?? '';
    else if (glide.length > 1) latin = latin.slice(0, -1) + (/(?:sh|ch|j).$/.test(latin) ? glide[1]! : glide);
    else if (/(?:^|[aeiou-])u$/.test(latin)) latin = `${latin.slice(0, -1)}w${glide}`;
    else if (/[kg]u$/.test(latin)) latin = `${latin.slice(0, -1)}w${glide}`;
    else if (/[fvsz]u$|(?:sh|ch|j)i$|te$|de$|[td]o$/.test(latin)) latin = latin.slice(0, -1) + glide;
    else if (/(?:^|[aeiou-])i$/.test(latin)) latin = `${latin.slice(0, -1)}y${glide}`;
    else latin += glide;
  }
  return latin;
}

/**
 * What a piece of `loanOf` may be, for lookups by sound: patterns at a position, and Latin letters with costs. All vowels
 * are a, because a sound code only has consonants.
 */
const options: [RegExp, readonly (readonly [latin: string, cost: number])[]][] = [
  [
    /^hy?/y,
    [
      ['h', 0],
      ['j', 1.5],
    ],
  ],
  [
    /^f/y,
    [
      ['f', 0],
      ['h', 0.7],
    ],
  ],
  [
    /^y/y,
    [
      ['a', 0],
      ['j', 1],
    ],
  ],
  [
    /^n/y,
    [
      ['n', 0],
      ['kn', 1.6],
    ],
  ],
  [
    /^u/y,
    [
      ['a', 0],
      ['wa', 0.7],
    ],
  ],
  [
    /[td]i/y,
    [
      ['ta', 0],
      ['sa', 0.6],
    ],
  ],
  [
    /to(?=s)/y,
    [
      ['ta', 0],
      ['', 0.7],
    ],
  ],
  [
    /(?<=[aiueo-])t/y,
    [
      ['t', 0],
      ['kt', 1.3],
    ],
  ],
  [
    /ts/y,
    [
      ['s', 0],
      ['ts', 0.7],
    ],
  ],
  [
    /sh/y,
    [
      ['s', 0],
      ['t', 1],
    ],
  ],
  [
    /ch/y,
    [
      ['s', 0],
      ['t', 0.5],
    ],
  ],
  [
    /j/y,
    [
      ['s', 0],
      ['t', 0.9],
      ['ts', 0.8],
    ],
  ],
  [
    /s/y,
    [
      ['s', 0],
      ['t', 0.8],
    ],
  ],
  [
    /z/y,
    [
      ['s', 0],
      ['t', 1.2],
    ],
  ],
  [/kw/y, [['k', 0]]],
  [
    /k/y,
    [
      ['k', 0],
      ['s', 1.8],
    ],
  ],
  [
    /b/y,
    [
      ['b', 0],
      ['v', 0.7],
    ],
  ],
  [
    /r/y,
    [
      ['l', 0],
      ['r', 0],
    ],
  ],
  [
    /h/y,
    [
      ['h', 0.3],
      ['s', 1],
      ['', 1],
    ],
  ],
  [
    /w/y,
    [
      ['v', 0],
      ['', 0.8],
    ],
  ],
  [
    /n(?=t)/y,
    [
      ['n', 0],
      ['ng', 1.6],
    ],
  ],
  [/y/y, [['', 0]]],
  [
    /u-$|ou$/y,
    [
      ['a', 0.2],
      ['af', 0.7],
    ],
  ],
  [
    /-/y,
    [
      ['', 0.2],
      ['r', 0.2],
      ['l', 1.5],
    ],
  ],
  [
    /(?<=[^aiueo-])u(?![aiueo-])/y,
    [
      ['', 0],
      ['a', 0.4],
    ],
  ],
  [
    /(?<=[aiueo])a/y,
    [
      ['', 0],
      ['r', 0.4],
    ],
  ],
  [
    /(?<=a)u(?![aiueo-])/y,
    [
      ['', 0],
      ['l', 1.2],
    ],
  ],
  [/[aiueo]/y, [['a', 0]]],
];
const MOST = 60;

/** Latin words, one for each likely sequence of consonants behind this `loanOf`: for lookups by sound alone. */
export function loanSounds(loan: string): string[] {
  let found: { word: string; cost: number }[] = [{ word: '', cost: 0 }];
  for (let at = 0; at < loan.length;) {
    const [piece, ways] = optionsAt(loan, at);
    found = found
      .flatMap(({ word, cost }) => ways.map(([latin, more]) => ({ word: word + latin, cost: cost + more })))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MOST);
    at += piece.length;
  }
  return found.map(({ word }) => word);
}

function optionsAt(loan: string, at: number): [string, (typeof options)[number][1]] {
  for (const [pattern, ways] of options) {
    pattern.lastIndex = at;
    const piece = pattern.exec(loan)?.[0];
    if (piece) return [piece, ways];
  }
  return [loan[at]!, [[loan[at]!, 0]]];
}

/** Rules that change which consonants katakana show of a Latin name, each of which may apply or not. */
const always: [RegExp, string][] = [
  [/^(?:wr|rh)/, 'r'],
  [/^kn/, 'n'],
  [/c(?=[eiy])/g, 's'],
  [/gh(?![aeiou])|(?<=[aeiou])gh/g, ''],
  [/ng(?=t)/g, 'n'],
];
const perhaps: [RegExp, string][] = [
  [/(?<=[aeiouy])r(?=[^aeiouyr]|e?$)/g, ''],
  [/th/g, 's'],
  [/v/g, 'b'],
  [/w/g, ''],
  [/t(?=i)/g, 'ch'],
  [/ch/g, 'k'],
];

/** Words with the consonants that katakana of a Latin name may have: for lookups by sound alone. */
export function kanaSounds(latin: string): string[] {
  let found = [write(latin, always)];
  for (const rule of perhaps) found = [...new Set([...found, ...found.map((word) => write(word, [rule]))])];
  return distinct(
    found.map((word) => word.replace(/[aeiouy]+/g, 'a').replaceAll('l', 'r')),
    MOST_OF_KANA,
  );
}
const MOST_OF_KANA = 12;

/** Whether a Latin word can be katakana: syllables that end in a vowel or n. */
export const isSyllabic = (word: string): boolean => SYLLABIC.test(word);
const SYLLABIC =
  /^(?:(?:([bdfghjkmnprstvz])(?=\1))?(?:[kgsztdnhbpmrfvj]|[kgnhbpmr]y|sh|ch|ts|w|y)?[aiueo]|t(?=ch)|s(?=sh)|n(?![aiueoy]))+$/;

const LONGEST = 28;
const WIDTH = LONGEST + 1;
const cells = new Float64Array(WIDTH * WIDTH);
const OTHER_VOWEL = 1.6;
const OTHER_CONSONANT = 5;
const MISSING = 3.5;

/** Rules by the last letter of their katakana; those that only add a Latin letter are under the empty one. */
const byLetter = Map.groupBy(loanRules, ({ kana }) => kana.at(-1) ?? '');
const isVowel = (letter: string) => 'aiueoy'.includes(letter);

/**
 * The cost in nats of writing a Latin name so in katakana, given as by `loanOf` or romanised otherwise. `Infinity` above
 * `most`.
 */
export function loanCost(loan: string, latin: string, most = 12): number {
  const [n, m] = [loan.length, latin.length];
  if (!n || !m || n > LONGEST || m > LONGEST) return Infinity;
  for (let i = 0; i <= n; i++) {
    let least = Infinity;
    for (let j = 0; j <= m; j++) {
      const best = i || j ? cellOf(loan, latin, i, j) : 0;
      cells[i * WIDTH + j] = best;
      if (best < least) least = best;
    }
    if (least > most) return Infinity;
  }
  const cost = cells[n * WIDTH + m]!;
  return cost > most ? Infinity : cost;
}

function cellOf(loan: string, latin: string, i: number, j: number): number {
  let best = Infinity;
  const offer = (from: number, to: number, cost: number) => {
    const whole = cells[(i - from) * WIDTH + j - to]! + cost;
    if (whole < best) best = whole;
  };
  const [a, b] = [loan[i - 1] ?? '', latin[j - 1] ?? ''];
  if (i && j) {
    if (a === b) offer(1, 1, 0);
    else if (isVowel(a) && isVowel(b)) offer(1, 1, OTHER_VOWEL);
    else offer(1, 1, OTHER_CONSONANT);
  }
  if (i) offer(1, 0, isVowel(a) ? OTHER_VOWEL : MISSING);
  if (j) offer(0, 1, b === latin[j - 2] ? 0.1 : isVowel(b) ? OTHER_VOWEL : MISSING);
  const apply = (rules: readonly LoanRule[] = []) => {
    for (const { kana, latin: written, cost } of rules)
      if (
        loan.startsWith(kana, i - kana.length) &&
        kana.length <= i &&
        written.length <= j &&
        latin.startsWith(written, j - written.length)
      )
        offer(kana.length, written.length, cost);
  };
  if (i) apply(byLetter.get(a));
  if (j) apply(byLetter.get(''));
  return best;
}
