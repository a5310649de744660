import { describe, expect, test } from 'vitest';

import { reasonOf } from '#functions/calls/outcome/call-record.ts';
import { mattersFirst, uncut, unreportedSentences } from '#functions/calls/outcome/matter.ts';
import { begin } from '#functions/calls/dialogue/decide.ts';
import { begunAt, briefing, freeTimes, saying, step } from '#functions/calls/dialogue/testing.ts';
import { embedded } from '#functions/nlu/embedded.ts';
import type { Turn } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

const zone = 'America/New_York';

/** What the owner’s list says of a call in which the caller says these sentences, whatever they are asked. */
async function reasonAfter(language: Language, sentences: readonly string[]): Promise<string> {
  let decision = begin(briefing({ language, owner: 'Ida', zone }), begunAt, freeTimes);
  const turns: Turn[] = [];
  for (const text of sentences) {
    const asked = decision.commands.flatMap((one) => (one.c === 'say' ? [one.text] : [])).join(' ');
    turns.push({ who: 'assistant', text: asked }, { who: 'caller', text });
    const understood = await embedded.understand(turns, { reference: begunAt, zone, language });
    decision = step(decision.dialogue, saying(text, understood));
    if (decision.effects.some((effect) => effect.do === 'book'))
      decision = step(decision.dialogue, { t: 'booked', at: begunAt, ok: true, free: freeTimes });
  }
  return reasonOf({ dialogue: decision.dialogue, owner: { answers: [] } }, language) ?? '';
}

/** What is said, what the owner’s text begins with, what else it has, and what it has not. */
const calls: [Language, string, RegExp, RegExp | null, RegExp | null][] = [
  [
    'en',
    `hello oh it's one of those things is this recording
    um hang on I haven't said who I am yet it's Marvin Oakes the piano tuner
    wait I gotta tell you why first so the soundboard has a crack and gluing it would be two hundred and eighty dollars
    no no hold on I need to know if she wants it glued before the recital on the twelfth`,
    /^(?:The piano tuner; )?The soundboard has a crack and gluing it would be two hundred and eighty dollars/,
    /recital on the twelfth$/,
    /recording|hang on|hold on|why first/i,
  ],
  [
    'en',
    `hi is Ida around no okay am I talking to a machine
    Rhonda from the quilting guild
    she needs to bring the binding tape and her cutting mat on Saturday
    whenever she likes
    honey not now I'm on the phone sorry what was that`,
    /^She needs to bring the binding tape and her cutting mat on Saturday/,
    null,
    /honey|phone|machine|whenever/i,
  ],
  [
    'en',
    `yeah hi this is Dale over at Summit Roofing I came by Friday but we can talk about times later
    well the estimate came to nine thousand four hundred with the gutters
    the later one of those please`,
    /^The estimate came to nine thousand four hundred with the gutters/,
    null,
    /later one/,
  ],
  [
    'fr',
    `allô oui euh c'est quoi ça un répondeur
    Gérard Pinson le chauffagiste
    attendez j'ai pas fini alors le circulateur est mort ça fait quatre cent vingt euros avec la pose
    deux secondes chéri je suis au téléphone`,
    /^Le circulateur est mort ça fait quatre cent vingt euros avec la pose/,
    null,
    /répondeur|attendez|chéri|téléphone/i,
  ],
  [
    'fr',
    `bonjour mairie de Vence au sujet de la demande de passeport de madame
    Corinne Dalmas
    attendez non ça c'est pas l'heure pour rappeler son rendez-vous à la mairie est déplacé au jeudi dix-sept
    et qu'elle apporte deux photos d'identité et un justificatif de domicile`,
    /^Mairie de Vence au sujet de la demande de passeport/,
    /rendez-vous à la mairie est déplacé au jeudi dix-sept.*deux photos d'identité et un justificatif de domicile$/,
    /attendez|pas l'heure/i,
  ],
  [
    'fr',
    `coucou Ida t'es là ah zut c'est la machine
    c'est Josiane de la chorale
    bon on a changé de salle et faut prendre la partition du Fauré
    la la ça fait rien quand elle veut
    Monique baisse la télé`,
    /^On a changé de salle et faut prendre la partition du Fauré$/,
    null,
    null,
  ],
  [
    'es',
    `hostia y esto qué es me está grabando
    a ver soy Eusebio el ebanista
    si aún no te he dicho nada escucha la cómoda está lista pero el barniz son ciento ochenta euros
    espera Lola que estoy al teléfono`,
    /^(?:El ebanista; )?La cómoda está lista pero el barniz son ciento ochenta euros/,
    null,
    /grabando|escucha|Lola/,
  ],
  [
    'es',
    `hola buenas está Ida
    de la clínica dental Arroyo soy Pilar
    hay que mover su cita del martes porque la doctora está de congreso y le puedo dar el lunes siete a las cinco
    así está bien doctora`,
    /^Hay que mover su cita del martes porque la doctora está de congreso/,
    /lunes siete a las cinco$/,
    null,
  ],
  [
    'es',
    `ay no contesta la Ida
    Chelo la del tercero
    que dejó la ventana abierta y está entrando el agua y tengo su llave
    cuando pueda`,
    /^Dejó la ventana abierta y está entrando el agua y tengo su llave$/,
    null,
    null,
  ],
  [
    'pt',
    `alô é gravação isso
    aqui é Osvaldo do cartório Bento Filho
    então o negócio do terreno ficou em trezentos e quarenta mil e ela tem que assinar até sexta
    mas há bocado disse que eram nove dela pronto
    tenho sim
    recado não moço`,
    /^(?:Do cartório Bento Filho – )?O negócio do terreno ficou em trezentos e quarenta mil e ela tem que assinar até sexta$/,
    null,
    null,
  ],
  [
    'pt',
    `oi boa tarde a Ida tá aí
    Rosângela do buffet
    peraí deixa eu te falar o bolo não cabe no elevador e a entrega vai custar oitenta reais a mais
    tá bom meu filho já vou tô no telefone`,
    /^O bolo não cabe no elevador e a entrega vai custar oitenta reais a mais$/,
    null,
    null,
  ],
  [
    'pt',
    `boa tarde daqui Anselmo Teixeira do escritório de contabilidade
    é por causa do IRS falta o recibo da renda de outubro
    quando ela quiser
    e que traga também o contrato de arrendamento assinado`,
    /falta o recibo da renda de outubro/,
    /Traga também o contrato de arrendamento assinado$/,
    /quiser/,
  ],
  [
    'ru',
    `алло вы меня слышите
    это из ателье Раиса Павловна
    какой помощник деточка я не понимаю
    платье её готово надо решить длину до колена и подкладка вышла на полторы тысячи дороже
    подождите я не договорила пусть туфли с собой возьмёт на примерку`,
    /^Платье её готово надо решить длину до колена и подкладка вышла на полторы тысячи дороже/,
    /туфли с собой возьмёт на примерку$/,
    /помощник|подождите|слышите/i,
  ],
  [
    'ru',
    `ой а где Ида то
    Степан сосед по даче
    да ладно короче у вас забор повалило ветром и собака забежала я её покормил
    когда хочет`,
    /^У вас забор повалило ветром и собака забежала я её покормил$/,
    null,
    null,
  ],
  [
    'ru',
    `здравствуйте я по поводу экскурсии
    Вера Андреевна классный руководитель
    сбор в субботу в восемь у школы с собой паспорт и тысячу двести на билет
    Миша отойди от плиты`,
    /экскурсии/,
    /паспорт и тысячу двести на билет/,
    /Миша/,
  ],
  [
    'tr',
    `alo kimsiniz ya Ida hanım yok mu
    Sevda öğretmen
    hmm yarın dersteyim dokuzda olmaz öğlen on iki olsun teneffüste konuşuruz
    ha bir de gezi için dört yüz lira toplanıyor cuma gününe kadar izin kağıdını da göndersin
    oğlum dur telefondayım`,
    /^Gezi için dört yüz lira toplanıyor cuma gününe kadar izin kağıdını da göndersin$/,
    null,
    null,
  ],
  [
    'tr',
    `aa bu makine mi ne
    Rıfat usta mutfak dolapları için
    dur daha bitirmedim kapakların rengi gelmedi krem isterse iki bin lira indirim yaparım`,
    /Kapakların rengi gelmedi krem isterse iki bin lira indirim yaparım/,
    null,
    /makine|bitirmedim/i,
  ],
  [
    'tr',
    `selam canım orada mısın
    Güllü teyzen üst kattan
    banyodan su sızıyor sizin tavana damlıyormuş tesisatçı bin beş yüz tutacak
    mesaj falan istemem`,
    /^Banyodan su sızıyor sizin tavana damlıyormuş tesisatçı bin beş yüz tutacak$/,
    null,
    null,
  ],
  [
    'ja',
    `あれ、これ録音ですか
    わたくし青葉印刷の西岡と申しますが、リンドクヴィスト様はご不在でしょうか
    あ、はい、えっとですね、校正の件なんですけど、表紙の青みが強く出てまして、明日の午後五時が締切なんです
    少々お待ちください、今電話中なので`,
    /^校正の件なんですけど、表紙の青みが強く出てまして/,
    /締切/,
    /録音|ご不在|電話中/,
  ],
  [
    'ja',
    `もしもし、あ、なにこれ
    町内会の大久保です
    あれ、伝言だけでいいんですけど、餅つき大会が二十日の九時からに変わりまして
    あと、エプロンと手ぬぐいを持ってきてほしいって伝えてください`,
    /^餅つき大会が二十日の九時からに変わりまして/,
    /エプロンと手ぬぐいを持ってきてほしい$/,
    /伝言だけ|なにこれ/,
  ],
  [
    'ja',
    `なにこれ、イダいないの
    母さんだけど
    年末そっち行くやつさ、新幹線が取れなくて三十日の昼になりそうなの、カニも二杯頼んだから
    ちょっと待ってお父さん今電話してるから`,
    /^年末そっち行くやつさ、新幹線が取れなくて三十日の昼になりそうなの/,
    /カニも二杯頼んだから$/,
    /なにこれ|お父さん/,
  ],
  [
    'ar',
    `هلا ولا وش هذا تسجيل
    أنا أم فيصل الخياطة
    شف يا ولدي الفستان خلص بس التطريز صار بثلاثمية وخمسين ريال لازم تجي تقيسه قبل الخميس
    لحظة يا نورة أنا على التليفون`,
    /^الفستان خلص بس التطريز صار بثلاثمية وخمسين ريال لازم تجي تقيسه قبل الخميس$/,
    null,
    null,
  ],
  [
    'ar',
    `ألو مين معي انت روبوت
    أنا سمر معلمة الصف
    الرحلة صارت يوم الأربعاء بدل الثلاثاء ولازم يجيب معه خمسة دنانير وورقة الموافقة
    تمام شكرا`,
    /^الرحلة صارت يوم الأربعاء بدل الثلاثاء ولازم يجيب معه خمسة دنانير وورقة الموافقة$/,
    null,
    null,
  ],
  [
    'ar',
    `يا هلا وين ايدا
    أبو طارق الميكانيكي
    استنى ما خلصت كلامي السيارة بدها طرمبة مي جديدة بمية وعشرين دينار وبتخلص يوم الاثنين
    أي وقت بعد العصر`,
    /^السيارة بدها طرمبة مي جديدة بمية وعشرين دينار وبتخلص يوم الاثنين$/,
    null,
    null,
  ],
];

test.each(calls)('%s: the owner reads the matter of “%s”', async (language, said, start, more, less) => {
  const reason = await reasonAfter(
    language,
    said.split('\n').map((line) => line.trim()),
  );
  expect(reason).toMatch(start);
  if (more) expect(reason).toMatch(more);
  if (less) expect(reason).not.toMatch(less);
});

describe('what the owner learns of a call', () => {
  const dialogueOf = (language: Language, texts: readonly string[]) => ({
    ...begin(briefing({ language }), begunAt, freeTimes).dialogue,
    transcript: texts.map((text) => ({ who: 'caller' as const, at_ms: 0, text, unsure: [] })),
  });

  test.each<[Language, string, string]>([
    ['en', 'The new boiler is ready', 'no that is when the plumber brings the boiler and the invoice is ninety euros'],
    ['fr', 'La chaudière est prête', 'non ça c’est pour le plombier qui apporte la facture de quatre-vingt-dix euros'],
    ['es', 'La caldera está lista', 'no eso es para el fontanero que trae la factura de noventa euros'],
    ['pt', 'A caldeira está pronta', 'não isso é para o encanador que traz a fatura de noventa euros'],
  ])('%s: beside “%s”, what a later turn says: “%s”', (language, known, text) =>
    expect(unreportedSentences(dialogueOf(language, [text]), [known])).toHaveLength(1),
  );

  test.each<[Language, string, string]>([
    ['en', 'The lease ends in May', 'tomorrow at ten'],
    ['en', 'The lease on the studio ends in May', 'yes the lease of the studio it ends in May'],
    ['ru', 'Аренда студии до мая', 'завтра в десять утра'],
    ['ja', '賃貸の契約は五月までです', '明日の10時でお願いします'],
  ])('%s: beside “%s”, “%s” says nothing new', (language, known, text) =>
    expect(unreportedSentences(dialogueOf(language, [text]), [known])).toEqual([]),
  );

  test.each<[Language, string, string, string]>([
    [
      'en',
      'The lease ends in May and…',
      'so the lease ends in May and the landlord wants eighty more',
      'The lease ends in May and the landlord wants eighty more',
    ],
    ['ja', '契約は五月までで…', '契約は五月までで家賃が八千円上がります', '契約は五月までで家賃が八千円上がります'],
  ])('%s: “%s” goes on as it was said', (language, cut, said, whole) =>
    expect(uncut(cut, dialogueOf(language, [said]))).toBe(whole),
  );

  test('who calls, and talk about the call, stand behind the matter', () => {
    const said = ['I came by but is this a recording', 'The roof needs new tiles and gutters for nine hundred'];
    expect(mattersFirst(said, 'en', null)[0]).toBe(said[1]);
    expect(mattersFirst(said.toReversed(), 'en', null)[0]).toBe(said[1]);
  });
});

test.each<[Language, string[], string]>([
  [
    'en',
    [
      'It’s Marta Fields from Fields Roofing.',
      'Well, as I said, the thing is we need the slate tiles approved by three tomorrow.',
    ],
    'We need the slate tiles approved by three tomorrow.',
  ],
  [
    'ru',
    ['Это Олег Самойлов, из стоматологии «Улыбка».', 'Ну, дело такое: нужно подтвердить приём до трёх завтра.'],
    'Нужно подтвердить приём до трёх завтра.',
  ],
  [
    'es',
    ['Soy Rosa Prieto, la madre de Hugo.', 'Verá, lo que pasa es que Hugo se ha dejado el inhalador.'],
    'Hugo se ha dejado el inhalador.',
  ],
  [
    'tr',
    ['Ben Selin Aydın, Efe’nin annesi.', 'Şey, durum şu, izin kağıdını yarın üçe kadar imzalamanız lazım.'],
    'İzin kağıdını yarın üçe kadar imzalamanız lazım.',
  ],
  [
    'ar',
    ['معك خالد الحربي من مدرسة الأمل', 'الحقيقة أن ليان نسيت دفترها ولازم يوصل قبل الساعة عشرة بكرة'],
    'ليان نسيت دفترها ولازم يوصل قبل الساعة عشرة بكرة',
  ],
])('%s: “%s”: neither who calls nor what leads to the matter is in it', async (language, sentences, reason) => {
  const said = await reasonAfter(language, sentences);
  expect(said.replace(/\.$/u, '')).toBe(reason.replace(/\.$/u, ''));
});
