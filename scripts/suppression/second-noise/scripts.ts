import { type Draft, fullName, type Kind, type Name } from '#scripts/suppression/second-noise/draft.ts';
import { renamed } from '#scripts/suppression/second-noise/given-names.ts';
import {
  arabicLetters,
  arabicNames,
  cyrillicFromLatin,
  KANJI,
  latinFromCyrillic,
} from '#scripts/suppression/second-noise/letters-abroad.ts';
import { toKatakana } from '#scripts/suppression/second-noise/kana.ts';
import { arabicSounds, japaneseSounds, russianSounds, type Ways } from '#scripts/suppression/second-noise/sounds.ts';
import { withoutMarks } from '#scripts/suppression/second-noise/spelling.ts';

const SCRIPT = {
  latin: /\p{Script=Latin}/u,
  arabic: /\p{Script=Arabic}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  japanese: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};
const scriptOf = ({ first, last }: Name) =>
  (Object.keys(SCRIPT) as (keyof typeof SCRIPT)[]).find((script) => SCRIPT[script].test(last || first));
const knows = (draft: Draft, script: keyof typeof SCRIPT) =>
  [draft.name, ...draft.known].find((name) => scriptOf(name) === script && !name.former);

const capital = (text: string) => text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
const inParts = (name: Name, change: (word: string, part: 'first' | 'middle' | 'last') => string): Partial<Name> => ({
  first: change(name.first, 'first'),
  middle: name.middle && change(name.middle, 'middle'),
  last: change(name.last, 'last'),
});

const isWhole = (name: Name) =>
  new Set([name.first, name.middle, name.last].filter(Boolean).map((text) => scriptOf({ ...name, last: text })))
    .size === 1;

/** Changes the name in one of its scripts, even if the draft shows another; null where that changes nothing. */
function inScript(kind: Kind, draft: Draft, name: Name | undefined, context: Parameters<Kind['change']>[1]) {
  if (!name || (name !== draft.name && draft.name !== draft.clean)) return null;
  const changed = kind.change({ ...draft, name }, context);
  return changed && isWhole(changed.name) && fullName(changed.name) !== fullName(name) ? changed : null;
}

/** A kind that starts from the name in one script. */
const from = (script: keyof typeof SCRIPT, kind: Kind): Kind => ({
  ...kind,
  change: (draft, context) => inScript(kind, draft, knows(draft, script), context),
});

/** A kind that starts from the Latin name of people whose name is also known in this script. */
const fromLatin = (script: keyof typeof SCRIPT, kind: Kind): Kind => ({
  ...kind,
  change: (draft, context) => (knows(draft, script) ? inScript(kind, draft, knows(draft, 'latin'), context) : null),
});

/** A kind that starts from the Latin name, or from the Arabic one where every part has a usual spelling. */
const fromLatinOrArabic = (kind: Kind): Kind => ({
  ...kind,
  change: (draft, context) => {
    const native = knows(draft, 'arabic');
    return native ? inScript(kind, draft, knows(draft, 'latin') ?? native, context) : null;
  },
});

const rewritten = (title: string, share: number, ways: Ways): Kind =>
  renamed(title, share, 0, (name, chance) => {
    const part = chance.happens(0.6) ? 'last' : 'first';
    const fitting = ways.filter(([pattern]) => pattern.test(name[part]));
    if (!fitting.length) return null;
    const [pattern, to] = chance.pick(fitting);
    return { [part]: capital(name[part].replace(pattern, to)) };
  });

export const scriptKinds: Kind[] = [
  {
    title: 'the name as known in another script',
    share: 9,
    part: 'name',
    change: (draft) => {
      if (draft.name !== draft.clean) return null;
      const name = draft.known.find((each) => !each.former && scriptOf(each) !== scriptOf(draft.name));
      return name ? { ...draft, name } : null;
    },
  },
  fromLatinOrArabic(
    renamed('another romanisation of the Arabic name', 14, 0, (name, chance) =>
      inParts(name, (word) => {
        const same = arabicNames.find((names) => names.includes(word)) ?? [word];
        return chance.pick(same.slice(same.length > 1 ? 1 : 0));
      }),
    ),
  ),
  fromLatin('arabic', rewritten('Arabic sounds in other Latin letters', 8, arabicSounds)),
  from(
    'arabic',
    renamed('Arabic letters turned into Latin ones by a machine', 3, 1, (name) =>
      inParts(name, (word) =>
        capital(
          [...word]
            .map((letter) => arabicLetters[letter] ?? letter)
            .join('')
            .trim() || word,
        ),
      ),
    ),
  ),
  from(
    'arabic',
    renamed('Arabic letters written otherwise', 10, 0, (name, chance) => {
      const ways: ((word: string) => string)[] = [
        (word) => word.replace(/[أإآ]/g, 'ا').replace(/ة$/, 'ه').replace(/ى$/, 'ي'),
        (word) => word.replace(/ي/g, 'ی').replace(/ك/g, 'ک'),
        (word) => word.replace(/ي$/, 'ى').replace(/ة$/, 'ه'),
        (word) => word.replace(/^(\p{L})/u, '$1ـ'),
      ];
      return inParts(name, chance.pick(ways));
    }),
  ),
  from(
    'cyrillic',
    renamed('another romanisation of the Cyrillic name', 12, 0, (name, chance) => {
      const system = chance.pick(latinFromCyrillic);
      return inParts(name, (word) => capital(system(word.toLowerCase())));
    }),
  ),
  fromLatin('cyrillic', rewritten('Cyrillic sounds in other Latin letters', 7, russianSounds)),
  from(
    'cyrillic',
    renamed('ё as е', 6, 0, (name) => inParts(name, (word) => word.replace(/ё/g, 'е').replace(/Ё/g, 'Е'))),
  ),
  fromLatin('japanese', rewritten('another romanisation of the Japanese name', 14, japaneseSounds)),
  fromLatin(
    'japanese',
    renamed('Japanese name in kana', 6, 0, (name, chance) => {
      const kana = inParts(name, toKatakana);
      const soft = (text: string) => text.replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
      const sound = chance.happens(0.5) ? (text: string) => text : soft;
      return { first: sound(kana.first!), middle: '', last: sound(kana.last!), familyFirst: true };
    }),
  ),
  fromLatin(
    'japanese',
    renamed('Japanese surname first in Latin letters', 5, 0, (name, chance) => ({
      written: `${chance.happens(0.5) ? name.last.toUpperCase() : name.last} ${name.first}`,
    })),
  ),
  from(
    'japanese',
    renamed('older or newer kanji', 8, 0, (name) =>
      inParts(name, (word) => word.replace(/./gu, (sign) => KANJI.get(sign) ?? sign)),
    ),
  ),
  from(
    'japanese',
    renamed('Japanese name without a space', 8, 0, ({ first, last }, chance) => ({
      written: last + chance.pick(['', '\u3000', '・']) + first,
    })),
  ),
  renamed('Latin name in Cyrillic', 1, 1, (name) =>
    scriptOf(name) === 'latin'
      ? inParts(name, (word) => capital(cyrillicFromLatin(withoutMarks(word).toLowerCase())))
      : null,
  ),
  renamed('Latin name in katakana', 0.5, 1, (name) =>
    scriptOf(name) === 'latin'
      ? { written: [name.first, name.last].map((word) => toKatakana(withoutMarks(word))).join('・') }
      : null,
  ),
];
