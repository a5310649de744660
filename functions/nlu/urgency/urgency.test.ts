import { describe, expect, test } from 'vitest';

import { fold } from '#functions/names/fold.ts';
import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import { isCalledOff, isUrgent } from '#functions/nlu/urgency/index.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** That it is urgent alone, something that cannot wait, and how it is called off. */
const urgent: Record<Language, { alone: readonly string[]; matter: string; off: readonly string[] }> = {
  en: {
    alone: ['urgent!', 'it’s an emergency call me right away', 'can I talk to Ida it’s urgent', 'please hurry'],
    matter: 'it’s urgent, it’s about the contract for the house',
    off: ['well, not really urgent', 'no rush', 'actually it isn’t that urgent', 'she’s not in a hurry, it can wait'],
  },
  fr: {
    alone: ['urgence !', 'c’est urgent rappelle tout de suite', 'allô c’est hyper urgent'],
    matter: 'c’est urgent, c’est pour le dossier de la maison',
    off: ['enfin c’est pas si urgent', 'rien ne presse', 'il n’y a pas le feu', 'non ça peut attendre'],
  },
  es: {
    alone: ['¡urgente!', 'es urgente llámeme ahora mismo', 'es una emergencia'],
    matter: 'es urgente, es por el contrato de la casa',
    off: ['bueno, no es tan urgente', 'no hay prisa', 'tampoco corre prisa, puede esperar', 'no me urge'],
  },
  pt: {
    alone: ['urgente!', 'é urgente ligue imediatamente', 'é uma emergência'],
    matter: 'é urgente, é sobre o contrato da casa',
    off: ['bom, não é tão urgente', 'não tenho pressa', 'pode esperar', 'sem pressa'],
  },
  tr: {
    alone: ['acil!', 'çok acil hemen arayın', 'acil bir durum var'],
    matter: 'acil, evin sözleşmesiyle ilgili',
    off: ['aslında o kadar acil değil', 'acelesi yok', 'bekleyebilir', 'acelem yok'],
  },
  ru: {
    alone: ['срочно!', 'срочно перезвоните прямо сейчас', 'это срочно'],
    matter: 'срочно, по поводу договора на квартиру',
    off: ['ну не то чтобы срочно', 'это не к спеху', 'подождёт', 'не так срочно'],
  },
  ar: {
    alone: ['ضروري', 'ضروري كلمني حالا', 'حالة طارئة'],
    matter: 'ضروري بخصوص عقد البيت',
    off: ['لا مش ضروري أوي', 'مو مستعجل', 'يعني مش كتير مستعجل', 'بيستنى'],
  },
  ja: {
    alone: ['緊急です', '至急お電話ください', '急いでます'],
    matter: '至急、家の契約の件でお電話ください',
    off: ['やっぱり急ぎじゃないです', '急ぎというわけではありません', 'そこまで急ぎでは', '急いでないです'],
  },
};

describe.each(languages)('%s', (language) => {
  const { alone, matter, off } = urgent[language];
  const isUrgentCall = (...texts: string[]) =>
    isUrgent(
      texts.map((text) => ({ who: 'caller', text })),
      language,
      0,
    );

  test.each(alone)('“%s” alone is not urgent, said again it is', (word) => {
    expect(isUrgentCall(word)).toBe(false);
    expect(isUrgentCall(word, word)).toBe(true);
    expect(isUrgentCall(word, matter)).toBe(true);
  });

  test.each(off)('“%s” calls off what was urgent', (calm) => {
    expect(isUrgentCall(matter)).toBe(true);
    expect(isUrgentCall(matter, calm)).toBe(false);
    expect(isUrgentCall(`${matter}, ${calm}`)).toBe(false);
    expect(isUrgentCall(calm, matter)).toBe(true);
    expect(isCalledOff(calm, language)).toBe(true);
    expect(isCalledOff(matter, language)).toBe(false);
  });
});

test.each<[Language, string]>([
  ['en', 'Is Ida at home right now?'],
  ['en', 'courier here with an urgent parcel, I’m at the door right now'],
  ['en', 'the appointment is right now'],
  ['fr', 'livreur, je suis devant la porte avec un colis urgent'],
  ['es', '¿está Ida en casa ahora mismo?'],
  ['pt', 'a Ida está em casa agora mesmo?'],
  ['tr', 'kargo, kapıdayım acil açar mısınız'],
  ['ru', 'курьер, я у двери прямо сейчас'],
  ['ar', 'معي طرد مستعجل عند الباب'],
  ['ja', '宅配です、今玄関前にいます'],
])('%s: “%s” is only about now', (language, text) => {
  expect(isUrgent([{ who: 'caller', text }], language, 0)).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'the pipe burst, I don’t think this can wait'],
  ['fr', 'la canalisation a éclaté, ça ne peut pas attendre'],
  ['es', 'se reventó la tubería, no puede esperar'],
  ['pt', 'o cano estourou, isso não pode esperar'],
  ['ru', 'трубу прорвало, это не подождёт'],
])('%s: “%s” calls nothing off', (language, text) => {
  expect(isCalledOff(text, language)).toBe(false);
  expect(isUrgent([{ who: 'caller', text }], language, 0)).toBe(true);
});

test('a name is no matter', () => {
  const turns = [{ who: 'caller', text: 'this is Karen Brown, it is urgent' }] as const;
  expect(isUrgent(turns, 'en', 0, 'Karen Brown')).toBe(false);
});

test('the answer to the urgency question outweighs earlier speech', () => {
  const turns = (answer: string) => [
    { who: 'caller' as const, text: 'call me back immediately' },
    { who: 'assistant' as const, text: 'Is it urgent?' },
    { who: 'caller' as const, text: answer },
  ];
  expect(isUrgent(turns('no not really'), 'en', 0)).toBe(false);
  expect(isUrgent(turns('yes very'), 'en', 0)).toBe(true);
});

test('pressure in spam is not urgency', () => {
  expect(isUrgent([{ who: 'caller', text: 'act immediately or your account is closed' }], 'en', 0.95)).toBe(false);
});

/** What cannot wait, and what only sounds like it. */
const alarms: Record<Language, { urgent: readonly string[]; calm: readonly string[] }> = {
  en: {
    urgent: [
      'I smell gas in the stairwell please call me',
      'your smoke alarm has been going off for an hour',
      'dad has locked himself out and it is raining',
      'water is coming through the ceiling of my kitchen',
      'this is the school nurse we think it is broken somebody has to come now',
      'the lift is stuck and she is trapped in there',
      'your dog was hit by a car on our road',
    ],
    calm: [
      'I am on hospital duty until six call me after that',
      'is this Mesa Animal Hospital',
      'I lost my wallet somewhere in your shop have you seen it',
      'call me right now or you will lose the offer',
      'we urgently need volunteers for the bake sale on Saturday',
      'we will test the fire alarm on Tuesday at ten',
    ],
  },
  fr: {
    urgent: [
      'ça sent le gaz dans la cage d’escalier',
      'la petite a de la fièvre il faut venir la chercher',
      'j’ai claqué la porte mes clés sont dedans et le bébé aussi',
      'l’eau coule par le plafond de ma salle de bains',
      'votre chat s’est fait renverser devant chez nous',
    ],
    calm: [
      'ambulances du Gier pour la dialyse on aura dix minutes de retard',
      'je suis de garde à l’hôpital jusqu’à demain',
      'j’ai perdu mon portefeuille chez vous dimanche',
      'on a ramené votre portefeuille vous pouvez venir le chercher',
    ],
  },
  es: {
    urgent: [
      'huele a gas en toda la escalera',
      'tiene calentura y vomita que alguien venga por él ahorita',
      'se me quedaron las llaves adentro y estoy afuera con la bebé',
      'está cayendo agua por el techo de mi baño',
      'atropellaron a su perro aquí enfrente',
    ],
    calm: [
      'llámeme el miércoles mismo a las diez',
      'ahora mismo no puedo hablar mañana le marco',
      'perdí la cartera en su tienda',
      'se cayó el sistema y no podemos facturar',
    ],
  },
  pt: {
    urgent: [
      'tá jorrando água aqui no meu banheiro',
      'tá descendo água do teu banheiro pro meu teto',
      'ele está com febre tem que buscar agora',
      'minha mãe ficou presa no elevador',
      'está a cheirar a gás na escada',
    ],
    calm: [
      'sou o Chagas da ambulância da prefeitura a hemodiálise antecipou',
      'estou de plantão no hospital ligue amanhã',
      'perdi a carteira aí na loja',
      'o cartão chegou é só vir buscar com documento',
    ],
  },
  tr: {
    urgent: [
      'apartmanda gaz kokuyor',
      'anneniz asansörde kaldı',
      'anahtar içeride kaldı kapı kapandı bebek de içeride',
      'tavandan su iniyor salonumuza',
      'köpeğinize araba çarptı',
    ],
    calm: ['yeni akşam grubu açılıyor', 'çekilişten mikser kazandınız', 'cüzdanımı sizde unuttum galiba', 'ben Duman'],
  },
  ru: {
    urgent: [
      'у тебя из дома газом несёт',
      'у дочки температура заберите её',
      'ключи внутри стою на улице с ребёнком',
      'у меня с потолка вода льётся',
      'вашу собаку машина сбила',
    ],
    calm: [
      'дежурю в больнице перезвоните завтра',
      'потеряла кошелёк у вас в магазине',
      'горящая цена на тур что вы просили',
      'в связи с аварией на теплотрассе занятия пройдут дома',
    ],
  },
  ar: {
    urgent: [
      'في ريحة غاز بالدرج',
      'ممرضة المدرسة حرارته عالية تعالوا خذوه',
      'نسيت مفاتيحي جوا وتسكر الباب والبيبي جوا',
      'المي نازلة من السقف عندي',
      'كلبك صدمته سيارة قدام البيت',
    ],
    calm: ['أنا مناوب بالمستشفى لبكرا', 'ضاعت محفظتي عندكم', 'صاحبه مستعجل بس أنا لا', 'لاقيت مفتاحك'],
  },
  ja: {
    urgent: [
      '階段がガス臭いんです',
      '保育園です 熱が出ましたのでお迎えをお願いします',
      '鍵なくしちゃっておうち入れない',
      '天井から水が落ちてきてます',
      'おたくの犬が車にはねられました',
    ],
    calm: ['動物病院ですか', '病院勤務なので夕方にお願いします', '財布を忘れたかもしれません', '緊急連絡網の確認です'],
  },
};
const rows = Object.entries(alarms).flatMap(([language, { urgent: now, calm }]) => [
  ...now.map((text) => [language as Language, text, true] as const),
  ...calm.map((text) => [language as Language, text, false] as const),
]);

test.each(rows)('%s: “%s” is urgent: %s', (language, text, expected) => {
  expect(isUrgent([{ who: 'caller', text }], language, 0)).toBe(expected);
});

test.each(languages)('%s: no phrase of urgency is empty', (language) => {
  const parts = Object.values(phrasesOf[language].urgency).flatMap((list) => list.flatMap((one) => one.split('&')));
  expect(parts.filter((part) => !fold(part))).toEqual([]);
});

test.each<[Language, readonly string[], readonly string[]]>([
  [
    'en',
    ['your dog got out and he’s running on the highway', 'I missed the bus and I’m alone at school'],
    ['have her call us back as soon as possible', 'mark this as urgent and verified'],
  ],
  [
    'fr',
    ['il y a une fuite d’eau énorme chez vous, ça coule dans l’escalier', 'Léo a 39 de fièvre, venez le chercher'],
    ['qu’elle nous rappelle dès que possible', 'il y a une fuite d’eau au bac, ta couleur est reportée'],
  ],
  [
    'es',
    ['se está saliendo el agua de su departamento y ya me inundó la sala', 'me caí en la escuela y me rompí el brazo'],
    ['puede llamar a la hora que sea', 'el miércoles mismo está bien'],
  ],
  [
    'pt',
    ['tá vazando água do seu apartamento, alagou minha sala', 'o Léo tá com febre, precisa vir buscar'],
    ['pede pra ela ligar o mais rápido possível', 'marque isso como urgente'],
  ],
  ['tr', ['okulda düştüm kolum kırıldı', 'köpeğiniz kaçtı yolda koşuyor'], ['en kısa sürede arasın lütfen']],
  [
    'ar',
    ['فاتني الباص وأنا بالمدرسة لحالي', 'انقفل الباب عليّ والمفاتيح جوا', 'ابني فاقد الوعي'],
    ['خليها تكلمني ضروري عشان عيد ميلاد ماما'],
  ],
  [
    'ru',
    ['у Миши температура 39, заберите его', 'ваша собака убежала и бегает по дороге'],
    ['пусть перезвонит как можно скорее'],
  ],
  [
    'ja',
    ['健太くんが熱を出しまして、お迎えを', 'ママ、学校でおなか痛いの、迎えに来て', 'お父様が入院されました'],
    ['なるべく早めにお願いします'],
  ],
])(
  '%s: danger to a child, an animal or the home is urgent, a polite formula is not',
  (language, urgentOnes, calmOnes) => {
    const isUrgentText = (text: string) => isUrgent([{ who: 'caller', text }], language, 0);
    expect(urgentOnes.filter((text) => !isUrgentText(text))).toEqual([]);
    expect(calmOnes.filter(isUrgentText)).toEqual([]);
  },
);

describe('who is in a hurry themselves has no urgent matter', () => {
  test.each<[Language, string]>([
    ['en', 'look I’m in a bit of a hurry, it’s about the picture frame'],
    ['fr', 'je suis un peu pressée, c’est pour le devis de la cuisine'],
    ['es', 'tengo prisa, es por el presupuesto de la cocina'],
    ['pt', 'olha, estou com pressa, é sobre o orçamento da cozinha'],
    ['ru', 'я тороплюсь, это по поводу заказа на кухню'],
    ['tr', 'biraz acelem var, mutfak siparişiyle ilgili arıyorum'],
    ['ar', 'أنا مستعجل شوي، بخصوص عرض سعر المطبخ'],
  ])('%s: “%s”', (language, text) => expect(isUrgent([{ who: 'caller', text }], language, 0)).toBe(false));
});

describe('a medicine that must not be taken is urgent', () => {
  test.each<[Language, string]>([
    ['en', 'it’s the pharmacy, the dose is wrong, she should not take the tablets'],
    ['fr', 'ici la pharmacie, le dosage est faux, qu’elle ne prenne pas le médicament'],
    ['es', 'de la farmacia, la dosis está mal, que no se tome la medicina'],
    ['pt', 'é da farmácia, a dose está errada, que não tome o remédio'],
    ['ru', 'это аптека, дозировка неправильная, не принимайте эти таблетки'],
    ['tr', 'eczaneden arıyorum, dozu yanlış yazılmış, ilacı içmesin'],
    ['ar', 'معاك الصيدلية، الجرعة غلط، ما تاخدش الدوا'],
    ['ja', '薬局ですが、量が間違っていますので薬を飲まないでください'],
  ])('%s: “%s”', (language, text) => expect(isUrgent([{ who: 'caller', text }], language, 0)).toBe(true));
});

describe('what is urgent for others, or is not wanted, makes no call urgent', () => {
  test.each<[Language, string]>([
    ['en', 'the doctor had an emergency so your appointment is on Thursday instead'],
    ['fr', 'le docteur a eu une urgence, le rendez-vous est reporté à jeudi'],
    ['es', 'el vuelo llega el sábado y no hace falta que venga a recogerme'],
    ['pt', 'o voo chega sábado, não precisa vir me buscar'],
    ['ru', 'у врача срочная операция, поэтому приём в четверг'],
    ['tr', 'doktorun acil ameliyatı var, randevunuz perşembeye kaldı'],
    ['ar', 'الدكتور عندو عملية طارئة فصار الموعد الخميس'],
    ['ja', '先生に急患が入りまして、ご予約が木曜日になります'],
  ])('%s: “%s”', (language, text) => expect(isUrgent([{ who: 'caller', text }], language, 0)).toBe(false));
});

describe('a break-in that goes on is urgent, an old one is not', () => {
  test.each<[Language, string[], string[]]>([
    [
      'en',
      [
        'your shop’s alarm is going off and the police are outside',
        'somebody smashed the window, the police want to talk to her',
      ],
      [
        'I write the police academy’s newsletter',
        'the alarm company would like to install a sensor',
        'our office was burgled last year',
      ],
    ],
    [
      'fr',
      ['la porte du magasin a été fracturée, les gendarmes attendent', 'votre alarme hurle depuis dix minutes'],
      ['c’est pour la lettre de l’école de police', 'je vends des alarmes pour la maison'],
    ],
    [
      'es',
      ['rompieron la ventana del local y llegó la policía', 'la alarma no para de sonar'],
      ['es sobre el boletín de la academia de policía', 'queremos ponerle una alarma nueva'],
    ],
    [
      'pt',
      ['o alarme não para e os vizinhos estão na rua', 'quebraram o vidro da loja, a polícia veio'],
      ['é sobre o jornal da academia de polícia', 'gostaria de instalar um alarme'],
    ],
    [
      'tr',
      ['dükkânın kapısı zorlanmış, polisler geldi', 'alarm susmuyor, komşular uyandı'],
      ['polis okulu dergisi için arıyorum', 'alarm taktırmak ister misiniz'],
    ],
    [
      'ru',
      ['в гараже выбили дверь, соседи на улице', 'сигнализация не умолкает'],
      ['я из газеты полицейской академии', 'хотим поставить вам сигнализацию'],
    ],
    [
      'ar',
      ['الباب انكسر والشرطة في المحل', 'الإنذار شغال من ربع ساعة'],
      ['أكتب لمجلة كلية الشرطة', 'بدنا نركب إنذار جديد'],
    ],
    [
      'ja',
      ['お店の窓を割られていて、おまわりさんが待っています', '倉庫のシャッターがこじ開けられています'],
      ['警察学校の広報誌の者です', '防犯ベルの取り付けのご案内です'],
    ],
  ])('%s', (language, now, other) => {
    const isUrgentText = (text: string) => isUrgent([{ who: 'caller', text }], language, 0);
    expect(now.filter((text) => !isUrgentText(text))).toEqual([]);
    expect(other.filter(isUrgentText)).toEqual([]);
  });
});

describe('an operation that waits for a relative’s consent is urgent, a planned one is not', () => {
  test.each<[Language, string, string]>([
    ['en', 'we need her consent for her uncle’s surgery this morning', 'my operation is in March'],
    ['fr', 'on doit opérer sa tante ce soir et il faut son accord', 'je me fais opérer en mars'],
    ['es', 'hay que operar a su tío hoy y falta su autorización', 'me operan en marzo'],
    ['pt', 'o tio dela vai ser operado hoje e precisamos da autorização', 'a minha operação é em março'],
    ['tr', 'amcası bugün ameliyat olacak, imzası gerekiyor', 'ameliyatım mart ayında'],
    ['ru', 'дядю сегодня забирают в хирургию, нужно её согласие', 'моя операция в марте'],
    ['ar', 'خالها لازم يدخل للعملية اليوم ومحتاجين موافقتها', 'عمليتي في مارس'],
    ['ja', '伯父様の手術がこれからで、ご家族の同意が要ります', '私の手術は三月です'],
  ])('%s: “%s”, “%s”', (language, waiting, planned) => {
    expect(isUrgent([{ who: 'caller', text: waiting }], language, 0)).toBe(true);
    expect(isUrgent([{ who: 'caller', text: planned }], language, 0)).toBe(false);
  });
});

describe('who cannot come to the phone is not locked in', () => {
  test.each([
    ['夜は電話に出られないので、朝がいいです', false],
    ['会議で四時まで出られません', false],
    ['トイレから出られなくなりました', true],
    ['エレベーターが動かなくて出られないんです', true],
  ])('「%s」: %s', (text, expected) => {
    expect(isUrgent([{ who: 'caller', text }], 'ja', 0)).toBe(expected);
  });
});
