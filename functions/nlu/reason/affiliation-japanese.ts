import { kin, places, roles } from '#functions/nlu/name/japanese/lists.ts';

/** Before the name: 「青葉リフォーム」「東小学校の担任」. */
const OF_NAME = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}\dー・&＆]{2,24})の$/u;
/** Greetings run into it without a pause. */
const GREETING =
  /^.*(?:ております|おります|ございます|します|です|ました|こんにちは|こんばんは|もしもし|すみません|えっと|あの)(?=[\p{L}])/u;
/** Nobody and no place: 「こちら」「先日お電話した者」. */
const NO_PLACE =
  /^(?:こちら|私|わたし|わたくし|僕|俺|うち|さっき|先ほど|先日|昨日|今日|いつも|この前|例|旧姓|本名|苗字|名字|下の名前)$|(?:した|いた|った)$/u;

/** The company, place or relation of a Japanese caller; empty if they do not say. */
export function affiliationInJapanese(text: string, name: string): string {
  const at = text.indexOf(name);
  if (at < 0) return '';
  const [, said = ''] = OF_NAME.exec(text.slice(0, at)) ?? [];
  const bare = said.replace(GREETING, '').replace(/^(?:こちら|私)(?:は)?/u, '');
  const isKnown = [...places, ...roles, ...kin].some((word) => bare.includes(word));
  const isFirm = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}]{2}/u.test(bare);
  return (isKnown || isFirm) && !NO_PLACE.test(bare) ? bare : '';
}
