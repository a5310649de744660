import { hasWordsBeside } from '#functions/nlu/matter/words.ts';
import { conceptsAt } from '#functions/nlu/reason/spoken-concepts.ts';
import { isAside as isOfCall, withoutAnswers } from '#functions/nlu/reason/telling.ts';
import { worthOf } from '#functions/nlu/reason/worth.ts';

const MOST_SIGNS = 24;
/** The most signs of a summary. */
const MOST_OF_SUMMARY = 90;
/** What matters most begins within so many signs. */
const LEAD = 36;
/** A piece is cut after a particle rather than within a word, if that leaves so much of it. */
const ENOUGH = 0.6;
const MOST_PIECES = 80;
/** Greetings, fillers and introductions at a piece’s beginning. */
const OPENING =
  /^(?:(?:もしもし|あの[うー]?|え[っー]?と[ー]?|あ[っ、ー]+|あ(?=[\p{Script=Han}\p{Script=Katakana}\d]|もしもし|すみません|はい|ごめん|あの|えっ?と)|いつも(?:大変)?(?=お世話)|お疲れ(?:様|さま)です|(?:お忙しい|夜分|突然|お休み|朝早く|夜遅く|お昼時).{0,6}(?:すみません|すいません|失礼(?:いた)?します|恐れ入ります(?:が)?|申し訳(?:ありません|ございません))|ええと|はい|すみません|すいません|お世話になっております|お世話になります|こんにちは|こんばんは|おはようございます|失礼します|恐れ入ります)[、。\s]*)+/u;
const INTRODUCTION =
  /(?:と(?:申|もう)します|と[言い]います|でございます|[のは].{1,4}です|だけど|だけんども|だよ|[るりうい]ですー?)(?:が|けど|けども|けれども)?[ぉー]*$/u;
/** Pieces that an introduction may take. */
const INTRODUCED = 3;
/** Where a long piece may be cut: at the end of a clause. */
const JOINT =
  /(?<=(?:(?<!も)ので|けど|んですが|ですが|まして|ますが|けれども|のですが|たら)[ねさも]?)(?![ねさもれはきす])/u;
const END = /(?:なので|なんで|なんですが|なんですけど|んですが|んですけど|ですけど|ですが|けれども|けど|ので)$/u;

/** A wish for a call, thanks, farewell. */
const CALL = /(?:お?電話|折り返し|ご?連絡).{0,8}(?:ください|下さい|お願い|ほしい|ちょうだい)|よろしく|失礼|ありがとう/u;

/** What is said of the call itself, not of its matter; a longer piece says more. */
const MOST_CHATTER = 30;
const CHATTER =
  /(?:何度|何回|[二三四2-4]回|[二三四2-4]度).{0,5}(?:お?電話|かけ|連絡)|(?:誰|だれ)も出|(?:電話|全然|なかなか)(?:に|が)?(?:つながら|繋がら|出な|出てくれ)|お元気(?:です|で)|(?:店頭|先日|昨日|この前|先ほど|いつも).{0,8}ありがとうございま|留守(?:番)?電話|(?:機械|ロボット|AI)(?:です|な|か|の)|(?:様|さま|さん|ちゃん)(?:は|って)?.{0,4}(?:ご不在|お留守|いらっしゃ|おられ|いますか|いないの)/u;

const clean = (piece: string) => piece.replace(OPENING, '');

/** Words of other alphabets are set off by spaces that end nothing: “PTA の三浦です”. */
const FOREIGN =
  /(?<=[\p{Script=Latin}\d])\s+(?=\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s+(?=[\p{Script=Latin}\d])/gu;
/** How an introduction goes on after the name, and what people address or add after it. */
const NAMED =
  '(?:です|だ|でございます|と(?:申|もう)します|と[言い]います|っす|や)(?:が|けど|けども|けれども)?[ねさよわなぉー、]*';
const LONGEST_INTRODUCTION = 30;
/** So much must be left of a piece. */
const LEAST = 5;

/** A piece without the introduction that it begins with: 「赤帽便の大久保ですお荷物を…」. */
function withoutIntroduction(piece: string, name: string | null): string {
  if (!name || name.length > LONGEST_NAME) return piece;
  const at = piece.indexOf(name);
  if (at < 0 || at > LONGEST_INTRODUCTION) return piece;
  const after = piece.slice(at + name.length);
  const [introduced = ''] = new RegExp(`^${NAMED}`, 'u').exec(after) ?? [];
  const rest = after.slice(introduced.length);
  return introduced && rest.length >= LEAST ? clean(rest) : piece;
}

/** What is left of a wish for a time, of thanks and of a farewell. */
const CLOSING =
  /(?:よろしく)?(?:お願い|おねがい)(?:いた)?(?:します|できますか|できれば|致します)?|よろしく|失礼(?:いた)?(?:します)?|(?:どうも)?ありがと\S*|どうぞ|(?:それ|そちら|そっち|どちら|どっち)(?=[でがにも])|無理|だめ|ダメ|大丈夫|結構|以上|(?:でき|出来)?れば|です(?:か|けど|が|よ|ね)?|ます(?:か|けど|が|よ|ね)?|ください|なら|ごろ|頃|くらい|から|[でにがはをのもとへかねよ\s]/gu;

/** A longer one is a sentence that was taken for a name. */
const LONGEST_NAME = 10;

/** Whether a piece says who calls: 「佐伯です」「工務店の佐伯と申します」. */
const isIntroduction = (piece: string, name: string | null): boolean =>
  name !== null &&
  name.length <= LONGEST_NAME &&
  piece.length - piece.lastIndexOf(name) - name.length < 10 &&
  piece.includes(name) &&
  /^(?:(?:です|だ|と[申言い]|でござい|って|や)\S*)?$/u.test(piece.slice(piece.lastIndexOf(name) + name.length));

const isEmpty = (piece: string, name: string | null): boolean =>
  isIntroduction(piece, name) ||
  !hasWordsBeside(piece, 'ja', name) ||
  withoutAnswers(piece, 'ja').replace(END, '').replace(CLOSING, '').length < 2;

/** What a turn says beside greetings and who calls, in pieces. */
const piecesOf = (text: string, name: string | null): string[] =>
  text
    .slice(0, 4000)
    .replace(FOREIGN, '')
    .split(/[\s、。，．？?！!]+/u)
    .flatMap((piece) => (piece.length > MOST_SIGNS ? piece.split(JOINT) : [piece]))
    .map((piece) => withoutIntroduction(clean(piece), name))
    .filter(Boolean)
    .slice(0, MOST_PIECES);

/** A yes at the beginning of a message, and what asks to pass it on. */
const YES =
  /^(?:(?:はい|ええ|うん|おう|それで(?:お願いします|大丈夫です|いいです)|大丈夫です|お願いします)[、。\s]*)+/u;
const PASS_ON =
  /(?:と|って)(?:お)?(?:伝え|言っ)(?:て)?(?:ください(?:ませ)?|いただけますか|もらえますか|ほしい(?:です|んですけど)?|(?:おいて|といて)(?:ください)?|くれる(?:かしら)?|願います)。?$/u;

/** What a caller wants passed on, without a yes before it and 「と伝えてください」. */
export function messageInJapanese(text: string): string {
  const rest = clean(text.trim())
    .replace(YES, '')
    .replace(PASS_ON, '')
    .replace(/[。、]$/u, '');
  return rest.length >= LEAST ? rest : text;
}

/** The Japanese summary: the most telling piece of the first turn that has one, and what there is room for around it. */
export function summaryInJapanese(texts: readonly string[], at: number, name: string | null): string {
  const said = texts.map((text) => piecesOf(text, name));
  const full = without(said, (piece) => isEmpty(piece, name));
  const turns = without(
    full,
    (piece) => piece.length <= MOST_CHATTER && (CHATTER.test(piece) || isOfCall(piece, 'ja')),
  );
  let before = 0;
  for (const pieces of turns) {
    const telling = mostTelling(pieces, at, before);
    if (telling !== null) return sentenceFrom(turns.flat(), before + telling);
    before += pieces.length;
  }
  return sentenceFrom(turns.flat(), 0);
}

/** The turns without some pieces, as long as any are left. */
function without(said: readonly string[][], isOne: (piece: string) => boolean): readonly string[][] {
  const left = said.map((pieces) => pieces.filter((piece) => !isOne(piece))).filter(({ length }) => length);
  return left.length ? left : said;
}

/** Which of the pieces tells most of the reason; null if none tells anything. */
function mostTelling(pieces: readonly string[], at: number, before: number): number | null {
  let [best, most]: [number | null, number] = [null, 0];
  pieces.forEach((piece, place) => {
    if (before + place < INTRODUCED && introduces(piece)) return;
    const signs = Array.from(piece.slice(0, 60));
    const sum = conceptsAt(signs, 'ja').reduce((all, concepts) => all + worthOf(concepts, at), 0);
    const worth = sum / (6 + signs.length) - place / 200;
    if (worth > most) [best, most] = [place, worth];
  });
  return best;
}

const introduces = (piece: string) => INTRODUCTION.test(piece.replace(END, ''));
const isAside = (piece: string) => introduces(piece) || CALL.test(piece);

/**
 * The most telling piece with those after it, and before it up to the introduction, that there is room for; all of them if
 * there is room.
 */
function sentenceFrom(pieces: readonly string[], telling: number): string {
  const lengthOf = (from: number, to: number) => pieces.slice(from, to).join('、').length;
  let [from, to] = [Math.max(0, telling), Math.max(0, telling) + 1];
  const isRoom = (start: number) =>
    lengthOf(start, telling) <= LEAD || lengthOf(start, pieces.length) <= MOST_OF_SUMMARY;
  while (from > 0 && !isAside(pieces[from - 1]!) && isRoom(from - 1)) from--;
  while (to < pieces.length && !CALL.test(pieces[to]!) && lengthOf(from, to + 1) <= MOST_OF_SUMMARY) to++;
  const isCut = to < pieces.length && !CALL.test(pieces[to]!);
  const text = pieces.slice(from, to).join('、').replace(END, '');
  return text.length > MOST_OF_SUMMARY ? shortened(text) : text + (isCut ? '…' : '');
}

/** A text that is too long, up to the last particle or comma that there is room for. */
function shortened(text: string): string {
  const all = Array.from(text)
    .slice(0, MOST_OF_SUMMARY - 1)
    .join('');
  const [whole = ''] = /^.*(?:[、。]|て|で|が|を|に|は)/su.exec(all) ?? [];
  return `${whole.length >= all.length * ENOUGH ? whole.replace(/[、。]$/u, '') : all}…`;
}
