import { fold } from '#functions/names/fold.ts';
import { isName } from '#functions/nlu/name/japanese/spelling.ts';

/** What follows a name that a caller takes back: “西村です あやだ旧姓言っちゃった”, “古賀じゃない”. */
const retraction =
  /^(?:です|でした|だ|と申し\S{0,4})?[\s、。]*(?:じゃなくて|じゃない|正しくは|ただしくは|もとい|というか|ではなく|(?:あ|いや|えっと|あや?だ?|や)?[っッ、\s]*(?:す[みい]ません|ごめん(?:なさい)?)?[っッ、\s]*(?:旧姓|間違え|まちがえ|違った|ちがった|違いました|訂正))/u;
const LONGEST = 4;

/** Surnames that the caller takes back, folded. */
export function retractedIn(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < Math.min(text.length, 400); at++)
    for (let length = LONGEST; length > 1; length--) {
      const name = text.slice(at, at + length);
      if (name.length === length && isName(name) && retraction.test(text.slice(at + length))) {
        found.push(fold(name));
        break;
      }
    }
  return found;
}
