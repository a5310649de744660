import type { Candidate, CallerTurn } from '#functions/nlu/name/candidate.ts';
import {
  endOf,
  honorific,
  introduces,
  kin,
  leads,
  places,
  relatives,
  roles,
  selves,
  startOf,
} from '#functions/nlu/name/japanese/lists.ts';
import { isKanji, isName, isWithinWord, isWord, nameClassOf, scriptOf } from '#functions/nlu/name/japanese/spelling.ts';
import { beginnings, endings, piecesOf } from '#functions/nlu/name/japanese/spans.ts';
import { afterOf, beforeOf } from '#functions/nlu/name/japanese/surroundings.ts';
import { fold } from '#functions/names/fold.ts';

const kinOf = new RegExp(`^(.{1,6})の(?:${[...kin].join('|')})$`, 'u');
/** Another sentence before a relation: 「機械か啓介の父親や」. */
const asking = /[\p{Script=Han}\p{Script=Katakana}ー]か\p{Script=Han}/u;
const polite = /(?:です|でーす|でございます|ますが|ですが|だけど|だよ|でした|ました)ー*$/u;
/** An announcement that names no caller. */
const notices =
  /(?:連絡|伝言|案内|お知らせ|通知|件|者|方|報告|確認|相談|予約|配達|対象|感じ|状況|予定|都合|用件|留守|電話|お宅|家|部屋|話|番号)$/u;
/** An order or a request: “タクシー一台”. */
const amount = /[一二三四五六七八九十両数\d]+(?:台|つ|本|個|枚|人前|人分|名様|杯|箱|皿|丁|セット|席)$/u;

/** A shop named after its goods: “花のやまもと”. */
const goods =
  /^(お?花|お?肉|お?魚|パン|服|靴|お茶|お?酒|お?米|鍵|めがね|布団|ふとん|はんこ|印鑑|写真|くるま|味|和食|お?菓子|着物|きもの|古着|絵|ペンキ|屋根|水|庭|住まい|暮らし|癒し|髪)の[^のはがを]{2,6}$/u;

/** A role without a name: “店長です”. */
const office = /^(?:店長|大家|部長|課長|社長|園長|校長|塾長|コーチ|監督|管理人|担任)$/u;

/** What agrees or declines: “はい、大丈夫です”. */
const reply =
  /^(?:はい|ええ|うん)?(?:大?丈夫?|さよう|左様|さようで|結構|了解|承知|問題ない|かまわない|不要|無理|だめ|ダメ|オーケー|それ|そちら|そっち)$/u;

/** Characters that are surnames but far more often words: “日本の方ですよね”, “釣り船さ”. */
const thing = /^[方者件船物所人犬猫車声話水間時日月年分回点口手目庭道駅本前横裏隣]$/u;

/** 「ジェームズ・オコナー」 */
const foreign = /^[\p{Script=Katakana}ー]{2,9}(?:・[\p{Script=Katakana}ー]{1,10}){1,2}$/u;

/** The end of a verb or an adjective before 「んです」: 「いいんです」「行くんだけど」「届いてないんですよ」「しとんねん」. */
const verbal = /.[いうくぐすつぬぶむるたなだ]ん$|[\p{Script=Han}\p{Script=Hiragana}][っいんしき][てで]ん$/u;
/** Whether 「ん」 after a verb is no end of a name; 「かずくん」 and listed names are. */
const isExplained = (before: string, value: string, rest: string): boolean =>
  /^(?:で|だ|や|じゃ|ねん|す)/u.test(rest) &&
  (value.endsWith('なん') ||
    (verbal.test(before) &&
      !(value.length > 2 && isName(value)) &&
      !(/[くた]ん$/u.test(value) && isName(value.slice(0, -2)))));

/** Whether a text may be a person: not a sentence, an office or the first half of a company. */
function maybePerson(value: string, script: string, rest: string): boolean {
  // 「田中さんにかけたん…」 is no nickname.
  if (/(?:さん|様|さま|ちゃん|くん|君)[にをはがへとで]/u.test(value)) return false;
  if (foreign.test(value)) return true;
  if (script === 'other' || value.length > 8 || value.indexOf('の') > 0) return false;
  if (rest.startsWith('の') && startOf(rest.slice(1), places)) return false;
  if (isName(value)) return value.length > 1 || isKanji(value);
  // 佐伯ゆかり
  if (script === 'mixed' && nameClassOf(value).startsWith('two')) return true;
  return script !== 'mixed' && !endOf(value, roles) && !notices.test(value);
}

/** Whether the phrase only introduces the caller: “…の佐藤と申します”, “総務の中野です”. */
function isNamed(value: string, before: string, after: string, turn: CallerTurn, place: number, lead: string): boolean {
  if (goods.test(lead + value)) return false;
  if (
    (value.length < 2 && before !== 'place-の') ||
    turn.owners.has(value) ||
    !/の$|^(?:start|greeting|pause|self|place|role)/u.test(before)
  )
    return false;
  if (after === 'strong') return value.length > 1;
  // 「山口もも」
  const isWhole = turn.isAnswer === true && turn.text.replace(/[\p{P}\s]/gu, '') === value;
  if (isWhole && nameClassOf(value).startsWith('two')) return true;
  // “眼鏡のまどかです” is a shop, and so may be “仲居”.
  if (endOf(value, roles) === value || (before === 'place-の' && scriptOf(value) === 'hiragana')) return false;
  const isKnownName = isName(value) || (before === 'role-の' && isKanji(value));
  const office = /^(?:place|role)-の$/u.test(before);
  return isKnownName && !isWord(value) && office && after === 'intro' && turn.turn === 0 && place < 4;
}

/** Whether an organisation is named without a word for its kind: “光ネット東海の工事担当です”, “まる福です”. */
function isHeadless(value: string, before: string, after: string, turn: CallerTurn, place: number): boolean {
  if (value.length < 2 || value.length > 12 || place > 2 || turn.turn > 0 || startOf(value, relatives)) return false;
  if (!/^(?:start|greeting|self)$/u.test(before) && place > 0) return false;
  if (/[はがをにでとへっ]|\p{Script=Han}だ$/u.test(value) || notices.test(value) || polite.test(value)) return false;
  return /^(?:の-office|office|notice|intro|の-name)$/u.test(after) && !isWord(value);
}

/** The candidates for the caller in one Japanese turn. */
export function candidatesInJapanese(turn: CallerTurn): Candidate[] {
  const pieces = piecesOf(turn.text);
  const candidates: Candidate[] = [];
  const answer = turn.isAnswer === null ? 'unknown' : turn.isAnswer ? 'asked' : 'unasked';
  pieces.forEach((text, place) => {
    const openingSaid = pieces.slice(0, place).every((piece) => endOf(piece, leads));
    for (const start of beginnings(text))
      for (const end of endings(text, start)) {
        const value = text.slice(start, end);
        const rest = text.slice(end);
        if (amount.test(value) || reply.test(value) || (endOf(value, selves) && value.length < 5) || thing.test(value))
          continue;
        // 「電話はいいんです」, 「えつこっていいます」
        if (isExplained(text.slice(0, end), value, rest) || value.endsWith('って')) continue;
        // 「父が病院に運ばれて」
        if (/^[がをに]/u.test(value) || /^[がを]/u.test(value.slice(startOf(value, relatives)?.length ?? Infinity)))
          continue;
        // 「明日行くんですけど」
        if (
          /^[くた]ん(?:で|だ|や)/u.test(rest) &&
          isKanji(value.slice(-1)) &&
          !/^(?:name|two)/u.test(nameClassOf(value))
        )
          continue;
        const relation =
          kin.has(value) ||
          (office.test(value) && introduces(rest)) ||
          (kinOf.test(value) && !asking.test(value) && introduces(rest) && (startOf(value, leads)?.length ?? 0) < 2);
        const self = startOf(value, selves);
        if (!relation && (polite.test(value) || (self && /[はもが]/u.test(value[self.length] ?? '')))) continue;
        const [script, isKnownName] = [scriptOf(value), nameClassOf(value)];
        const before = beforeOf(text.slice(0, start), pieces[place - 1] ?? '');
        const after = afterOf(rest, pieces[place + 1] ?? '');
        const first = value.length < 9 && !notices.test(value) ? startOf(value, places) : undefined;
        const head = endOf(value, places) ?? (first && first.length > 1 ? first : undefined) ?? goods.exec(value)?.[1];
        const person = maybePerson(value, script, rest);
        const headless = !relation && !head && isHeadless(value, before, after, turn, place);
        if (!relation && !head && !person && !headless) continue;
        const whole = value === text && answer !== 'unasked' && pieces.length < 4;
        const called =
          place === 0 && turn.turn === 0 && value === text && (isKnownName.startsWith('name') || script === 'katakana');
        const evident =
          isKnownName === 'name:no-word' || isKnownName.startsWith('two') || /^(?:strong|intro|nick|kin)$/u.test(after);
        // “おばさん おれ 拓海”: a name on its own, after “me” or a relative.
        const previous = pieces[place - 1] ?? '';
        const beside =
          value === text && (before === 'self' || kin.has(previous)) && (isName(value) || script === 'katakana');
        if (!relation && !head && !evident && !whole && !headless && !called && !beside) continue;
        if (!relation && !head && value.length < 2 && after !== 'strong' && after !== 'intro') continue;
        if (!relation && (startOf(value, leads)?.length ?? 0) > 1 && !isName(value)) continue;
        const shared = [
          `before:${before}`,
          `after:${after}`,
          `around:${before}:${after}`,
          `place:${place < 1 ? '0' : place < 3 ? '1' : place < 8 ? '3' : '8'}`,
          `turn:${turn.turn > 0 ? 'later' : 'first'}:${answer}`,
          `${answer}:${pieces.length < 4 ? 'short' : 'long'}`,
          `script:${script}`,
          `script:${script}:${after}`,
          `length:${Math.min(value.length, 7)}`,
          `${isKnownName}`,
          `${isKnownName}:${after}`,
          `${isKnownName}:${before}`,
          ...(turn.owners.has(fold(value)) ? ['owner'] : []),
          ...(value.includes('の') ? ['has-の'] : []),
          ...(endOf(value, roles) ? ['ends-role'] : []),
          ...(endOf(value, roles) === value ? ['is-role', `is-role:${before}`] : []),
          ...(isWithinWord(value.at(-1)!, text[end] ?? '') ? ['cut-after'] : []),
          ...(isWithinWord(text[start - 1] ?? '', value[0]!) ? ['cut-before'] : []),
          `opening:${openingSaid}:${turn.turn > 0 ? 'later' : 'first'}:${answer}`,
          `opening:${place < 1 ? 'first' : 'then'}:${before}:${after}`,
          ...(endOf(value, leads) === value ? ['greeting'] : []),
          ...(turn.text.split(value).length > 2 ? ['again'] : []),
        ];
        shared.push(
          `-1=${text.slice(Math.max(0, start - 1), start)}`,
          `-2=${text.slice(Math.max(0, start - 2), start)}`,
          `-3=${text.slice(Math.max(0, start - 3), start)}`,
          `+1=${rest.slice(0, 1)}`,
          `+2=${rest.slice(0, 2)}`,
          `+3=${rest.slice(0, 3)}`,
          `+4=${rest.slice(0, 4)}`,
          `+next=${rest ? '' : (pieces[place + 1] ?? '$').slice(0, 3)}`,
          `-last=${start ? '' : (pieces[place - 1] ?? '^').slice(-3)}`,
          `<${value.slice(-1)}`,
          `<<${value.slice(-2)}`,
          `>${value.slice(0, 1)}`,
          `>>${value.slice(0, 2)}`,
        );
        const kind = relation ? 'relation' : head || (headless && !person) ? 'organisation' : 'person';
        const own = head
          ? [`head:${head === value}`, `head-length:${head.length}`, `head-last:${value.endsWith(head)}`]
          : [`${script}:${value.length}`, ...(headless ? ['headless', `headless:${after}`] : [])];
        const named = kind === 'person' && isNamed(value, before, after, turn, place, text.slice(0, start));
        const fullValue = after === 'nick' && kind === 'person' ? value + startOf(rest, honorific)! : value;
        candidates.push({
          kind,
          value: fullValue,
          features: [...shared, ...own].map((name) => `j${kind[0]}:${name}`),
          named,
        });
        // Shops may be named like people.
        if (kind === 'organisation' && value.length <= 4)
          candidates.push({ kind: 'person', value, features: [...shared, 'is-place'].map((name) => `jp:${name}`) });
      }
  });
  return candidates;
}
