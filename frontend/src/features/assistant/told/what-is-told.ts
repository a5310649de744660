import { withoutCardData } from '#shared/validation/card-mask.ts';
import { hasLink } from '#shared/values/live-call.ts';

/** What strangers should not be told, since anyone who calls can hear it. */
const tellings = ['address', 'code', 'key', 'away', 'phone', 'card', 'link'] as const;
export type Telling = (typeof tellings)[number];

/** One of these phrases, none of them as a part of a longer word. Texts are in any of our languages, whatever the page is in. */
const oneOf = (...phrases: string[]) => new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'iu');
/** The same in scripts or languages whose words have endings or no blanks between them. */
const beginsWith = (...phrases: string[]) =>
  new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:${phrases.join('|')})`, 'iu');

const street = String.raw`[\p{L}\s.’'-]{2,40}?,?\s*(?:n[.ºo°]*\s*)?\p{Nd}`;
const address = [
  oneOf(
    String.raw`\p{Nd}{1,5}[a-z]?\s+(?!min|hour|day|mile|km|step)(?:[\p{L}.’'-]+\s+){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|boulevard|blvd|terrace|square)`,
    String.raw`(?:apartment|apt\.?|flat)\s*#?\p{Nd}+`,
    String.raw`\p{Nd}{1,4}\s*(?:bis|ter)?,?\s+(?:rue|avenue|av\.|boulevard|bd|place|chemin|impasse|allée|quai|route)`,
  ),
  beginsWith(
    String.raw`(?:calle|avenida|avda\.|av\.|plaza|paseo|carretera|rua|travessa|praça|alameda|estrada)\s+${street}`,
    String.raw`(?:ул\.|улиц|просп\.|проспект|пер\.|переул|шоссе|наб\.|набережн|бульвар)\p{L}*\s*[\p{L}\s.-]{2,40}?,?\s*(?:д\.|дом)?\s*\p{Nd}`,
    String.raw`(?:кв\.|квартира)\s*\p{Nd}`,
    String.raw`\p{L}+\s+(?:sok\.|sokak|sokağı|cad\.|caddesi|mah\.|mahallesi|bulvarı)[^.!?]{0,30}\p{Nd}`,
    String.raw`[\p{Nd}一二三四五六七八九十]+(?:丁目|番地|号室)`,
    String.raw`[市区町村][^\s、。]{0,15}\p{Nd}`,
    String.raw`(?:شارع|طريق)\s+[\p{L}\s]{2,40}?،?\s*(?:رقم|مبنى|منزل|بيت|عمارة)?\s*\p{Nd}`,
    String.raw`(?:شقة|الشقة|عمارة|فيلا)\s*(?:رقم\s*)?\p{Nd}`,
  ),
];

const codeWord =
  'code|passcode|pin|keypad|lock ?box|key ?safe|combination|digicode|interphone|código|clave|senha|код|домофон|пин|kod|kodu|şifre|şifresi|暗証番号|コード|رمز|الرمز|كود|الكود|الرقم السري';
const code = [
  new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}])(?:${codeWord})(?![\p{Script=Latin}\p{Script=Cyrillic}])[^\p{Nd}.!?。]{0,25}\p{Nd}{3,8}(?!\p{Nd})`,
    'iu',
  ),
  beginsWith('passwords?', 'mot de passe', 'contraseña', 'пароль', 'parola', 'パスワード', 'كلمة (?:ال)?(?:مرور|سر)'),
];

const key = [
  oneOf('under the (?:door ?)?mat', 'sous le paillasson', 'debajo del felpudo', 'debaixo do (?:tapete|capacho)'),
  beginsWith(
    String.raw`keys? [^.!?]{0,25}(?:under|beneath|behind|hidden|mat|pot|mailbox|letterbox|lock ?box|shed|neighbou?r)`,
    String.raw`clés? [^.!?]{0,25}(?:sous|derrière|paillasson|pot|boîte|voisin|caché)`,
    String.raw`llaves? [^.!?]{0,25}(?:debajo|bajo|detrás|felpudo|maceta|buzón|vecin|escondid)`,
    String.raw`chaves? [^.!?]{0,25}(?:debaixo|embaixo|sob|atrás|tapete|capacho|vaso|caixa|vizinh|escondid)`,
    String.raw`ключ\p{L}* [^.!?]{0,25}(?:под|ковр|горшк|ящик|сосед|спрятан)`,
    String.raw`anahtar\p{L}* [^.!?]{0,25}(?:altında|arkasında|paspas|saksı|posta|komşu|sakl)`,
    '(?:鍵|カギ|かぎ)[^。]{0,15}(?:下|裏|ポスト|郵便受け|植木鉢|マット|隣|隠)',
    String.raw`(?:ال)?(?:مفتاح|مفاتيح) [^.!?؟]{0,25}(?:تحت|خلف|وراء|صندوق|الجيران|الجار|مخب)`,
  ),
];

const am = String.raw`(?:’m|'m|’re|'re| am| are|’ll be|'ll be| will be)`;
const away = [
  oneOf(
    String.raw`(?:nobody|no one)(?:’s|'s| is| will be)? (?:at )?(?:home|in|there)`,
    String.raw`(?:not|never|isn[’']t|aren[’']t|won[’']t be) (?:at )?home`,
    String.raw`(?:i|we)${am} (?:away|back|abroad|travell?ing|on (?:holiday|vacation)|out of (?:town|the country))`,
    String.raw`(?:house|home|flat|apartment) is empty`,
    'home alone',
    String.raw`personne (?:n[’']est )?(?:à la maison|chez (?:moi|nous)|là)`,
    String.raw`(?:pas|plus) (?:à la maison|chez (?:moi|nous))`,
    String.raw`(?:suis|sommes|est|serai|serons|sera) (?:absente?s?|en vacances|en voyage|à l[’']étranger|partie?s?)`,
    'seule? à la maison',
    '(?:no hay )?nadie en casa',
    'no (?:estoy|estamos|estaré|estaremos) en casa',
    '(?:estoy|estamos|estaré|estaremos) (?:fuera|de vacaciones|de viaje|en el extranjero)',
    'ninguém (?:está |estará )?em casa',
    'não (?:estou|estamos|estarei|estaremos) em casa',
    '(?:estou|estamos|estarei|estaremos) (?:fora|de férias|viajando|em viagem|no exterior)',
    'casa (?:está )?(?:vacía|vazia)',
    '(?:никого(?: нет)? дома|дома никого)',
    '(?:меня|нас) (?:нет|не будет|не бывает)',
    '(?:не|нет) дома',
    '(?:в отпуске|в отъезде|за границей|в командировке)',
  ),
  beginsWith(
    'evde (?:kimse|yok|olmayaca|değil)',
    '(?:tatilde|seyahatte|yurt ?dışında|şehir dışında)(?:y[iı]|s| ol)',
    '留守|不在|(?:家|うち)に(?:誰|だれ)も|旅行中|出張中|帰省',
    'لا أحد في (?:البيت|المنزل)',
    '(?:لست|لسنا|لن نكون|لن أكون|غير موجود(?:ين)?) في (?:البيت|المنزل)',
    'مسافر|في إجازة|خارج (?:البلاد|المدينة)',
    '(?:البيت|المنزل) (?:فارغ|خال)',
  ),
];

const DATE = /(?<![\p{Nd}./-])\p{Nd}{1,4}([./-])\p{Nd}{1,2}(?:\1\p{Nd}{2,4})?(?![./-]?\p{Nd})/gu;
const NUMBER = /(?<!\p{Nd})\p{Nd}(?:[\s()./-]{0,2}\p{Nd}){6,}(?!\p{Nd})/u;

const cues = { address, code, key, away };

/** What of this a text tells, as far as its words show. A warning follows, never a refusal: the words may mean something else. */
export function whatIsTold(text: string): Telling[] {
  const isCard = withoutCardData(text) !== text;
  return tellings.filter((telling) => {
    if (telling === 'card') return isCard;
    if (telling === 'link') return hasLink(text);
    if (telling === 'phone') return !isCard && NUMBER.test(text.replace(DATE, ' '));
    return cues[telling].some((cue) => cue.test(text));
  });
}
