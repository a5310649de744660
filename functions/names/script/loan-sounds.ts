import { distinct, write } from '#functions/names/script/spellings.ts';

/**
 * “pattern | a b:1”: at this pattern of `loanOf` a Latin name has a, or b at cost 1 in nats; `_` is nothing. The first
 * pattern that matches counts. All vowels are a, because a sound code only has consonants.
 */
const table = String.raw`
^hy? | h j:1.5
^f | f h:0.7
^emu(?=[bp]) | am m:0.5
^y | a j:0.7
^n | n kn:1.6
^u | a wa:0.7
[td]i | ta sa:0.6
[td]o(?=s) | ta _:0.7
tsu$ | s tas:0.7
ts | s ts:0.7
(?<=[aiueo-])t | t kt:1.3
sh | s t:1
ch | s t:0.5
j | s t:0.9 ts:0.8
s | s t:0.8
z | s t:1.2
kw | k
k | k s:1.8
b | b v:0.7
ri$ | la ra rg:1.5
ru?-?$ | l r rt:1.2
r | l r
hi$ | ha g:0.7 k:0.7
(?<=[aiueo-])[hf](?=[aiueo]) | h:0.5 f:0.7 k:0.9 s:1.2 _:1.2
h | h:0.3 s:1 _:1
w | v _:0.8
n(?=t) | n ng:1.6
n(?=[mn]) | _ n:0.7
n$ | n nt:1.3 ng:1.3
y | _
u-$|ou$ | a:0.2 af:0.7
o-$ | a ar:0.3 al:1.5 af:1
uu | wa a:0.4
(?<=[^aiueo-])u(?=[aieo]) | a wa:0.5
- | _:0.2 r:0.2 l:1.5
(?<=[^aiueo-])u(?![aiueo-]) | _ a:0.4
(?<=[aiueo-])u(?=[aiueo]) | a wa:0.5
(?<=[aiueo])a | _ r:0.4
(?<=a)u(?![aiueo-]) | _ l:1.2
[aiueo] | a
`;

type Option = { readonly pattern: RegExp; readonly ways: readonly { readonly latin: string; readonly cost: number }[] };

const options: readonly Option[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const at = line.lastIndexOf(' | ');
    const ways = line
      .slice(at + 3)
      .split(' ')
      .map((way) => {
        const [latin = '', cost = '0'] = way.split(':');
        return { latin: latin.replace('_', ''), cost: Number(cost) };
      });
    return { pattern: new RegExp(line.slice(0, at), 'y'), ways };
  });

const MOST = 60;

/** Latin words, one for each likely sequence of consonants behind this `loanOf`: for lookups by sound alone. */
export function loanSounds(loan: string): string[] {
  let found: { word: string; cost: number }[] = [{ word: '', cost: 0 }];
  for (let at = 0; at < loan.length;) {
    const { piece, ways } = optionAt(loan, at);
    found = found
      .flatMap(({ word, cost }) => ways.map((way) => ({ word: word + way.latin, cost: cost + way.cost })))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MOST);
    at += piece.length;
  }
  return found.map(({ word }) => word);
}

function optionAt(loan: string, at: number): { piece: string; ways: Option['ways'] } {
  for (const { pattern, ways } of options) {
    pattern.lastIndex = at;
    const piece = pattern.exec(loan)?.[0];
    if (piece) return { piece, ways };
  }
  return { piece: loan[at]!, ways: [{ latin: loan[at]!, cost: 0 }] };
}

/** Rules that change which consonants katakana show of a Latin name, each of which may apply or not. */
const always: [RegExp, string][] = [
  [/^(?:wr|rh)/, 'r'],
  [/^kn/, 'n'],
  [/^mc(?=[eiy])/, 'mak'],
  [/tc(?=a)/g, 'tak'],
  [/c(?=[eiy])/g, 's'],
  [/gh(?![aeiou])|(?<=[aeiou])gh/g, ''],
];
const perhaps: [RegExp, string][] = [
  [/ng(?=t)/g, 'n'],
  [/(?<=[aeiouy])r(?=[^aeiouyr])/g, ''],
  [/(?<=[aeiouy])re?$/g, ''],
  [/th/g, 's'],
  [/(?<=[aeou])l(?=[^aeiouyl])/g, ''],
  [/v/g, 'b'],
  [/^wh?/, ''],
  [/w/g, ''],
  [/^h/, ''],
  [/(?<=[aeiou])([dt])(?=s[aeiou])/g, '$1a'],
  [/^j(?=i)/, 'h'],
  [/t(?=i)/g, 'ch'],
  [/ch/g, 'k'],
  [/^j(?=[aeou])/g, 'y'],
  [/[dt]$/g, ''],
  [/(?<=r)g$/g, ''],
  [/[dt](?=e?s$)/g, ''],
  [/oi/g, 'owa'],
  [/ch|g$/g, 'ha'],
  [/^m(?=[bp])/g, 'em'],
  [/n(?=[bp])/g, 'nh'],
  // シュタ and シュミ have the code of “sfuta” and “sfumi”, because フ is written hu as well.
  [/s(?=t[aeiou])|sch(?=[mn])/g, 'sf'],
];

/** Words with the consonants that katakana of a Latin name may have: for lookups by sound alone. */
export function kanaSounds(latin: string): string[] {
  let found = [write(latin, always)];
  for (const rule of perhaps)
    found = [...new Set([...found, ...found.map((word) => write(word, [rule]))])].slice(0, MOST);
  return distinct(
    found.map((word) =>
      word
        .replace(/[aeiouy]+/g, 'a')
        .replaceAll('rl', 'rar')
        .replaceAll('l', 'r'),
    ),
    MOST_OF_KANA,
  );
}
const MOST_OF_KANA = 32;
