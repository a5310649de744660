import type { Candidate, Heard } from '#functions/assistant/understanding/name/candidate.ts';
import { ja } from '#functions/assistant/understanding/name/phrases/ja.ts';
import { vocabularyOf } from '#functions/assistant/understanding/name/vocabulary.ts';
import { fold } from '#functions/people/open/fold.ts';

const longestFirst = (text: string) => text.split('|').sort((one, other) => other.length - one.length);
const runs = /[\p{Script=Han}々ヶ]+|[\p{Script=Katakana}ー]{2,}/gu;
const [strong, intro, from, honorific] = [ja.strong, ja.intro, ja.from, ja.honorific].map(longestFirst);
const places = longestFirst(ja.places);
const roles = longestFirst(ja.roles);
const leads = longestFirst(ja.leads);
const selves = longestFirst(ja.selves);
const kin = new Set(ja.kin.split('|'));

const MOST_PIECES = 120;
const MOST_LETTERS = 16;
/** One piece is what is said in one breath: until a space or a stop. */
const piece = /[^\s、。，．,.!?！？「」…・]+(?:・[^\s、。，．,.!?！？「」…・]+)?/gu;
const kanjiRun = /^[\p{Script=Han}々ヶケノ]+$/u;
const katakana = /^[\p{Script=Katakana}ー・]+$/u;
const hiragana = /^[\p{Script=Hiragana}ー]+$/u;
/** Particles after which a new word begins. */
const borders = /[のはがをにでともへ]/u;

const startOf = (text: string, list: readonly string[] = []) => list.find((one) => text.startsWith(one));
const endOf = (text: string, list: readonly string[] = []) => list.find((one) => text.endsWith(one));

/** Whether a sentence ends with it: “です”; a single sign does so only where nothing but a particle follows. */
function introduces(text: string): boolean {
  const said = startOf(text, intro);
  return Boolean(said) && (said!.length > 1 || /^[けがよねなっーわ]|^$/u.test(text.slice(1)));
}

function scriptOf(text: string): string {
  if (kanjiRun.test(text)) return 'kanji';
  if (katakana.test(text)) return 'katakana';
  if (hiragana.test(text)) return 'hiragana';
  return /\p{Script=Han}/u.test(text) ? 'mixed' : 'other';
}

/** Whether it is a name that is known: as a whole, or as a surname and a given name in a row. */
function knownAs(text: string): string {
  const { kanji, forenames, everyday } = vocabularyOf('ja');
  const folded = fold(text);
  const plain = everyday.has(folded) ? 'word' : 'no-word';
  if (kanji.has(text) || forenames.has(folded)) return `name:${plain}`;
  for (let at = 1; at < text.length; at++)
    if (kanji.has(text.slice(0, at)) && (kanji.has(text.slice(at)) || forenames.has(fold(text.slice(at)))))
      return text.length > 2 ? `two:${plain}` : `short:${plain}`;
  return plain;
}

function afterOf(rest: string, next: string): string {
  const read = rest || next;
  const pause = rest ? '' : 'pause:';
  if (!read) return 'end';
  if (startOf(read, strong)) return `${pause}strong`;
  if (startOf(read, honorific)) return `${pause}honorific`;
  if (rest && introduces(read)) return 'intro';
  if (rest && startOf(read, from)) return 'from';
  if (rest.startsWith('の')) return 'の';
  return rest ? 'else' : 'pause';
}

function beforeOf(lead: string, previous: string): string {
  if (lead.endsWith('の')) {
    const owner = lead.slice(0, -1);
    if (endOf(owner, places) || places.some((place) => place.length > 1 && owner.includes(place))) return 'place-の';
    if (endOf(owner, roles)) return 'role-の';
    return 'の';
  }
  if (!lead) {
    if (!previous) return 'start';
    if (endOf(previous, leads) === previous) return 'greeting';
    if (endOf(previous, selves)) return 'self';
    if (endOf(previous, places)) return 'place';
    if (endOf(previous, roles)) return 'role';
    return 'pause';
  }
  if (endOf(lead, selves)) return 'self';
  if (endOf(lead, leads)) return 'greeting';
  if (endOf(lead, places)) return 'place+';
  if (endOf(lead, roles)) return 'role+';
  return borders.test(lead.at(-1)!) ? 'particle' : 'else';
}

/** Whether it may be a person: no sentence, no office, no first half of a company. */
function maybePerson(value: string, script: string, rest: string): boolean {
  if (script === 'other' || value.length > 8 || value.indexOf('の') > 0) return false;
  const { kanji, forenames } = vocabularyOf('ja');
  if (kanji.has(value) || forenames.has(fold(value))) return !(rest.startsWith('の') && startOf(rest.slice(1), places));
  if (script === 'mixed') return false;
  return !endOf(value, roles) && !(rest.startsWith('の') && startOf(rest.slice(1), places));
}

/** Whether a cut before or after it would go through a word: within a run of one script. */
const withinWord = (before: string, after: string): boolean =>
  Boolean(before && after) &&
  ((kanjiRun.test(before) && kanjiRun.test(after)) || (katakana.test(before) && katakana.test(after)));

/** Whether nobody but the caller is named like this: “…の佐藤と申します”, “総務の中野です”. */
function isNamed(value: string, before: string, after: string, heard: Heard, place: number): boolean {
  if (value.length < 2 || heard.owners.has(value) || !/の$|^(?:start|greeting|pause|self|place|role)/u.test(before))
    return false;
  if (after === 'strong') return true;
  const { kanji, everyday } = vocabularyOf('ja');
  const known = kanji.has(value) || (before === 'role-の' && kanjiRun.test(value));
  return (
    known &&
    !everyday.has(fold(value)) &&
    /^(?:place|role)-の$/u.test(before) &&
    after === 'intro' &&
    heard.turn === 0 &&
    place < 4
  );
}

/** Where a name may begin within a piece: at its beginning, after の and other particles, after greetings, trades, places. */
function beginnings(text: string): number[] {
  const starts = new Set([0]);
  const lead = startOf(text, leads);
  if (lead) starts.add(lead.length);
  for (let at = 1; at < Math.min(text.length, 40); at++) {
    const before = text.slice(Math.max(0, at - 6), at);
    if (
      (/[のはが]|ました$/u.test(before) && /[のはがた]/u.test(text[at - 1]!)) ||
      endOf(before, places) ||
      endOf(before, roles) ||
      endOf(before, leads)
    )
      starts.add(at);
  }
  // “公園で財布を拾った尾関といいます”: what is introduced is one run of letters.
  for (const run of text.slice(0, 60).matchAll(runs)) {
    const rest = text.slice(run.index + run[0].length);
    if (startOf(rest, strong) || introduces(rest)) starts.add(run.index);
  }
  return [...starts];
}

/** Where it may end: before what introduces it, before の, after a place, at the end of the piece. */
function endings(text: string, start: number): number[] {
  const ends = new Set<number>();
  const limit = Math.min(text.length, start + MOST_LETTERS);
  for (let at = start + 1; at <= limit; at++) {
    const rest = text.slice(at);
    const ended = !rest || rest.startsWith('の') || startOf(rest, strong) || introduces(rest) || startOf(rest, from);
    if (ended || startOf(rest, honorific) || endOf(text.slice(start, at), places)) ends.add(at);
  }
  return [...ends];
}

/** All that may be who calls, in one turn of Japanese. */
export function candidatesInJapanese(heard: Heard): Candidate[] {
  const pieces = Array.from(heard.text.slice(0, 4000).matchAll(piece), ([text]) => text).slice(0, MOST_PIECES);
  const found: Candidate[] = [];
  pieces.forEach((text, place) => {
    for (const start of beginnings(text))
      for (const end of endings(text, start)) {
        const value = text.slice(start, end);
        const [script, known] = [scriptOf(value), knownAs(value)];
        const before = beforeOf(text.slice(0, start), pieces[place - 1] ?? '');
        const after = afterOf(text.slice(end), pieces[place + 1] ?? '');
        const head = endOf(value, places) ?? (value.length < 9 ? startOf(value, places) : undefined);
        const answer = heard.asked === null ? 'unknown' : heard.asked ? 'asked' : 'unasked';
        const relation = kin.has(value);
        if (!relation && !head && !maybePerson(value, script, text.slice(end))) continue;
        const whole = value === text && !endOf(value, intro) && answer !== 'unasked' && pieces.length < 4;
        const evident = known === 'name:no-word' || known.startsWith('two') || after === 'strong' || after === 'intro';
        if (!relation && !head && !evident && !whole) continue;
        if (!relation && !head && value.length < 2 && after !== 'strong' && after !== 'intro') continue;
        if (!relation && (startOf(value, leads)?.length ?? 0) > 1 && !vocabularyOf('ja').kanji.has(value)) continue;
        const shared = [
          `before:${before}`,
          `after:${after}`,
          `around:${before}:${after}`,
          `place:${place < 1 ? '0' : place < 3 ? '1' : place < 8 ? '3' : '8'}`,
          `turn:${heard.turn > 0 ? 'later' : 'first'}:${answer}`,
          `${answer}:${pieces.length < 4 ? 'short' : 'long'}`,
          `script:${script}`,
          `length:${Math.min(value.length, 7)}`,
          `${known}`,
          `${known}:${after}`,
          ...(heard.owners.has(fold(value)) ? ['owner'] : []),
          ...(value.includes('の') ? ['has-の'] : []),
          ...(endOf(value, roles) ? ['ends-role'] : []),
          ...(withinWord(value.at(-1)!, text[end] ?? '') ? ['cut-after'] : []),
          ...(withinWord(text[start - 1] ?? '', value[0]!) ? ['cut-before'] : []),
          `opening:${pieces.slice(0, place).every((said) => endOf(said, leads))}:${heard.turn > 0 ? 'later' : 'first'}:${answer}`,
          `opening:${place < 1 ? 'first' : 'then'}:${before}:${after}`,
          ...(endOf(value, leads) === value ? ['greeting'] : []),
          ...(heard.text.split(value).length > 2 ? ['again'] : []),
        ];
        const kind = relation ? 'relation' : head ? 'organisation' : 'person';
        const own = head ? [`head:${head === value}`, `head-length:${head.length}`] : [`${script}:${value.length}`];
        const named = kind === 'person' && isNamed(value, before, after, heard, place);
        found.push({ kind, value, features: [...shared, ...own].map((name) => `j${kind[0]}:${name}`), named });
        // Shops are called like people, and have no word for what they are.
        if (kind === 'organisation' && value.length <= 4)
          found.push({ kind: 'person', value, features: [...shared, 'is-place'].map((name) => `jp:${name}`) });
      }
  });
  return found;
}
