import {
  endOf,
  from,
  honorific,
  introduces,
  leads,
  places,
  relatives,
  roles,
  selves,
  startOf,
  strong,
} from '#functions/nlu/name/japanese/lists.ts';
import { isName, nameClassOf } from '#functions/nlu/name/japanese/spelling.ts';

const MOST_PIECES = 120;
const MOST_LETTERS = 16;
/** A piece of speech ends at a space or punctuation. */
const piece = /[^\s、。，．,.!?！？「」…・]+(?:・[^\s、。，．,.!?！？「」…・]+){0,2}/gu;
const runs = /[\p{Script=Han}々ヶ]+|[\p{Script=Katakana}ー]{2,}/gu;

/** 「電話はいいんです」: no “yes”, but a particle and the beginning of a word. */
const topic = /[\p{Script=Han}\p{Script=Katakana}ー]はい$/u;

/** The pieces of a turn. */
export const piecesOf = (text: string): string[] =>
  Array.from(text.slice(0, 4000).matchAll(piece), ([text]) => text).slice(0, MOST_PIECES);

/** Where a name may start in a piece: at its beginning, after particles, greetings, trades and places. */
export function beginnings(text: string): number[] {
  const starts = new Set([0]);
  let opened = 0;
  for (let at = startOf(text, leads)?.length; at;) {
    opened = at;
    if (at < text.length) starts.add(at);
    const more = startOf(text.slice(at), leads)?.length;
    at = more ? at + more : undefined;
  }
  // “えーとみやび家具です”: take the longest greeting; in “じいじ陸だよ”, the longest relation.
  const called = startOf(text, relatives);
  if (called) starts.add(called.length);
  for (let at = Math.max(1, opened); at < Math.min(text.length, 40); at++) {
    const before = text.slice(Math.max(0, at - 6), at);
    if (
      (/[のはが]|ました$/u.test(before) && /[のはがた]/u.test(text[at - 1]!)) ||
      // “西村の代理で早川が”
      (/(?:代理で|代わりまして|代わって|代わりに|今は)$/u.test(before) && isName(text.slice(at, at + 2))) ||
      endOf(before, places) ||
      endOf(before, roles) ||
      ((endOf(before, leads)?.length ?? 0) > 1 && !topic.test(before))
    )
      starts.add(at);
  }
  // “公園で財布を拾った尾関といいます”: the name is a run of one script.
  for (const run of text.slice(0, 60).matchAll(runs)) {
    const rest = text.slice(run.index + run[0].length);
    if (startOf(rest, strong) || introduces(rest)) {
      starts.add(run.index);
      // “担任倉田です”: the end of a run of kanji may be a name.
      for (const length of [2, 3]) {
        const at = run.index + run[0].length - length;
        if (at > run.index && isName(text.slice(at, at + length))) starts.add(at);
      }
    }
  }
  for (const at of speakers(text)) starts.add(at);
  return [...starts];
}

/** The shortest name that is recognised by being said twice. */
const SHORTEST = 2;
const self = /私|わたし|あたし|僕|俺/gu;
/** A surname in kanji and a forename: 「湯飲み頼んだ宮下ふみですけども」. */
const fullName =
  /(?<!\p{Script=Han})\p{Script=Han}{1,3}[\p{Script=Hiragana}\p{Script=Katakana}]{2,3}(?=です|だけ|と申|とい|でござ)/gu;

/** Where callers name themselves within a piece: after “me”, a relation, a name that is said twice. */
function speakers(text: string): number[] {
  const read = text.slice(0, 40);
  const found: number[] = [];
  for (const { 0: said, index } of read.matchAll(self))
    if (nameAt(text, index + said.length)) found.push(index + said.length);
  for (const { 0: said, index } of read.matchAll(fullName)) if (nameClassOf(said).startsWith('two')) found.push(index);
  for (let at = 1; at < read.length; at++) {
    const relation = startOf(text.slice(at), relatives);
    if (relation && introduces(text.slice(at + relation.length))) found.push(at);
    // 「機械か啓介の父親や」
    const name = nameAt(text, at);
    const owned = name && text[at + name.length] === 'の' && startOf(text.slice(at + name.length + 1), relatives);
    if (owned && introduces(text.slice(at + name.length + 1 + owned.length))) found.push(at);
    if (name && name.length >= SHORTEST && text.indexOf(name, at + name.length) > 0) found.push(at);
  }
  return found;
}

/** The longest listed name at a position. */
function nameAt(text: string, at: number): string | undefined {
  for (let length = 4; length >= SHORTEST; length--) {
    const name = text.slice(at, at + length);
    if (name.length === length && isName(name)) return name;
  }
  return undefined;
}

/** What may stand between a name and the same name again: 「康平や康平」. */
const LONGEST_BETWEEN = 4;
const isSaidAgain = (rest: string, name: string): boolean => {
  const at = name.length < SHORTEST ? -1 : rest.indexOf(name);
  return at > 0 && at <= LONGEST_BETWEEN;
};
/** What goes on after the name without a pause: 「私千尋お母さんが」, 「佐々木だ明日の」. */
const goesOn = (rest: string): boolean =>
  /^[だや]\p{Script=Han}/u.test(rest) || [relatives, selves].some((list) => startOf(rest, list));

/** Where a name may end: before an introduction, before の, after a place, before an office, at the end of the piece. */
export function endings(text: string, start: number): number[] {
  const ends = new Set<number>();
  const limit = Math.min(text.length, start + MOST_LETTERS);
  for (let at = start + 1; at <= limit; at++) {
    const rest = text.slice(at);
    const ended = !rest || rest.startsWith('の') || startOf(rest, strong) || introduces(rest) || startOf(rest, from);
    const stands = /^(?:が|から)?(?:お|ご)?(?:電話|連絡|かけて|まで)/u.test(rest) && isName(text.slice(start, at));
    const name = text.slice(start, at);
    const breaks = isName(name) && (isSaidAgain(rest, name) || goesOn(rest));
    if (ended || stands || breaks || startOf(rest, honorific) || endOf(text.slice(start, at), places)) ends.add(at);
    else {
      const unit = startOf(rest, roles);
      if (unit && unit.length > 1 && introduces(rest.slice(unit.length))) ends.add(at);
    }
  }
  return [...ends];
}
