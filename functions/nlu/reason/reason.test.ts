import { expect, test } from 'vitest';

import { promptTextsOf } from '#functions/nlu/languages/texts.ts';
import { callerName } from '#functions/nlu/name/index.ts';
import type { Turn } from '#functions/nlu/port.ts';
import { reasonOf } from '#functions/nlu/reason/index.ts';
import { summaryOf } from '#functions/nlu/reason/summary.ts';
import type { Language } from '#shared/values/language.ts';

const classes = `delivery appointment work family friend health school service_provider bank_real sales_wanted wrong_number other`;
/** One call for each class, in their order. */
const samples: Record<Language, string> = {
  en: `the courier has a parcel for you and nobody answers the buzzer
    please confirm your haircut appointment on Friday
    the server is down at the office and the team can't log in
    mum wants to know if you're bringing the kids for dinner on Sunday love you
    hey mate are you coming for a beer after football
    the pharmacy has your prescription ready
    your son has a fever could you pick him up from school
    the plumber has the part for your boiler
    your bank noticed an unusual transaction on your card
    you asked us for a window quote and the estimate is ready
    oh sorry I think I've got the wrong number
    I'm your landlord the rent is late`,
  fr: `le livreur a un colis pour vous devant le portail
    je confirme votre rendez-vous chez le coiffeur samedi
    le serveur est en panne au bureau et l'équipe est bloquée
    maman demande si tu viens au repas dimanche gros bisous
    salut mon pote tu viens boire une bière après le match
    la pharmacie a votre ordonnance prête
    votre fille est malade il faut venir la chercher à l'école
    le plombier a la pièce de votre chaudière
    votre banque a bloqué une opération suspecte sur votre carte
    le devis que vous avez demandé pour les fenêtres est prêt
    ah pardon je me suis trompé de numéro
    c'est le propriétaire le loyer n'est pas arrivé`,
  es: `el repartidor tiene un paquete y nadie abre el timbre
    confirmar su cita de peluquería del sábado
    se cayó el sistema en la oficina y el equipo no puede trabajar
    mamá pregunta si vienes a comer el domingo besos
    oye güey vas a jugar fútbol el jueves
    la farmacia tiene lista su receta
    su hija tiene fiebre hay que recogerla en el colegio
    el plomero ya tiene la pieza de la caldera
    su banco detectó un movimiento sospechoso en su tarjeta
    la cotización de ventanas que solicitó está lista
    ay perdón me equivoqué de número
    soy el casero no llegó el alquiler`,
  pt: `o entregador está com a encomenda na portaria
    confirmar a sua marcação de corte de cabelo no sábado
    o servidor caiu no escritório e a equipa não consegue entrar no sistema
    a mãe quer saber se vens almoçar no domingo beijinhos
    fala mano bora jogar futebol e tomar uma cerveja
    a farmácia tem a sua receita pronta
    a sua filha está com febre venha buscá-la à escola
    o canalizador já tem a peça da caldeira
    o seu banco viu uma compra suspeita no cartão
    o orçamento das janelas que pediu está pronto
    desculpe enganei-me no número
    é o senhorio a renda não entrou`,
  tr: `kargo paketiniz var kapıda zile basıyorum
    cumartesi kuaför randevunuzu teyit etmek istiyorum
    ofiste sunucu çöktü ekip sisteme giremiyor
    annen pazar yemeğe gelecek misiniz diyor öptüm
    kanka maça geliyor musun sonra bira içeriz
    eczanede ilaçlarınız reçeteniz hazır
    kızınızın ateşi çıktı okuldan alır mısınız
    kombi parçası geldi tesisatçı yarın takabilir
    bankanız kartınızda şüpheli işlem gördü
    istediğiniz pencere fiyat teklifi hazır
    pardon yanlış numara
    ev sahibiniz kira yatmamış`,
  ru: `курьер с посылкой стою у подъезда домофон не работает
    подтвердите запись на стрижку в субботу
    на работе упал сервер отдел не может войти в систему
    мама спрашивает приедете ли на обед целую
    братан пойдёшь на футбол потом пиво
    аптека ваше лекарство по рецепту готово
    у вашей дочери температура заберите из школы
    сантехник деталь для котла пришла
    ваш банк заметил подозрительную операцию по карте
    смета на окна которую вы просили готова
    ой извините ошибся номером
    хозяин квартиры аренда не пришла`,
  ar: `مندوب التوصيل معي طرد تحت البناية
    نأكد موعدك بالصالون لقص الشعر يوم السبت
    السيرفر واقع بالمكتب والفريق مش قادر يشتغل
    ماما بتسأل جايين عالغدا يوم الجمعة يا روحي
    يا صاحبي جاي عالماتش بعدين نطلع قهوة
    الصيدلية الدوا تبعك جاهز حسب الوصفة
    بنتك حرارتها مرتفعة تعال خدها من المدرسة
    السباك قطعة السخان وصلت
    البنك لاحظ عملية غير معتادة على بطاقتك
    عرض سعر الشبابيك اللي طلبته جاهز
    آسف الرقم غلط
    صاحب البيت الإيجار ما وصل`,
  ja: `宅配の荷物をお届けに来ましたがインターホンにお返事がなくて
    土曜日の美容室のカットのご予約の確認です
    会社のサーバーが落ちてシステムに入れません
    お母さんが日曜ご飯食べに来るかって
    フットサル来る 終わったら飲みに行こうぜ
    薬局です 処方せんのお薬ができました
    お子さんが熱を出したので学校までお迎えをお願いします
    給湯器の部品が届きましたので修理に伺います
    銀行です カードの不正利用を検知しました
    ご依頼いただいた窓の見積もりができました
    すみません番号間違えました
    大家ですけど家賃がまだです`,
};
const cases = Object.entries(samples).flatMap(([language, text]) =>
  text.split('\n').map((line, at) => ({
    language: language as Language,
    spoken: line.trim(),
    reason: classes.split(' ')[at]!,
  })),
);

test.each(cases)('$language: “$spoken” is $reason', ({ language, spoken, reason }) => {
  const understood = reasonOf([{ who: 'caller', text: spoken }], language);
  expect(understood?.class).toBe(reason);
  expect(understood?.summary.split(' ').length).toBeLessThanOrEqual(16);
});

test('summarizes in the caller’s own words', () => {
  const text = 'hello yes um the courier has a parcel for you and nobody answers the buzzer so please call me back';
  const summary = summaryOf([{ who: 'caller', text }], 'en', 'delivery');
  expect(summary).toBe('The courier has a parcel for you and nobody answers the buzzer');
});

/** What is said, the name in it, and the summary: what follows the name, up to thanks and the wish for a call. */
const errands: Partial<Record<Language, readonly [string, string, string]>> = {
  en: [
    'hello this is Sam Porter from the sorting office I could not deliver your parcel please call me back',
    'Sam Porter',
    'From the sorting office I could not deliver your parcel',
  ],
  fr: [
    'bonjour c’est Bernadette j’appelle pour vous dire que la réunion de demain est annulée merci',
    'Bernadette',
    'La réunion de demain est annulée',
  ],
  es: [
    'buenos días soy Ramiro Salas de la paquetería no pude entregar su paquete llámeme por favor',
    'Ramiro Salas',
    'De la paquetería no pude entregar su paquete',
  ],
  pt: [
    'bom dia sou o Nuno Faria da transportadora não consegui entregar a sua encomenda ligue-me obrigado',
    'Nuno Faria',
    'Da transportadora não consegui entregar a sua encomenda',
  ],
  ru: [
    'здравствуйте это Азамат Юсупов из службы доставки не смог вручить вашу посылку перезвоните пожалуйста',
    'Азамат Юсупов',
    'Из службы доставки не смог вручить вашу посылку',
  ],
  ja: [
    'もしもし運送会社の大西と申しますが お荷物をお届けに上がりましたがご不在でした',
    '大西',
    'お荷物をお届けに上がりましたがご不在でした',
  ],
};
test.each(Object.entries(errands))('%s: a summary starts after the name', (language, [text, name, errand]) => {
  expect(reasonOf([{ who: 'caller', text }], language as Language, name)?.summary).toBe(errand);
});

test('reads the reason from the turn that states it, not from the introduction', () => {
  const turns = [
    'oh hi Priya Menon here',
    'it’s about my wedding cake could you make it without nuts',
    'Thursday evening works',
  ];
  const understood = reasonOf(
    turns.map((text) => ({ who: 'caller', text })),
    'en',
  );
  expect(understood?.class).toBe('work');
  expect(understood?.summary).toBe('My wedding cake could you make it without nuts');
});

/** A time to call does not change the reason of a call. */
test.each([
  [
    'en',
    'this is Ana from the bank your new card is ready at the branch I am at the dentist tomorrow so call on Friday',
    'bank_real',
  ],
  [
    'fr',
    'bonjour le garage Morel votre voiture est prête les freins sont faits je suis chez le médecin à midi',
    'service_provider',
  ],
  ['es', 'hola soy tu tía Carmen llego al aeropuerto el sábado recógeme antes paso por el banco', 'family'],
] as const)('%s: “%s” is %s', (language, text, reason) => {
  expect(reasonOf([{ who: 'caller', text }], language)?.class).toBe(reason);
});

test.each(['', ' ', '…', '123'])('%j has no reason', (text) => {
  expect(reasonOf([{ who: 'caller', text }], 'en')).toBeNull();
});

test.each([
  ['en', 'hello', null],
  ['en', 'This is Dana Brandt', 'Dana Brandt'],
  ['en', 'hi my name is Dana', 'Dana'],
  ['fr', 'bonjour c’est Nadia Morel à l’appareil', 'Nadia Morel'],
  ['es', 'hola buenas tardes soy Ramiro Salas', 'Ramiro Salas'],
  ['pt', 'bom dia aqui é a Benedita', 'Benedita'],
  ['tr', 'alo merhaba ben Tuncay Erbil', 'Tuncay Erbil'],
  ['ru', 'здравствуйте меня зовут Эльдар Мусин', 'Эльдар Мусин'],
  ['ar', 'السلام عليكم معك طارق منصور', 'طارق منصور'],
  ['ja', 'もしもし 内藤と申します', '内藤'],
] as const)('%s: “%s” says who calls, and no reason', (language, text, name) => {
  expect(reasonOf([{ who: 'caller', text }], language, name)?.confidence ?? 0).toBeLessThan(0.3);
});

/** The caller’s answers to who calls, why and when; the text is fixed in all but the slots. */
const answered = (language: Language, who: string, why: string, when: string): Turn[] =>
  (
    [
      ['name', who],
      ['reason', why],
      ['callback', when],
    ] as const
  ).flatMap(([question, text]): Turn[] => [
    { who: 'assistant', text: promptTextsOf[language][question].ask.replaceAll(/\{\{.*?\}\}/g, 'Ida') },
    { who: 'caller', text },
  ]);

test.each([
  ['en', 'Gwen Okafor', 'the roof tiles came down last night', 'sure whatever', 'The roof tiles came down last night'],
  ['en', 'it’s private', 'her number was in his phone', 'no not Tuesday', 'Her number was in his phone'],
  ['en', 'from the library', 'a book you reserved has come in', 'thanks', 'A book you reserved has come in'],
  ['en', 'Jo Park from the school', 'Tim has a rash', 'Friday', 'Tim has a rash'],
  ['fr', 'Aude Roy', 'il y a une fuite chez elle', 'non pas mardi', 'Il y a une fuite chez elle'],
  ['es', 'Ana Gil', 'hay que venir por él', 'el martes no', 'Hay que venir por él'],
  ['pt', 'A Jéssica aqui da escola do Martim', 'ele está com febre', 'tanto faz', 'Ele está com febre'],
  [
    'pt',
    'Rui Paz',
    'falta uma planta no seu processo de obras',
    'terça não',
    'Falta uma planta no seu processo de obras',
  ],
  ['tr', 'Jale Pektaş', 'sattığınız bisiklet için', 'salı olmaz', 'Sattığınız bisiklet için'],
  ['ru', 'внученька это баба Нюра', 'пирогов напекла', 'когда хочешь', 'Пирогов напекла'],
  ['ar', 'جمال منصور', 'خط التليفون اتصلح', 'أي وقت', 'خط التليفون اتصلح'],
  [
    'ja',
    '佐伯です',
    '佐伯です、雨漏りの修理をお願いしたいんです',
    '明日の三時でお願いします',
    '雨漏りの修理をお願いしたいんです',
  ],
] as const)('%s: %s, “%s”: what answers “when” is no reason', (language, who, why, when, summary) => {
  const turns = answered(language, who, why, when);
  expect(reasonOf(turns, language, callerName(turns, language)?.value)?.summary).toBe(summary);
});

test.each([
  ['tr', 'Jale Pektaş', 'okulun ders kitapları için', 'cuma üçte', 'Okulun ders kitapları için'],
  ['ru', 'Алла Серова', 'ой подождите крыша в бане протекла', 'в пятницу', 'Крыша в бане протекла'],
  ['es', 'Ana Gil', 'a ver escuche la caldera pierde agua', 'el martes no', 'La caldera pierde agua'],
] as const)('%s: %s, “%s”: asked why, the answer is the reason', (language, who, why, when, summary) => {
  const turns = answered(language, who, why, when);
  expect(reasonOf(turns, language, callerName(turns, language)?.value)?.summary).toBe(summary);
});

test('what is only said later is better than nothing', () => {
  const turns = answered('en', 'Tam', 'what', 'tell her to bring the keys');
  expect(reasonOf(turns, 'en', 'Tam')?.summary).toBe('Bring the keys');
});

test.each(['ano '.repeat(1000), 'and the '.repeat(500), 'あ'.repeat(4000)])('long speech takes linear time', (text) => {
  const start = performance.now();
  reasonOf(answered('pt', text, text, text), 'pt', 'Ana');
  expect(performance.now() - start).toBeLessThan(3000);
});

test.each<[Language, string, string, RegExp]>([
  [
    'en',
    'hi this is dale from brennan plumbing I was out there last week about her water heater and the valve came in so I can come back',
    'dale',
    /^From brennan plumbing .* valve came in/,
  ],
  [
    'fr',
    'on a reçu les résultats de la prise de sang de moustache et le docteur voudrait lui en parler',
    'sandrine',
    /moustache et le docteur voudrait lui en parler$/,
  ],
  [
    'ru',
    'посылка стою внизу домофон не пашет там ребята кто нибудь пусть спустится я минут двадцать могу подождать',
    'руслан',
    /^Посылка стою внизу домофон .* подождать$/,
  ],
])('%s: “%s” keeps its subject, and its end', (language, text, name, summary) => {
  expect(reasonOf([{ who: 'caller', text }], language, name)!.summary).toMatch(summary);
});

/** A question at the end of a long turn, which a cut would lose. */
test.each<[Language, string, string, string, RegExp]>([
  [
    'en',
    'hi it’s Orla from the frame shop about the mirror the back is warped so it will be ten days late and I wanted to know if she wants the oak one for thirty dollars more',
    'Orla',
    'From the frame shop about the mirror',
    /if she wants the oak one for thirty dollars more$/,
  ],
  [
    'fr',
    'bonjour c’est Odile du pressing au sujet du manteau la doublure est déchirée donc il sera prêt huit jours plus tard et je voulais savoir si elle veut une doublure en soie pour trente euros de plus',
    'Odile',
    'Du pressing au sujet du manteau',
    /si elle veut une doublure en soie pour trente euros de plus$/,
  ],
  [
    'es',
    'hola soy Elvira de la tapicería es por el sillón la tela vino manchada así que tardará una semana más y quería saber si prefiere la verde por cuarenta euros más',
    'Elvira',
    'De la tapicería es por el sillón',
    /quería saber si prefiere la verde por cuarenta euros más$/,
  ],
  [
    'pt',
    'bom dia é a Odete da vidraria é sobre o espelho ele chegou riscado vai demorar mais uma semana e eu queria saber se ela quer o bisotado por oitenta reais a mais',
    'Odete',
    'Da vidraria é sobre o espelho',
    /se ela quer o bisotado por oitenta reais a mais$/,
  ],
  [
    'ru',
    'здравствуйте это Римма из мастерской по поводу зеркала стекло пришло с трещиной поэтому будет на неделю позже и хотела узнать хочет ли она дубовую раму за две тысячи сверху',
    'Римма',
    'Из мастерской по поводу зеркала',
    /хочет ли она дубовую раму за две тысячи сверху$/,
  ],
  [
    'tr',
    'merhaba ben Nermin çerçeveciden ayna için arıyorum cam çatlak geldi o yüzden bir hafta gecikecek bir de meşe çerçeveyi üç yüz lira farkla ister mi diye soracaktım',
    'Nermin',
    'Çerçeveciden ayna için arıyorum',
    /meşe çerçeveyi üç yüz lira farkla ister mi diye soracaktım$/,
  ],
  [
    'ar',
    'مرحبا معك نهلة من محل الإطارات بخصوص المراية الزجاج وصل مكسور فرح تتأخر أسبوع وبدي أعرف إذا بدها إطار خشب بزيادة عشرين دينار',
    'نهلة',
    'من محل الإطارات بخصوص المراية',
    /بدها إطار خشب بزيادة عشرين دينار$/,
  ],
  [
    'ja',
    'もしもし額縁屋の沢口ですけど鏡の件でガラスが割れて届いたので一週間遅れますそれと三千円足してオークの枠にするか聞きたくて',
    '沢口',
    '鏡の件でガラスが割れて届いたので',
    /オークの枠にするか聞きたくて$/,
  ],
])('%s: “%s” keeps its question', (language, text, name, start, end) => {
  const summary = reasonOf([{ who: 'caller', text }], language, name)!.summary;
  expect(summary.startsWith(start)).toBe(true);
  expect(summary).toMatch(end);
});

test.each<[Language, string, string]>([
  ['en', 'I have called three times already and nobody picks up the boiler is leaking', 'The boiler is leaking'],
  ['fr', 'j’ai déjà appelé trois fois personne ne décroche la chaudière fuit en bas', 'La chaudière fuit en bas'],
  ['es', 'ya he llamado tres veces y nadie contesta la caldera gotea abajo', 'La caldera gotea abajo'],
  ['pt', 'já liguei três vezes e ninguém atende a caldeira está pingando', 'A caldeira está pingando'],
  ['ru', 'я уже звонила три раза никто не берёт трубку котёл течёт к соседям', 'Котёл течёт к соседям'],
  ['tr', 'üç kere aradım kimse açmıyor kombi alt kata akıtıyor', 'Kombi alt kata akıtıyor'],
  ['ar', 'اتصلت ثلاث مرات ومحد يرد السخان يسرب على الجيران', 'السخان يسرب على الجيران'],
  ['ja', 'もう三回も電話してるんですけど、ボイラーから水が漏れてます', 'ボイラーから水が漏れてます'],
])('%s: “%s” begins with the matter, not with a complaint about the call', (language, text, summary) => {
  expect(reasonOf([{ who: 'caller', text }], language)?.summary).toBe(summary);
});

test.each<[Language, string, string]>([
  ['en', 'the tiles for the porch are here and she should call me', 'The tiles for the porch are here'],
  [
    'fr',
    'les carreaux de la terrasse sont arrivés et il faut qu’elle me rappelle',
    'Les carreaux de la terrasse sont arrivés',
  ],
  ['es', 'llegaron las baldosas de la terraza y que por favor me llame', 'Llegaron las baldosas de la terraza'],
  ['pt', 'chegaram os azulejos da varanda e pede pra ela me ligar', 'Chegaram os azulejos da varanda'],
  ['ru', 'плитка для веранды приехала и пусть она мне перезвонит', 'Плитка для веранды приехала'],
  ['tr', 'veranda karoları geldi beni mutlaka arasın', 'Veranda karoları geldi'],
  ['ar', 'وصل بلاط الشرفة وخليها تكلمني', 'وصل بلاط الشرفة'],
])('%s: “%s” ends before the wish for a call, and whole', (language, text, summary) => {
  expect(reasonOf([{ who: 'caller', text }], language)?.summary).toBe(summary);
});

test.each<[Language, string, string | null, string]>([
  [
    'en',
    'just a quick message no need to call me it’s Hank the chess night moved to the library same hour',
    'Hank',
    'The chess night moved to the library same hour',
  ],
  [
    'en',
    'we are printing the program and I need a yes or no from her',
    null,
    'We are printing the program and I need a yes or no from her',
  ],
  [
    'en',
    'his wedding ring is ready and I could give him the old box too',
    null,
    'His wedding ring is ready and I could give him the old box too',
  ],
  ['es', 'quería saber si la mesa sigue libre', null, 'Quería saber si la mesa sigue libre'],
])('%s: “%s” is no wish for a call, and loses no word', (language, text, name, summary) => {
  expect(reasonOf([{ who: 'caller', text }], language, name)?.summary).toBe(summary);
});
