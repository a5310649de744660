import type { Language } from '#shared/values/language.ts';

/** A no before what is asked for; where a no may follow it, that, and the ends of words that are orders and no part of it. */
type Refusal = { no: string; wanted: string; noAfter?: string; orders?: string };

/**
 * How an honest caller says that he does not want what swindlers ask for: “we never ask for your code”, “nothing to pay”.
 * Folded words, as `foldSpeech` writes them.
 */
const refusals: Record<Language, Refusal> = {
  en: {
    no: '(?:wont|will not|never|dont|doesnt|do not|does not|cannot|cant|not|no|nobody|nothing)(?: (?:ever|going to|be|to|need|needs|want|ask|asks|asking|asked|have|give|take|takes|share|tell|read|send|pay|require|accept|charge|him|anyone|anybody|them|you|for|any|a|your|out|discuss|touch|confirm)){0,12}',
    wanted:
      '(?:(?:medicare|card|account|security|bank|pin|sort) )?(?:codes?|pins?|passwords?|passcode|card|details|medicare|social|iban|money|payments?|to pay|deposit|cash|bank|information|over the phone|by phone)',
  },
  fr: {
    no: '(?:jamais|aucune?|pas|ni|rien|ne (?:donnez|communiquez|transmettez|demandons|prenons|demandera|prend|versez|payez))(?: (?:de|du|des|d|vos|votre|le|la|les|l|ces|ses|a|par|besoin|demander|donner|demande|prenons|mon|notre|ni|aucune?|en)){0,12}',
    wanted:
      '(?:codes?|mots? de passe|carte|coordonnees|renseignements|informations|rib|iban|paiement|payer|regler|argent|virement|telephone|donnees|verser|avancer|acompte)',
  },
  es: {
    no: '(?:(?<! si )no|nunca|jamas|ni|nadie|ningun|ninguna|nada)(?: (?:le|te|les|os|se|lo|la|vamos|voy|va|hay|tiene|tienes|a|que|de|en|pedir|pedimos|pediremos|pedirle|pedira|pide|necesito|necesitamos|den|des|de|diga|digas|mande|mandes|comparta|compartas|entregue|hace|falta|nos|nunca|su|sus|el|los|las|ningun|ninguna|tus|dar|por|solicitamos)){0,12}',
    wanted:
      '(?:codigos?|claves?|contrasenas?|pin|tarjeta|datos?|dinero|pago|pagar|abonar|numeros?|iban|transferencia|anticipo|telefono|enlaces?)',
  },
  pt: {
    no: '(?:(?<! se )nao|nunca|jamais|nem|ninguem|nenhum|nenhuma|nada)(?: (?:lhe|te|se|vou|vamos|ha|tem|precisa|preciso|precisamos|de|a|que|em|o|os|as|pedir|pedimos|pede|pedem|pediremos|passe|passa|informe|diga|de|da|mande|partilhe|compartilhe|nunca|sua|suas|seu|seus|qualquer|nenhum|nenhuma|por|dados|cobramos|ao|nos)){0,12}',
    wanted:
      '(?:codigos?|senhas?|palavra passe|pin|cartao|dados|dinheiro|pagamento|pagar|numeros?|iban|pix|transferencia|sinal|telefone|links?)',
  },
  ru: {
    no: '(?:не|никогда|никаких|никакие|никакои|ничего|ни|никому)(?: (?:не|нужно|надо|нужны|нужен|требуется|просим|спрашиваем|спросим|запрашиваем|говорите|сообщаите|называите|диктуите|даваите|переводите|никому|за|по|вас|вам|у|ваш|ваши|ни|никаких|никакие)){0,12}',
    wanted:
      '(?:код[а-я]*|парол[а-я]*|пин[а-я]*|карт[а-я]*|данны[а-я]*|реквизит[а-я]*|денег|деньги|платить|оплачивать|оплат[а-я]*|предоплат[а-я]*|доплат[а-я]*|цифр[а-я]*|смс|номер карты|паспорт[а-я]*|телефону|ссылк[а-я]*)',
    noAfter:
      '(?:не (?:нужн[а-я]*|надо|называите|говорите|сообщаите|диктуите|спрашиваем|просим|требу[а-я]*|запрашиваем|даваите|берем|вводите|переводите)|никому)',
    orders: 'те',
  },
  tr: {
    no: '(?:asla|hicbir|kesinlikle)(?: (?:sizden|bizden|kimseye|hic)){0,12}',
    wanted:
      '(?:kod[a-z]*|sifre[a-z]*|kart[a-z]*|hesap[a-z]*|iban[a-z]*|bilgi[a-z]*|para|parola[a-z]*|ucret|kapora[a-z]*)',
    noAfter:
      '(?:ist|iste|isten|sor|al|alin|ver|paylas|soyle|gonder|at|gir)m[aeiu](?:yiniz|yin|yoru[zm]|yiz|yaca[a-z]*|yece[a-z]*|z)|yok|gerekmiyor|gerekmez|gerek yok',
    orders: '(?:[iu]n|[iu]niz)',
  },
  ar: {
    no: '(?<! (?:اذا|لو) )[وف]?(?:ما|لا|لن|لم|مش|مو|مب|محد)(?: (?:في|فيه|فيها|عليك|عليكم|بدنا|نبي|نبغى|نحتاج|نريد|عايزين|محتاجين|نطلب|بنطلب|هنطلب|راح|تعطي|تعطيه|تعطيها|تعطيناش|تعطينا|تقول|تقوله|تشارك|تدفع|يطلب|حد|احد|اي|منك|منكم|لازم|تعط)){0,12}',
    wanted:
      '(?:ال)?(?:كود|رمز|كلمه|بطاقه|بطاقتك|كارت|حساب|حسابك|بيانات|بياناتك|فلوس|مصاري|دراهم|رسوم|دفع|تحويل|معلومات|باسورد|رابط|تليفون|تلفون|هاتف|سري|مبلغ|عربون)[^ ]*',
    noAfter: '(?:لا|ما|مش|محد)(?: (?:تعطي|تقول|تشارك|بنحتاج|نحتاج|نبي|بدنا|لازم)[^ ]*)',
  },
  ja: {
    no: '(?:決して|絶対に)',
    wanted:
      '(?:暗証番号|番号|コード|パスワード|カード|口座|個人情報|お金|お支払い?|料金|費用|振り?込み?|現金|手数料|前金|リンク|キャッシュカード)',
    noAfter:
      '(?:.{0,6}(?:不要|いりません|要りません|お聞きし(?:ません|ない)|お尋ねし(?:ません|ない)|伺いません|いただきません|お預かりしません|かかりません|教えないで|言わないで|ございません|必要(?:は)?(?:ない|あり?ません|ございません)|発生しません|なしで))',
  },
};

const compiled = new Map<Language, RegExp>();

/** Where a caller refuses, in folded speech between spaces (Japanese without). */
export function refusalsIn(text: string, language: Language): { start: number; end: number }[] {
  let pattern = compiled.get(language);
  if (!pattern) compiled.set(language, (pattern = compile(language)));
  return [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}

function compile(language: Language): RegExp {
  const { no, wanted, noAfter, orders } = refusals[language];
  if (language === 'ja') return new RegExp(`${no}.{0,8}${wanted}|${wanted}${noAfter!}`, 'g');
  const between = orders ? `(?: (?![^ ]*${orders} )[^ ]+){0,2}` : '(?: [^ ]+)?';
  const after = noAfter ? `| ${wanted}${between} (?:${noAfter})(?= )` : '';
  return new RegExp(` ${no}(?: [^ ]+)? ${wanted}(?= )${after}`, 'g');
}
