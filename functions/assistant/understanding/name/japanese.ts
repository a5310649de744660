import type { Candidate, Heard } from '#functions/assistant/understanding/name/candidate.ts';
import { ja } from '#functions/assistant/understanding/name/phrases/ja.ts';
import { vocabularyOf } from '#functions/assistant/understanding/name/vocabulary.ts';
import { fold } from '#functions/people/open/fold.ts';

const longestFirst = (text: string) => text.split('|').sort((one, other) => other.length - one.length);
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
  if (rest && startOf(read, intro)) return 'intro';
  if (rest && startOf(read, from)) return 'from';
  if (rest.startsWith('の')) return 'の';
  return rest ? 'else' : 'pause';
}

function beforeOf(lead: string, previous: string): string {
  if (lead.endsWith('の')) {
    const owner = lead.slice(0, -1);
    if (endOf(owner, places)) return 'place-の';
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
  if (script === 'mixed' && borders.test(value)) return false;
  return !endOf(value, roles) && !(rest.startsWith('の') && startOf(rest.slice(1), places));
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
  return [...starts];
}

/** Where it may end: before what introduces it, before の, after a place, at the end of the piece. */
function endings(text: string, start: number): number[] {
  const ends = new Set<number>();
  const limit = Math.min(text.length, start + MOST_LETTERS);
  for (let at = start + 1; at <= limit; at++) {
    const rest = text.slice(at);
    const ended =
      !rest || rest.startsWith('の') || startOf(rest, strong) || startOf(rest, intro) || startOf(rest, from);
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
          ...(endOf(value, leads) === value ? ['greeting'] : []),
          ...(heard.text.split(value).length > 2 ? ['again'] : []),
        ];
        const kind = relation ? 'relation' : head ? 'organisation' : 'person';
        const own = head ? [`head:${head === value}`, `head-length:${head.length}`] : [`${script}:${value.length}`];
        found.push({ kind, value, features: [...shared, ...own].map((name) => `j${kind[0]}:${name}`) });
        // Shops are called like people, and have no word for what they are.
        if (kind === 'organisation' && value.length <= 4)
          found.push({ kind: 'person', value, features: [...shared, 'is-place'].map((name) => `jp:${name}`) });
      }
  });
  return found;
}
