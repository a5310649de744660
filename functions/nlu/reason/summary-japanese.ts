import { hasWordsBeside } from '#functions/nlu/matter/words.ts';
import { conceptsAt } from '#functions/nlu/reason/spoken-concepts.ts';
import { withoutAnswers } from '#functions/nlu/reason/telling.ts';
import { worthOf } from '#functions/nlu/reason/worth.ts';

const MOST_SIGNS = 24;
/** The most signs of a summary. */
const MOST_OF_SUMMARY = 44;
const MOST_PIECES = 80;
/** Greetings, fillers and introductions at a piece’s beginning. */
const OPENING =
  /^(?:(?:もしもし|あの[うー]?|え[っー]?と[ー]?|あ[っ、ー]?|ええと|はい|すみません|すいません|お世話になっております|お世話になります|こんにちは|こんばんは|おはようございます|失礼します|恐れ入ります)[、。\s]*)+/u;
const INTRODUCTION =
  /(?:と(?:申|もう)します|と[言い]います|でございます|[のは].{1,4}です|だけど|だけんども|だよ|[るりうい]ですー?)(?:が|けど|けども|けれども)?[ぉー]*$/u;
/** Pieces that an introduction may take. */
const INTRODUCED = 3;
/** Where a long piece may be cut: at the end of a clause. */
const JOINT = /(?<=ので|けど|んですが|ですが|まして|ますが|けれども|のですが|たら)/u;
const END = /(?:なんですが|なんですけど|んですが|んですけど|ですけど|ですが|けれども|けど|ので)$/u;

/** A wish for a call, thanks, farewell. */
const CALL = /(?:お?電話|折り返し|ご?連絡).{0,8}(?:ください|下さい|お願い|ほしい|ちょうだい)|よろしく|失礼|ありがとう/u;

const clean = (piece: string) => piece.replace(OPENING, '').replace(END, '');

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
  withoutAnswers(piece, 'ja').replace(CLOSING, '').length < 2;

/** The Japanese summary: the most telling piece of speech. */
export function summaryInJapanese(texts: readonly string[], at: number, name: string | null): string {
  const all = texts
    .flatMap((text) => text.slice(0, 4000).split(/[\s、。，．？?！!]+/u))
    .flatMap((piece) => (piece.length > MOST_SIGNS ? piece.split(JOINT) : [piece]))
    .map(clean)
    .filter(Boolean)
    .slice(0, MOST_PIECES);
  const full = all.filter((piece) => !isEmpty(piece, name));
  const pieces = full.length ? full : all;
  let best = { piece: pieces[0] ?? '', worth: 0 };
  pieces.forEach((piece, place) => {
    if (place < INTRODUCED && INTRODUCTION.test(piece)) return;
    const signs = Array.from(piece.slice(0, 60));
    const sum = conceptsAt(signs, 'ja').reduce((all, concepts) => all + worthOf(concepts, at), 0);
    const worth = sum / (6 + signs.length) - place / 200;
    if (worth > best.worth) best = { piece, worth };
  });
  return sentenceFrom(pieces, pieces.indexOf(best.piece));
}

/** The most telling piece, with those after it, and before it up to the introduction, that there is room for. */
function sentenceFrom(pieces: readonly string[], telling: number): string {
  const isRoom = (some: readonly string[]) => some.join('、').length <= MOST_OF_SUMMARY;
  let [from, to] = [Math.max(0, telling), Math.max(0, telling) + 1];
  while (to < pieces.length && !CALL.test(pieces[to]!) && isRoom(pieces.slice(from, to + 1))) to++;
  while (from > 0 && !INTRODUCTION.test(pieces[from - 1]!) && isRoom(pieces.slice(from - 1, to))) from--;
  return Array.from(pieces.slice(from, to).join('、')).slice(0, MOST_OF_SUMMARY).join('');
}
