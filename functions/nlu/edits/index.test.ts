import { describe, expect, test } from 'vitest';

import { timeEditsIn } from '#functions/nlu/edits/index.ts';
import type { Language } from '#shared/values/language.ts';

const setting = { reference: new Date('2026-11-23T15:00:00Z'), zone: 'America/Chicago' };
const offers = { isAboutTime: true, offers: 2, chosen: null };

/** `26 15:00`, `* 14:00-16:00`, `27`; several joined by `/`. */
const shown = (text: string, language: Language) => {
  const { wanted, refused, choice, other } = timeEditsIn(text, language, setting, offers);
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
      ['the second of the two', 'second'],
      ['neither of them works for me', 'other any'],
      ['tuesday scratch that wednesday at three', '25 15:00'],
      ['can we say thursday at ten instead', '26 10:00'],
      ['I have class on tuesday', 'not 24'],
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
    ],
  ],
  [
    'ar',
    [
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
    ],
  ],
])('%s', (language, phrases) => {
  test.each(phrases)('%s: %s', (text, meaning) => {
    expect(shown(text, language)).toBe(meaning);
  });
});
