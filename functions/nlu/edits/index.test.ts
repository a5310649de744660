import { describe, expect, test } from 'vitest';

import { timeEditsIn } from '#functions/nlu/edits/index.ts';
import type { WhenSaid } from '#functions/nlu/port.ts';
import { callbackIn } from '#functions/nlu/when/callback.ts';
import type { Language } from '#shared/values/language.ts';

const setting = { reference: new Date('2026-11-23T15:00:00Z'), zone: 'America/Chicago' };
const offers = { isAboutTime: true, offers: 2, chosen: null };

/** `26 15:00`, `* 14:00-16:00`, `27`; several joined by `/`. */
const shown = (text: string, language: Language, chosen: WhenSaid | null = null) => {
  const { wanted, refused, choice, other } = timeEditsIn(text, language, setting, { ...offers, chosen });
  const clock = (minutes: number | null) =>
    minutes === null
      ? ''
      : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const one = ({ first, last, from, until }: (typeof wanted)[number]) =>
    [
      first === null ? '*' : first.slice(8) + (last === first ? '' : `..${last?.slice(8)}`),
      from === null && until === null ? '' : from === until ? clock(from) : `${clock(from)}-${clock(until)}`,
    ]
      .join(' ')
      .trim();
  return [
    wanted.map(one).join(' / '),
    refused.length ? `not ${refused.map(one).join(', ')}` : '',
    choice ?? '',
    other ? `other ${other}` : '',
  ]
    .filter(Boolean)
    .join(' ');
};

describe.each<[Language, [string, string][]]>([
  [
    'en',
    [
      ['not wednesday and thursday', 'not 25, 26'],
      ['thursday not friday at eleven', '26 11:00 not 27'],
      ['thursday but at three', '26 15:00'],
      ['Sorry I meant Thursday at ten', '26 10:00'],
      ['actually make it Friday', '27'],
      ['no, Thursday, not Tuesday', '26 not 24'],
      ['not on tuesday thursday', '26 not 24'],
      ['tuesday sorry thursday at three', '26 15:00'],
      ['no, make that ten', '* 10:00'],
      ['the second one', 'second'],
      ['the second of december at half past eleven', '02 11:30'],
      ['the later one please', 'second'],
      ['any day except Friday, between two and four', '* 14:00-16:00 not 27'],
      ['not on Friday, any other day between two and four', '* 14:00-16:00 not 27'],
      ['friday at eleven sorry twelve', '27 12:00'],
      ['thursday is no good make it tomorrow at one', '24 13:00 not 26'],
      ["I can't do Friday", 'not 27'],
      ['not in the morning', 'not * 06:00-12:00'],
      ['monday or tuesday', '30 / 24'],
      ['another day', 'other day'],
      ['a bit later', 'other after'],
      ['make it five, not four', '* 17:00 not * 16:00'],
      ['any day bar friday', 'not 27'],
      ['any day bar friday and after two', '* 14:00-24:00 not 27'],
      ['any day but monday and friday between two and four', '* 14:00-16:00 not 30, 27'],
      ['monday and tuesday are no good', 'not 30, 24'],
      ['call me at three', '* 15:00'],
      ['nine fifteen', '* 09:15'],
      ['daughter comes thursdays and mondays is the hairdresser friday at two', '27 14:00'],
      ['call me at three tomorrow', '24 15:00'],
      ['thursday at ten because on friday I fly home', '26 10:00'],
      ['only in the morning, in the afternoon I mind my grandson', '* 06:00-12:00'],
      ['only in the morning, and not on thursday', '* 06:00-12:00 not 26'],
      ['not only in the morning, the afternoon works too', '* 12:00-18:00'],
      ['the second of the two', 'second'],
      ['neither of them works for me', 'other any'],
      ['tuesday scratch that wednesday at three', '25 15:00'],
      ['can we say thursday at ten instead', '26 10:00'],
      ['I have class on tuesday', 'not 24'],
      ['not five, six', '* 18:00 not * 17:00'],
      ['not at five at six', '* 18:00 not * 17:00'],
      ['not one, two', '* 14:00 not * 13:00'],
      ['not 5, 4', '* 16:00 not * 17:00'],
      ['not nine fifteen', 'not * 09:15'],
      ['not nine thirty', 'not * 09:30'],
      ['I’m not free from nine to ten', 'not * 09:00-10:00'],
      ['later, say seven', '* 19:00'],
      ['later, at seven in the morning', '* 07:00'],
      ['the later one at noon', '* 12:00'],
      ['neither Monday nor Tuesday', 'not 30, 24 other any'],
      ['neither, Thursday at two', '26 14:00'],
      ['it’s about the four thousand dollars', ''],
      ['we’re at apartment 4, call at five', '* 17:00'],
      ['5 Elm Street', ''],
      ['I have four kids, at five', '* 17:00'],
      ['at the office four o’clock', '* 16:00'],
      ['it’s $400, at ten', '* 10:00'],
      ['next year', ''],
      ['in a hundred years', ''],
      ['in two weeks', '07'],
      ['on December 30th', '30'],
    ],
  ],
  [
    'fr',
    [
      ['non, jeudi, pas mardi', '26 not 24'],
      ['le deuxième', 'second'],
      ['tous les jours sauf vendredi', 'not 27'],
      ['mardi enfin jeudi à quinze heures', '26 15:00'],
      ['mardi euh non mercredi à quatorze heures', '25 14:00'],
      ['ah non je vous ai dit vendredi pas jeudi', '27 not 26'],
      ['vendredi ça joue pas mettez plutôt lundi', '30 not 27'],
      ['ni l’un ni l’autre ça m’adonne pas', 'other any'],
      ['le premier me va', 'first'],
      ['ben moi samedi matin ce serait l’idéal', '28 06:00-12:00'],
      ['jeudi à dix heures parce que vendredi je travaille', '26 10:00 not 27'],
      ['le matin je travaille', 'not * 06:00-12:00'],
      ['vous n’avez pas plus tôt', 'other sooner'],
      ['non pas dix-sept heures, dix-huit heures', '* 18:00 not * 17:00'],
      ['pas dix-sept heures dix-huit heures', '* 18:00 not * 17:00'],
      ['pas à neuf heures, à onze heures', '* 11:00 not * 09:00'],
      ['pas à neuf heures et demie', 'not * 09:30'],
      ['pas de neuf heures à onze heures', 'not * 09:00-11:00'],
      ['non, dix-sept heures', '* 17:00'],
      ['plus tard, vers dix-neuf heures', '* 19:00'],
      ['quatre mille euros', ''],
      ['appartement 4', ''],
      ['je suis au bureau quatorze heures', '* 14:00'],
      ['dans cent ans', ''],
    ],
  ],
  [
    'es',
    [
      ['no, el jueves, no el martes', '26 not 24'],
      ['el segundo', 'second'],
      ['el viernes no puedo mejor el jueves a las diez', '26 10:00 not 27'],
      ['el martes ay no perdón el miércoles a las diez', '25 10:00'],
      ['que no hombre el viernes he dicho no el jueves', '27 not 26'],
      ['hoy no puedo y mañana tampoco el jueves a las diez', '26 10:00 not 23, 24'],
      ['cualquier día menos el viernes', 'not 27'],
      ['la más tempranito', 'first'],
      ['hoy no mañana no', 'not 23, 24'],
      ['esta semana no el lunes que viene a las diez', '30 10:00 not 23..29'],
      ['me quedo con la segunda', 'second'],
      ['ninguna de las dos me viene bien', 'other any'],
      ['no tiene algo más tardecito', 'other after'],
      ['otro día mejor', 'other day'],
      ['no a las cinco, a las seis', '* 18:00 not * 17:00'],
      ['no a las cinco a las seis', '* 18:00 not * 17:00'],
      ['no cinco, seis', '* 18:00 not * 17:00'],
      ['a las cinco no, a las seis', '* 18:00 not * 17:00'],
      ['el jueves no, el viernes', '27 not 26'],
      ['el jueves, no, el viernes', '27'],
      ['no, a las cinco', '* 17:00'],
      ['no, de nueve a diez', '* 09:00-10:00'],
      ['más tarde, a las siete', '* 19:00'],
      ['cuatro mil pesos', ''],
      ['somos cinco personas, a las seis', '* 18:00'],
      ['el año que viene', ''],
    ],
  ],
  [
    'pt',
    [
      ['não, quinta, não terça', '26 not 24'],
      ['o segundo', 'second'],
      ['não terça não eu falei sexta às duas', '27 14:00 not 24'],
      ['terça às duas desculpa sexta às duas terça eu tô num casamento', '27 14:00 not 24'],
      ['sexta não dá, melhor quinta às dez', '26 10:00 not 27'],
      ['terça não perdão quarta às dez', '25 10:00'],
      ['qualquer dia tirando sexta', 'not 27'],
      ['terça ao meio-dia oxe não terça não quarta quarta ao meio-dia', '25 12:00 not 24'],
      ['não quarta não é terça', '25 not 24'],
      ['não é sexta às onze', '27 11:00'],
      ['nove e quinze', '* 09:15'],
      ['quinta não me dá jeito pode ser sexta', '27 not 26'],
      ['não terça não eu falei sexta às duas', '27 14:00 not 24'],
      ['prefiro o outro', 'second'],
      ['a segunda opção que você falou', 'second'],
      ['quanto mais cedo melhor', 'first'],
      ['nenhum desses dá pra mim', 'other any'],
      ['noutro dia', 'other day'],
      ['não às cinco, às seis', '* 18:00 not * 17:00'],
      ['não às 5 às 6', '* 18:00 not * 17:00'],
      ['quinta não, sexta', '27 not 26'],
      ['não, às nove', '* 09:00'],
      ['mais tarde, às sete', '* 19:00'],
      ['4 mil reais', ''],
      ['foram 300 reais, pode ser às dez', '* 10:00'],
      ['no quarto 3, às cinco', '* 17:00'],
      ['nem segunda nem terça', 'not 30, 24'],
    ],
  ],
  [
    'tr',
    [
      ['yarın sabah olmaz, akşamüstüne doğru', '24 15:00-18:00 not 24 06:00-12:00'],
      ['perşembe üçte değil dörtte', '26 16:00 not 26 15:00'],
      ['perşembeye alalım mı, iki gibi', '26 14:00'],
      ['salı ve çarşamba dolu', 'not 24, 25'],
      ['cuma hariç hangi gün olursa olsun', 'not 27'],
      ['hayır, perşembe, salı değil', '26 not 24'],
      ['ikincisi', 'second'],
      ['cuma hariç her gün olur', 'not 27'],
      ['salı değil perşembe', '26 not 24'],
      ['çarşamba dışında hangi gün olursa olsun', 'not 25'],
      ['sabahları çalışıyorum yarın öğleden sonra olsun', '24 12:00-18:00 not * 06:00-12:00'],
      ['salı pardon çarşamba saat üçte', '25 15:00'],
      ['geç olanı tercih ederim', 'second'],
      ['sonraki hafta olsun', '30..06'],
      ['ikisi de bana uymuyor', 'other any'],
      ['daha geç bir şey yok mu', 'other after'],
      ['cuma olmaz toplantım var pazartesi ikide olsun', '30 14:00 not 27'],
      ['yok yok beş olsun dört değil', '* 17:00 not * 16:00'],
      ['beş değil altı', '* 18:00 not * 17:00'],
      ['daha geç, yedide', '* 19:00'],
      ['ne pazartesi ne salı', 'not 30, 24'],
      ['4 bin lira', ''],
      ['daire 4’te oturuyorum', ''],
      ['beş kişiyiz, altıda', '* 18:00'],
    ],
  ],
  [
    'ru',
    [
      ['на той неделе во вторник в десять', '01 10:00'],
      ['в четверг, но не раньше трёх', '26 15:00-24:00'],
      ['в среду и четверг не могу', 'not 25, 26'],
      ['в четверг, а не в пятницу в одиннадцать', '26 11:00 not 27'],
      ['нет, в четверг, а не во вторник', '26 not 24'],
      ['второй вариант', 'second'],
      ['в любой день кроме пятницы', 'not 27'],
      ['во вторник ой нет вру в четверг в десять', '26 10:00'],
      ['в пятницу никак давайте лучше в четверг', '26 not 27'],
      ['когда угодно только не в пятницу', 'not 27'],
      ['то что попозже', 'second'],
      ['давайте пораньше который', 'first'],
      ['ни то ни другое', 'other any'],
      ['не в пять, а в шесть', '* 18:00 not * 17:00'],
      ['не пять а шесть', '* 18:00 not * 17:00'],
      ['не в 5, в 6', '* 18:00 not * 17:00'],
      ['не в девять тридцать', 'not * 09:30'],
      ['не с девяти до десяти', 'not * 09:00-10:00'],
      ['попозже, часов в пять', '* 17:00'],
      ['четыре тысячи рублей', ''],
      ['кв. 5', ''],
      ['нас пять человек, в шесть', '* 18:00'],
      ['через сто лет', ''],
    ],
  ],
  [
    'ar',
    [
      ['نهار الخميس بس الصبح ما بيمشي حالو', '26 not * 06:00-12:00'],
      ['لا الخميس ومش الصبح', '26 not * 06:00-12:00'],
      ['السيمانة الجاية نهار الثلاث مع العشرة', '01 10:00'],
      ['بكرة العصر', '24 15:00-18:00'],
      ['غدوة بصح ماشي الصباح', '24 not * 06:00-12:00'],
      ['الاربعاء والخميس', '25 / 26'],
      ['مو الاثنين والثلاثاء', 'not 30, 24'],
      ['الجمعة والسبت والاحد ما اقدر', 'not 27, 28, 29'],
      ['أي يوم غير الجمعة والأحد', 'not 27, 29'],
      ['الثلاثاء والا الاربعاء', '24 / 25'],
      ['الخميس والساعة ثلاثة ونص', '26 15:30'],
      ['بين الاثنين والاربعاء', '30..02'],
      ['ما بقدر الاربعا والخميس بس الجمعة منيح', '27 not 25, 26'],
      ['الخميس وليس الجمعة الساعة الحادية عشرة', '26 11:00 not 27'],
      ['مش بكرة بعده الساعة حداشر', '25 11:00'],
      ['لا، الخميس وليس الثلاثاء', '26 not 24'],
      ['الموعد الثاني', 'second'],
      ['غدا الساعة الثانية', '24 14:00'],
      ['ماشي الخميس', '26'],
      ['لا يوم الخميس', '26'],
      ['لا مش الأربع الجمعة الساعة عشرة', '27 10:00 not 25'],
      ['لا لا خليها خمس مو أربع', '* 17:00 not * 16:00'],
      ['الجمعة ما يمديني خليها الاثنين الساعة ثنتين', '30 14:00 not 27'],
      ['التلاتا عفوا الأربعا الساعة تلاتة', '25 15:00'],
      ['ولا واحد منهم يناسبني', 'other any'],
      ['التاني أحسنلي', 'second'],
      ['أي يوم ما عدا الجمعة', 'not 27'],
      ['مش خمسة، ستة', '* 18:00 not * 17:00'],
      ['مو الساعة خمسة، الساعة ستة', '* 18:00 not * 17:00'],
      ['بعدين، الساعة سبعة', '* 19:00'],
      ['وليس اليوم', 'not 23'],
      ['لا اليوم ولا الأربعاء', 'not 23, 25'],
      ['الجمعة ولا السبت', '27 / 28'],
      ['بين الجوج والتلاتة', '* 14:00-15:00'],
      ['الساعة تلاتة إلا ربع', '* 14:45'],
      ['خمسة غير ربع', '* 16:45'],
      ['الماضي ساعتين ونص', '* 14:30'],
      ['يوم الثلوث', '24'],
      ['الربوع', '25'],
      ['نهار لربع', '25'],
      ['أربعة آلاف دولار', ''],
      ['شقة 4', ''],
    ],
  ],
  [
    'ja',
    [
      ['木曜の3時じゃなくて4時', '26 16:00 not 26 15:00'],
      ['金曜と午前中はだめ', 'not 27, * 06:00-12:00'],
      ['木曜日で あでも午前中はちょっと無理なんです', '26 not * 06:00-12:00'],
      ['今日と明日は仕入れであきまへんねん', 'not 23, 24'],
      ['今日明日やなかったら何時でも', 'not 23, 24'],
      ['火曜は仕事で電話出れないんで水曜なら', '25 not 24'],
      ['水曜と木曜の午後', '25 12:00-18:00 / 26 12:00-18:00'],
      ['いえ、木曜日です', '26'],
      ['火曜じゃなくて木曜でお願いします', '26 not 24'],
      ['二番目でお願いします', 'second'],
      ['金曜以外ならいつでも', 'not 27'],
      ['金曜はちょっと', 'not 27'],
      ['火曜やのうて金曜や', '27 not 24'],
      ['火曜 あ違うわ 木曜の三時', '26 15:00'],
      ['遅いほうで', 'second'],
      ['早いのでお願いします', 'first'],
      ['五時じゃなくて六時', '* 18:00 not * 17:00'],
      ['もっと遅く、七時ごろ', '* 19:00'],
      ['四千円の件です', ''],
      ['3号室です', ''],
      ['4時に3人で', '* 16:00'],
      ['百年後に', ''],
    ],
  ],
])('%s', (language, phrases) => {
  test.each(phrases)('%s: %s', (text, meaning) => {
    expect(shown(text, language)).toBe(meaning);
  });
});

/** Half past three in the afternoon. */
const afternoon = { reference: new Date('2026-11-23T21:30:00Z'), zone: 'America/Chicago' };

test.each<[Language, string]>([
  ['en', 'not before two hours from now'],
  ['es', 'no antes de dos horas'],
  ['fr', 'pas avant deux heures'],
  ['pt', 'não antes de duas horas'],
  ['ar', 'مو قبل ساعتين'],
])('%s: “%s” is a wait', (language, text) => {
  const today = '2026-11-23';
  const wanted = [{ first: today, last: today, from: 17 * 60 + 30, until: 24 * 60 }];
  expect(timeEditsIn(text, language, afternoon, offers)).toMatchObject({ wanted, refused: [] });
});

test.each<[Language, string, string]>([
  ['fr', 'pas avant deux heures', '* 14:00-24:00'],
  ['es', 'no antes de las dos', '* 14:00-24:00'],
  ['ru', 'не раньше двух часов', '* 14:00-24:00'],
  ['en', 'not before two', '* 14:00-24:00'],
])('%s: “%s” names an hour', (language, text, meaning) => {
  expect(shown(text, language)).toBe(meaning);
});

test.each<[Language, string]>([
  ['en', 'the big one would be twelve ninety'],
  ['en', 'it’s nine eighty five with the fitting'],
  ['es', 'serían once setenta y cinco'],
  ['fr', 'ça ferait douze quatre-vingts'],
  ['fr', 'ça fait mille deux cents'],
  ['pt', 'fica doze e noventa'],
  ['ru', 'это будет двенадцать восемьдесят'],
  ['tr', 'on iki seksen tutuyor'],
  ['ar', 'بيطلع اثنعش وثمانين'],
])('%s: “%s” is an amount', (language, text) => {
  expect(timeEditsIn(text, language, setting, offers)).toMatchObject({ wanted: [], refused: [] });
});

test.each<[Language, string, string]>([
  ['en', 'make it eleven we open at half past ten', '* 11:00'],
  ['en', 'make it five we close at six', '* 17:00'],
  ['en', 'rather at eleven because I open at half past ten', '* 11:00'],
  ['es', 'bueno mejor a las once porque abrimos a las diez y media', '* 11:00'],
  ['fr', 'plutôt onze heures on ouvre à dix heures et demie', '* 11:00'],
  ['pt', 'melhor às onze porque a gente abre às dez e meia', '* 11:00'],
  ['ru', 'лучше в одиннадцать потому что мы открываемся в половине одиннадцатого', '* 11:00'],
  ['ar', 'خليها حداشر لأن نفتح عشرة ونص', '* 11:00'],
  ['ja', '11時で、10時半に開店するので', '* 11:00'],
  ['tr', 'on birde olsun, on buçukta açıyoruz', '* 11:00'],
])('%s: “%s” explains the hour', (language, text, meaning) => {
  expect(shown(text, language)).toBe(meaning);
});

test.each<[Language, string]>([
  ['en', 'no no thursday I’ll be on a plane all day'],
  ['es', 'el jueves estoy de viaje'],
  ['fr', 'jeudi je serai dans l’avion'],
  ['pt', 'na quinta vou estar no avião'],
  ['ru', 'в четверг я буду в самолёте'],
  ['tr', 'perşembe günü uçakta olacağım'],
  ['ar', 'لا لا الخميس بكون في الطيارة'],
  ['ja', '木曜日は飛行機の中なんです'],
])('%s: “%s” refuses the day', (language, text) => {
  expect(shown(text, language)).toBe('not 26');
});

test.each<[Language, string]>([
  ['en', 'call me thursday at ten about friday’s delivery'],
  ['es', 'llámeme el jueves a las diez por lo de la entrega del viernes'],
  ['fr', 'rappelez-moi jeudi à dix heures pour la livraison de vendredi'],
  ['pt', 'me ligue na quinta às dez por causa da entrega de sexta'],
  ['ru', 'перезвоните в четверг в десять по поводу доставки в пятницу'],
  ['tr', 'cumaki teslimat için perşembe saat onda beni arasın'],
  ['ar', 'اتصلوا فيني الخميس الساعة عشرة عشان توصيل الجمعة'],
  ['ja', '金曜の配達のことで木曜の10時にお電話ください'],
])('%s: “%s” wishes for the time of the call only', (language, text) => {
  const chosen = callbackIn([{ who: 'caller', text, alternatives: [] }], language, setting);
  expect(shown(text, language, chosen)).toBe('26 10:00');
});
