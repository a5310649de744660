import { conceptsAt } from '#functions/nlu/reason/spoken-concepts.ts';
import { worthOf } from '#functions/nlu/reason/worth.ts';

const MOST_SIGNS = 24;
const MOST_PIECES = 80;
/** Greetings, fillers and introductions at a piece’s beginning. */
const OPENING =
  /^(?:(?:もしもし|あの[うー]?|え[っー]?と[ー]?|あ[っ、ー]?|ええと|はい|すみません|すいません|お世話になっております|お世話になります|こんにちは|こんばんは|おはようございます|失礼します|恐れ入ります)[、。\s]*)+/u;
const INTRODUCTION = /(?:と申します|といいます|でございます|[のは].{1,4}です|だけど|だよ)$/u;
/** Pieces that an introduction may take. */
const INTRODUCED = 3;
/** Where a long piece may be cut: at the end of a clause. */
const JOINT = /(?<=ので|けど|んですが|ですが|まして|ますが|けれども|のですが|たら)/u;
const END = /(?:なんですが|なんですけど|んですが|んですけど|ですけど|ですが|けれども|けど|ので)$/u;

const clean = (piece: string) => piece.replace(OPENING, '').replace(END, '');

/** The Japanese summary: the most telling piece of speech. */
export function summaryInJapanese(texts: readonly string[], at: number): string {
  const pieces = texts
    .flatMap((text) => text.slice(0, 4000).split(/[\s、。，．？?！!]+/u))
    .flatMap((piece) => (piece.length > MOST_SIGNS ? piece.split(JOINT) : [piece]))
    .map(clean)
    .filter(Boolean);
  let best = { piece: pieces[0] ?? '', worth: 0 };
  pieces.slice(0, MOST_PIECES).forEach((piece, place) => {
    if (place < INTRODUCED && INTRODUCTION.test(piece)) return;
    const signs = Array.from(piece.slice(0, 60));
    const sum = conceptsAt(signs, 'ja').reduce((all, concepts) => all + worthOf(concepts, at), 0);
    const worth = sum / (6 + signs.length) - place / 200;
    if (worth > best.worth) best = { piece, worth };
  });
  return Array.from(best.piece).slice(0, MOST_SIGNS).join('');
}
