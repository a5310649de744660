import type { Reading } from '#shared/search-line/reading.ts';

/** Also among words. */
const EMAIL = /(?:^|[\s:<(])([^\s@:<>()]+@[^\s@]+\.[^\s@.,;:?!)>]+)(?:$|[\s.,;:?!)>])/i;
/** “tam @ example.org”, “tam (at) example.org”: blanks or a word for the sign. */
const SPACED =
  /(?<=[\w+-])\s*(?:@\s+|\(at\)\s*|\[at\]\s*|\s@(?=\S+\.(?:com|net|org|fr|de|ru|jp|br|mx|es|tr|co)(?:\.\w+)?(?:\s|$)))(?=[\w-]+(?:\.[\w-]+)+)/i;
/** “tam at example dot org”. */
const SPOKEN = /([\w.+-]+)\s+at\s+([\w-]+)\s+dot\s+(\w{2,4})(?=\s|$)/i;
const USERNAME = /(?:^|\s)@([\p{L}\p{N}._-]*[\p{L}\p{N}_-])(?=\s|$)/u;
const NETWORKS = String.raw`insta(?:gram)?|ig|twitter|x|tik\s?tok|snap(?:chat)?|telegram|reddit|github|facebook|fb|discord|vk|вк|инста(?:грам)?|телеграм|тикток|インスタ(?:グラム)?|ツイッター|انستا(?:غرام|جرام)?|تويتر|تيك\s?توك|سناب(?:شات)?`;
const LABELS = String.raw`(?:insta(?:gram)?\s+|twitter\s+)?(?:user\s?name|user|handle|screen\s?name|login|nickname|usuario|nombre\s+de\s+usuario|usu[aá]rio|nome\s+de\s+usu[aá]rio|utilisateur|nom\s+d['’]utilisateur|pseudo|kullanıcı(?:\s+adı)?|ник(?:нейм)?|логин|пользователь|ユーザー(?:名|ネーム)?|アカウント(?:名)?|اسم\s+المستخدم|المستخدم|يوزر(?:نيم)?|معرف)`;
const ACCOUNTS = String.raw`account|acct|profile|page|compte|profil|cuenta|perfil|conta|hesab[ıi]?|profili|аккаунт|акк|профиль|حساب|أكونت|اكونت|アカウント|アカ`;
const ON = String.raw`(?:on|sur|de|do|da|en|no|na|в|على|の)\s*`;
/** “insta: tam_okafor”, “u/tamokafor”, “username tam_okafor”, “tam_okafor on instagram”. */
const LABELLED = [
  new RegExp(
    String.raw`^(?:insta(?:gram)?|twitter|tik\s?tok|snap(?:chat)?|telegram|инста(?:грам)?|телеграм|インスタ|انستا)\s+@?(?=\S+$)([\w.-]{2,})$`,
    'iu',
  ),
  new RegExp(String.raw`(?:^|\s)(?:(?:${NETWORKS})\s*:\s*@?|u\/)([\w.-]{2,})$`, 'iu'),
  new RegExp(String.raw`^(?:${LABELS})\s*[:=]?\s*@?([\w.-]{2,})$`, 'iu'),
  // “snapchat name: x”, “insta account x”
  new RegExp(
    String.raw`(?:^|\s)(?:${NETWORKS})(?:['’]?[td]a)?\s*(?:の|\s)?(?:${ACCOUNTS}|${LABELS}|name|id|nom|nombre|nome|ad[ıi]|имя|名前?|ID|اسم)\s*[:=：]?\s*@?([\w.-]{3,})$`,
    'iu',
  ),
  // “compte insta x”, “ник в телеграме x”, “حساب انستا x”
  new RegExp(
    String.raw`(?:^|\s)(?:${ACCOUNTS}|${LABELS})\s+(?:${ON})?(?:${NETWORKS})[ае]?\s*[:=：]?\s*@?([\w.-]{3,})$`,
    'iu',
  ),
  // “account x”: a name has neither digits nor signs.
  new RegExp(String.raw`^(?:${ACCOUNTS})\s*[:=：]?\s*@?(?=\S*[\d_.]\S)([\w.-]{3,})$`, 'iu'),
  new RegExp(
    String.raw`^@?([\w.-]{3,})\s+(?:(?:on|sur|en|no|на|в)\s+)?(?:insta(?:gram)?|twitter|tik\s?tok|snap(?:chat)?|telegram|reddit|инстаграм|телеграм)$`,
    'iu',
  ),
];
const PROFILE =
  /^(?:https?:\/\/)?(?:www\.|m\.)?[a-z0-9-]+(?:\.[a-z]{2,})+\/(?:in\/|@|user\/|people\/)?([\w.-]{2,})\/?(?:\?.*)?$/i;

/** The email or the username that a line has, also among words. */
export function accountIn(line: string): Reading | undefined {
  const email = EMAIL.exec(line.replace(SPACED, '@').replace(SPOKEN, '$1@$2.$3'));
  if (email) return { type: 'email', search_query: email[1]! };
  const username = [USERNAME, ...LABELLED, PROFILE].map((each) => each.exec(line)).find(Boolean);
  return username ? { type: 'username', search_query: username[1]! } : undefined;
}
