import { describe, expect, test } from 'vitest';

import { promptTextsOf } from '#functions/nlu/languages/texts.ts';
import { callerName } from '#functions/nlu/name/index.ts';
import { nameKey } from '#functions/nlu/name/name-key.ts';
import type { Turn } from '#functions/nlu/port.ts';
import { fold } from '#functions/names/fold.ts';
import type { Language } from '#shared/values/language.ts';

/** What a caller says at once, and who calls. */
const introductions: Record<Language, string> = {
  en: `hi this is Dana Whitfield I'm calling about the parcel = Dana Whitfield
    hello my name is Priya Nair and I'd like an appointment = Priya Nair
    hey it's Marcus from the boatyard call me back = Marcus
    good morning Helen Cho here from the school = Helen Cho
    this is doctor Ruiz about your test results = Ruiz
    hi it's Siobhan can you ring me this afternoon = Siobhan
    yeah hi Rudy speaking I'm at the gate = Rudy
    it's your brother dad is in the hospital = your brother
    hello it's mum ring me when you can = mum
    this is Lakeview Dental with a reminder of your cleaning = Lakeview Dental
    hello is that the pizza place oh sorry wrong number = null
    my name is Wes Tanaka call me on Tuesday = Wes Tanaka
    hi this is Gary Gary Barlow from the depot = Gary Barlow
    howya I've a parcel for number nine = null
    nah man this is real nonsense Leroy Baptiste is the name = Leroy Baptiste
    it's me again = null
    hi Ida it's Dana about tomorrow = Dana
    hello this is Mrs Delgado the nurse at the elementary school = Delgado`,
  fr: `bonjour c'est Camille Roux pour le devis = Camille Roux
    bonjour je m'appelle Sophie Lambert je suis cliente = Sophie Lambert
    salut c'est Bastien rappelle moi = Bastien
    Didier le plombier bonjour la pièce est arrivée = Didier
    ici le docteur Weil j'ai vos résultats = Weil
    coucou c'est mamie bisous = mamie
    c'est ta soeur maman demande si tu viens = ta soeur
    bonjour Nadège Colin à l'appareil = Nadège Colin
    allô c'est la pizzeria ah pardon je me suis trompé de numéro = null
    allô monsieur Diallo c'est Ousmane du chantier = Ousmane
    bonjour c'est Karim le livreur je suis devant chez vous = Karim
    ici la crèche Les Lutins la petite a de la fièvre = crèche Les Lutins
    bonjour monsieur Arnaud professeur de maths de votre fils = Arnaud
    moi c'est Inès j'ai trouvé votre portefeuille = Inès
    bonsoir c'est Hélène de la banque = Hélène
    salut Julie c'est Yann du dépôt = Yann`,
  es: `hola soy Graciela Fontán y necesito una torta = Graciela Fontán
    buenas tardes me llamo Beatriz Solano soy cliente = Beatriz Solano
    qué tal soy Iván de la bodega = Iván
    habla Rocío Méndez de recursos humanos = Rocío Méndez
    le habla la doctora Pineda por los resultados = Pineda
    soy tu hermana mamá pregunta por ti = tu hermana
    hola mi vida soy la abuela = la abuela
    buenas soy Anselmo el plomero = Anselmo
    mi nombre es Lucía Prado llámeme mañana = Lucía Prado
    bueno es la pizzería ah no perdón me equivoqué de número = null
    soy el señor Bermúdez el casero = Bermúdez
    le llamamos de la Clínica Santa Ana por su cita = Clínica Santa Ana
    cómo le va soy Tadeo el gasista = Tadeo
    hola Marta soy Laura de la facultad = Laura
    buenos días soy el profesor Aguirre del colegio = Aguirre
    hola no me conoce soy Noelia encontré su cartera = Noelia`,
  pt: `oi aqui é o Jeferson entregador = Jeferson
    bom dia meu nome é Helena Duarte = Helena Duarte
    a minha mãe mandou eu ligar eu sou o Davi Amorim = Davi Amorim
    é o Rafael do armazém = Rafael
    fala a Sílvia Antunes dos recursos humanos = Sílvia Antunes
    fala a doutora Marta já tenho os resultados = Marta
    oi meu bem é a vovó como estão as crianças = vovó
    é a tua irmã a mãe quer saber se vens = a tua irmã
    olá sou a Yara achei sua carteira = Yara
    boa tarde fala a Vanessa do salão = Vanessa
    aqui é o Tiago Moreira do banco = Tiago Moreira
    alô é da pizzaria ah desculpe enganei-me no número = null
    bom dia aqui é o Valdir o encanador = Valdir
    é o senhor Nogueira o senhorio = Nogueira
    chamo-me Beatriz Pinto e queria marcar = Beatriz Pinto
    olá Ana é a Joana da escola = Joana`,
  tr: `merhaba ben Cihan kargodan paketiniz var = Cihan
    iyi günler adım Hakan Demirel müşterinizim = Hakan Demirel
    Volkan ben depodan sistem çöktü = Volkan
    ben Doktor Selim tahlil sonuçlarınız çıktı = Selim
    merhaba ben Seda Haluk Bey'in randevusu için aradım = Seda
    iyi günler Alper Bey'in başvurusu için aradım Pınar Özkul ben = Pınar Özkul
    ben Levent Kaya hocam = Levent Kaya
    ablan ben annem seni soruyor = ablan
    selam ben Ezgi üniversiteden = Ezgi
    ismim Naciye dava günü için aramıştım = Naciye
    alo pizzacı mı pardon yanlış numara = null
    iyi günler ben Serkan Altınay teklif için arıyorum = Serkan Altınay
    merhaba ben Gülşah pasta siparişi için = Gülşah
    kanka Tolga ben maça geliyor musun = Tolga
    benim adım Nazlı cüzdanınızı buldum = Nazlı
    iyi günler Pelin Aksoy ben = Pelin Aksoy
    merhaba ben Feride tahlilleriniz çıktı = Feride
    alo ben Mehmet yarın ara beni = Mehmet`,
  ru: `да это сосед ваш Пётр Семёнович у нас забор завалился = Пётр Семёнович
    алло это Руслан курьер стою у подъезда = Руслан
    добрый день меня зовут Ольга Быстрова = Ольга Быстрова
    здравствуйте это Ирина Олеговна насчёт анализов = Ирина Олеговна
    это Стас со склада система упала = Стас
    внучек это бабушка как дети = бабушка
    привет это Марина Котова из универа = Марина Котова
    доброе утро Антон Игоревич беспокоит = Антон Игоревич
    это твоя сестра мама спрашивает = твоя сестра
    здравствуйте вы меня не знаете я Милана нашла ваш кошелёк = Милана
    алло это пицца ой извините ошибся номером = null
    добрый день Дарья Ким ваш менеджер = Дарья Ким
    это Вика из ветклиники собака здорова = Вика
    это дядя Витя отец упал = Витя
    здравствуйте Павел Андреевич учитель вашего сына = Павел Андреевич
    привет это Костя набери меня = Костя`,
  ar: `مرحبا معك سامر مندوب التوصيل = سامر
    السلام عليكم اسمي رنا العلي أنا زبونة = رنا العلي
    معاك وائل من المستودع = وائل
    مساء الخير معك هند منصور من الموارد البشرية = هند منصور
    أنا أختك ماما بتسأل عنك = أختك
    هلا أنا زياد جاي عالماتش = زياد
    معك الدكتورة سعاد طلعت نتيجة التحليل = سعاد
    ألو أنا كريم اتصل فيني بكرا = كريم
    ألو محل البيتزا آه آسف الرقم غلط = null
    السلام عليكم معك أبو حسن السباك = أبو حسن
    انا اسمي ليلى وبدي موعد = ليلى
    صباح الخير معك خالد الحربي من البنك = خالد الحربي
    مرحبا أنا نور من الجامعة = نور
    معكم روضة النجوم البنت حرارتها مرتفعة = روضة النجوم
    أنا محمود صاحب البيت = محمود`,
  ja: `お世話になっております 山田工業の佐藤と申しますが = 佐藤
    もしもし けんたです = けんた
    大家の星野です 夜分すみません = 星野
    すずらん歯科です 定期検診のご予約です = すずらん歯科
    お母さんだけど 日曜帰ってくる = お母さん
    クリニックの看護師の内田と申します = 内田
    隣の今井です 荷物預かってます = 今井
    三年一組担任の渡辺です = 渡辺
    お疲れ様です 総務の中野です = 中野
    あの ピザ屋さんじゃ すみません間違えました = null
    税理士の長谷部です 領収書の件で = 長谷部
    久しぶり 大学の森本です = 森本
    ひまわり薬局です お薬ができました = ひまわり薬局
    面接の件でお電話しました水谷と申します = 水谷
    弁護士の若林です 示談書の件です = 若林`,
};
const cases = Object.entries(introductions).flatMap(([language, text]) =>
  text.split('\n').map((line) => {
    const [spoken = '', name = ''] = line.trim().split(' = ');
    return { language: language as Language, spoken, name: name === 'null' ? null : name };
  }),
);
const caller = (...texts: string[]): Turn[] => texts.map((text) => ({ who: 'caller', text }));
const key = (name: string | null | undefined) => (name ? nameKey(name) : null);

test.each(cases)('$language: “$spoken” is from $name', ({ language, spoken, name }) => {
  expect(key(callerName(caller(spoken), language)?.value)).toBe(key(name));
});

describe('answers to the assistant’s question', () => {
  const dialogue = (question: string, answer: string): Turn[] => [
    { who: 'assistant', text: question },
    { who: 'caller', text: answer },
  ];
  test.each([
    ['en', 'Who is calling, please?', 'Leonora Vance', 'Leonora Vance'],
    ['fr', 'Qui est à l’appareil ?', 'Mathilde Garnier', 'Mathilde Garnier'],
    ['es', '¿Quién llama, por favor?', 'Ximena Robles', 'Ximena Robles'],
    ['pt', 'Quem fala, por favor?', 'Afonso Teixeira', 'Afonso Teixeira'],
    ['tr', 'Kim arıyor?', 'Emre Yıldız', 'Emre Yıldız'],
    ['ru', 'Кто звонит?', 'Тимур Ахметов', 'Тимур Ахметов'],
    ['ar', 'من المتصل؟', 'سارة خليل', 'سارة خليل'],
    ['ja', 'どちら様でしょうか', '小川です', '小川'],
  ] as const)('%s: an answer to “%s” is the name', (language, question, answer, name) => {
    expect(callerName(dialogue(question, answer), language)?.value).toBe(name);
  });

  test('a refusal is not a name', () => {
    expect(callerName(dialogue('Who is calling, please?', "I'd rather not say"), 'en')).toBeNull();
  });
});

describe('phrases that introduce the caller only', () => {
  test.each([
    ['en', "hello is Tom there my name's Nadine and it is about the tickets", 'Nadine'],
    ['en', "hi it's Anneke de Vries about the extension", 'Anneke de Vries'],
    ['tr', 'Lavanta Hastanesi ortopedi sekreteri Serap ben', 'Serap'],
    ['tr', 'alo kuzum annen ben', 'annen'],
    ['ru', 'девушка добрый день цветочный салон меня Ксения зовут', 'Ксения'],
    ['ru', 'это Рогов Вадим Сергеевич с объекта', 'Вадим Сергеевич Рогов'],
    ['ja', '保険の窓口さくらの土屋と申します 比較の件です', '土屋'],
    ['ja', 'みなみ信託銀行 相続担当の笠原でございます', '笠原'],
    ['ja', 'ブリッジ人材のジェームズ・オコナーと申します', 'ジェームズ・オコナー'],
  ] as const)('%s: “%s” is from %s', (language, spoken, name) => {
    expect(callerName(caller(spoken), language)?.value).toBe(name);
  });
});

describe('name boundaries', () => {
  test.each([
    ['en', 'hi this is Marlow Street Bakery your cake is ready', 'Marlow Street Bakery'],
    ['en', "it's your uncle Desmond ring me back", 'Desmond'],
    ['en', "good morning Ingrid it's Paul from the garage", 'Paul'],
    ['fr', 'bonjour c’est la pharmacie Lafayette votre commande est arrivée', 'pharmacie Lafayette'],
    ['fr', 'bonjour ici Maëlle Guivarch du service facturation', 'Maëlle Guivarch'],
    ['es', 'buenos días le llamamos de la Clínica San Telmo para confirmar su cita', 'Clínica San Telmo'],
    ['pt', 'boa tarde fala da Farmácia Central a sua encomenda chegou', 'Farmácia Central'],
    ['pt', 'oi aqui é a Luciana mãe do Theo', 'Luciana'],
    ['tr', 'iyi günler Kuzey Sigorta’dan arıyorum poliçeniz bitiyor', 'Kuzey Sigorta'],
    ['tr', 'merhaba ben Yasin teknik servisten', 'Yasin'],
    ['ru', 'здравствуйте это аптека Здоровье ваш заказ готов', 'аптека Здоровье'],
    ['ru', 'добрый день это Людмила Сергеевна из поликлиники', 'Людмила Сергеевна'],
    ['ar', 'السلام عليكم معك صيدلية الشفاء الدواء جاهز', 'صيدلية الشفاء'],
    ['ja', 'こちらはあおぞら眼科の自動予約確認システムです', 'あおぞら眼科'],
    ['ja', '北星ガスの検針担当です', '北星ガス'],
    ['en', "it's only me love Gran I've lost my keys", 'Gran'],
    ['fr', "c'est ta tante Odile j'arrive lundi", 'Odile'],
    ['es', 'le llamo de Cocinas Berrocal estuvieron aquí su mujer y usted', 'Cocinas Berrocal'],
    ['tr', 'günaydın Nakliyeden Kadir ben İzmir’e girdik', 'Kadir'],
    ['ru', 'добрый вечер Олеся Гринько гринько через и мы на просмотр договаривались', 'Олеся Гринько'],
    ['ru', 'Музыкальная школа Аккорд аренда баяна не оплачена', 'Музыкальная школа Аккорд'],
    ['ar', 'معك شركة سهم للشحن وصلت شحنتك', 'شركة سهم للشحن'],
    ['ar', 'معاك الهادي بن سالم كنا متفاهمين نجي', 'الهادي بن سالم'],
    ['ar', 'معك المدرب نور الدين ديال العوم', 'نور الدين'],
    ['ar', 'معك بنك نجد فرع العليا بطاقتك موجودة عندنا', 'بنك نجد'],
    ['ja', '担任の三浦です', '三浦'],
    ['ja', 'えーとさくら家具ですね タンスのお届けです', 'さくら家具'],
    ['ja', 'じいじ陸だよ', '陸'],
  ] as const)('%s: “%s” is from %s', (language, spoken, name) => {
    expect(key(callerName(caller(spoken), language)?.value)).toBe(key(name));
  });
});

describe('who calls, beside trades, relations, ranks and other people', () => {
  test.each([
    ['en', 'afternoon it’s Wilf the roofer about the gutter', 'Wilf'],
    ['en', 'hello Ida Zadie here are you coming to choir', 'Zadie'],
    ['en', 'the parcel is with the porter okay bye it’s Lonnie', 'Lonnie'],
    ['fr', 'de la pharmacie des Lilas c’est Maryse', 'Maryse'],
    ['fr', 'Tanguy Le Floc’h je rappelle pour le voilier', 'Tanguy Le Floc’h'],
    ['fr', 'ici la crèche c’est Clarisse Nolan il a de la fièvre', 'Clarisse'],
    ['fr', 'oui bonjour Guillaume Fortin-Roy assurances Laval', 'Guillaume Fortin-Roy'],
    ['es', 'de la lavandería soy Fermina su abrigo está listo', 'Fermina'],
    ['es', 'Guardia Civil de Soria, cabo Villaverde, ha aparecido su moto', 'Villaverde'],
    ['pt', 'é da florista daqui fala a Albertina', 'Albertina'],
    ['pt', 'o menino caiu no recreio é a professora Dulcineia', 'Dulcineia'],
    ['tr', 'kargodan serkan abla kapıdayım', 'serkan'],
    ['tr', 'iyi günler eczane çınar ben kalfa tuncay', 'tuncay'],
    ['tr', 'halasıyım ben onun', 'halası'],
    ['ru', 'адвокат Громов Артур по вашему иску', 'Артур Громов'],
    ['ru', 'вам звонит Сомова Раиса Кузьминична', 'Раиса Кузьминична Сомова'],
    ['ru', 'дядь лёш беспокоит насчёт гаража', 'лёша'],
    ['ar', 'أنا زميلها سامر', 'سامر'],
    ['ar', 'أنا ليلى بنت عمها', 'ليلى'],
    ['ar', 'معك الشرطي فادي من المخفر', 'فادي'],
    ['ar', 'انا رامي الخطيب من البنك', 'رامي الخطيب'],
    ['fr', 'c’est ta cousine de Nancy rappelle-moi', 'ta cousine de Nancy'],
    ['ja', '山形の工藤だば りんご送ったはんで', '工藤'],
    ['ja', '鍼灸の玉木さあ玉木 明日空いたから', '玉木'],
    ['ja', '注文した宮本ですけども 柄を変えたくて', '宮本'],
    ['ja', 'ええと健太の父親や 盆のことで', '健太の父親'],
    ['ja', '久しぶり 美代子おばちゃんやけど', '美代子'],
    ['ja', '青葉歯科の西野と申しますが', '西野'],
  ] as const)('%s: “%s” is from %s', (language, spoken, name) => {
    expect(key(callerName(caller(spoken), language)?.value)).toBe(key(name));
  });

  test.each([
    ['es', 'señor Tapia su cemento ya está en la obra'],
    ['pt', 'dona Neusa seu bolo já tá pronto'],
    ['fr', 'madame Perrot votre commande est arrivée'],
    ['ja', '出前なんですけど 入口どこっすか'],
    ['tr', 'arıyordum da zillere bakıyom'],
    ['ru', 'оставляю у вахтёра'],
  ] as const)('%s: “%s” is from nobody', (language, spoken) => {
    expect(callerName(caller(spoken), language)).toBeNull();
  });
});

describe('what answers who is calling', () => {
  const asked = (question: 'name' | 'reason' | 'callback', language: Language): Turn => ({
    who: 'assistant',
    text: promptTextsOf[language][question].ask.replaceAll(/\{\{.*?\}\}/g, 'Ida'),
  });

  test.each([
    ['en', 'ambulance', null],
    ['en', 'emergency', null],
    ['en', 'Tuesday', null],
    ['en', 'April Hendry', 'April Hendry'],
    ['en', 'a friend of Martin', 'friend of Martin'],
    ['en', 'from the library two of your books are overdue', 'the library'],
    ['en', 'my daughter Ruby told me to ring I’m Geoff Sayer', 'Geoff Sayer'],
    ['fr', 'Momo enfin Mohamed Benchikh', 'Mohamed Benchikh'],
    ['fr', 'de la bibliothèque', 'la bibliothèque'],
    ['fr', 'pharmacie du Lac', 'pharmacie du Lac'],
    ['ar', 'صيدلية الأمل', 'صيدلية الأمل'],
    ['fr', 'urgence', null],
    ['es', 'Pepe bueno José Manuel Quiroga', 'José Manuel Quiroga'],
    ['es', 'soy Socorro Ruiz', 'Socorro Ruiz'],
    ['pt', 'Beto quer dizer Roberto Sampaio', 'Roberto Sampaio'],
    ['pt', 'amigo do Martim', 'amigo do Martim'],
    ['pt', 'socorro', null],
    ['tr', 'Memo yani Mehmet Karaca', 'Mehmet Karaca'],
    ['tr', 'acil', null],
    ['tr', 'Eylül Arslan', 'Eylül Arslan'],
    ['ru', 'скорая', null],
    ['ru', 'друг Тимура', 'друг Тимура'],
    ['ru', 'сосед Пётр', 'Пётр'],
    ['ru', 'Миша или точнее Михаил Гордеев', 'Михаил Гордеев'],
    ['ar', 'الإسعاف', null],
    ['ar', 'بلاتي أنا سميتي يوسف', 'يوسف'],
    ['ar', 'نعيط على الزربية', null],
    ['ar', 'سوسو يعني سعاد منصور', 'سعاد منصور'],
    ['ja', '至急です', null],
    ['ja', '明日です', null],
    ['ja', '五月と申します', '五月'],
    ['ja', 'さいきです 正しくは さえきです', 'さえき'],
  ] as const)('%s: “%s” is from %s', (language, answer, caller) => {
    const found = callerName([asked('name', language), { who: 'caller', text: answer }], language);
    expect(key(found?.value)).toBe(key(caller));
  });

  test.each([
    ['en', 'the boiler burst and water is everywhere'],
    ['es', 'nos llevamos a Roberto a la Merced'],
    ['fr', 'la chaudière fuit'],
    ['ru', 'прорвало котёл вода кругом'],
  ] as const)('%s: “%s”, to why, names nobody', (language, answer) => {
    expect(callerName([asked('reason', language), { who: 'caller', text: answer }], language)).toBeNull();
  });

  test.each([
    ['en', 'hi is that Mehmet', 'sorry wrong number'],
    ['fr', 'Ahmed est là ?', 'pardon je me suis trompé de numéro'],
    ['tr', "Mehmet'i aramıştım", 'yanlış numara galiba'],
    ['ru', 'это Сергей', 'ой извините ошиблась номером'],
    ['ja', '田中さんのお宅ですか', '田中さんにかけたんですけど すみません間違えました'],
  ] as const)('%s: “%s … %s” names the person wanted', (language, first, then) => {
    expect(callerName(caller(first, then), language)).toBeNull();
  });

  test('whoever does not mind which time still has a name', () => {
    const turns = [
      asked('name', 'fr'),
      { who: 'caller' as const, text: 'Odile Kervella' },
      asked('callback', 'fr'),
      { who: 'caller' as const, text: 'peu importe' },
    ];
    expect(callerName(turns, 'fr')?.value).toBe('Odile Kervella');
  });

  test('a full name over two turns', () => {
    expect(callerName(caller('佐伯です', 'ゆかりです、佐伯ゆかり'), 'ja')?.value).toBe('佐伯ゆかり');
  });

  test.each([
    ['佐伯ゆかりと申します。合唱団の演奏会のソロの件で', '佐伯ゆかり'],
    ['合唱団の佐伯ゆかりです クリスマスの演奏会のソロの件で', '佐伯ゆかり'],
    ['あの、森えつこっていいます', '森えつこ'],
    ['山口もも', '山口もも'],
    ['小学校の大野たけしと言います', '大野たけし'],
    ['田中さんのお宅ですか', null],
  ])('a surname in kanji and a given name in kana: 「%s」', (text, name) => {
    const turns = [asked('name', 'ja'), ...caller(text)];
    expect(callerName(turns, 'ja')?.value ?? null).toBe(name);
  });
});

describe('hostile callers', () => {
  test.each(['', '   ', '....', '\u0000\u0007', '5550142', '💥💥💥'])('%j has no name', (text) => {
    expect(callerName(caller(text), 'en')).toBeNull();
  });

  test('ten thousand words take linear time and have no name', () => {
    const long = `this is Dana Whitfield ${'and so on and on '.repeat(2500)}`;
    expect(fold(callerName(caller(long), 'en')?.value ?? '')).toBe('dana whitfield');
  });
});

describe('a name after a relation', () => {
  test.each([
    ['en', 'It’s his uncle, Walter Hughes.', 'Walter Hughes'],
    ['en', 'This is her neighbour, Joan Fletcher.', 'Joan Fletcher'],
    ['fr', 'C’est son cousin, Paul Girard.', 'Paul Girard'],
    ['es', 'Soy su hermana, Marta Ruiz.', 'Marta Ruiz'],
    ['pt', 'É o primo dela, Jorge Santos.', 'Jorge Santos'],
    ['ru', 'Это её брат, Антон Белов.', 'Антон Белов'],
    ['tr', 'Ben dayısı, Mehmet Karaca.', 'Mehmet Karaca'],
    ['ar', 'أنا عمتها، هدى منصور', 'هدى منصور'],
    ['ja', '従姉妹の原田由美子と申します', '原田由美子'],
    ['en', 'It’s your sister, Mom asks whether you’re coming', 'your sister'],
  ] as const)('%s: “%s” is from %s', (language, text, name) => {
    expect(key(callerName(caller(text), language)?.value)).toBe(key(name));
  });
});

test.each([
  ['tr', 'Mesajı göremiyorum ben, ararsa olur.'],
  ['tr', 'Akşam gelemem ben.'],
] as const)('%s: “%s”, a verb with its pronoun, is no name', (language, text) => {
  expect(callerName(caller(text), language)).toBeNull();
});

test.each([
  ['調律の大橋と申します', '大橋'],
  ['コーラスの原田由美子です', '原田由美子'],
])('a trade before a surname is none of it: 「%s」', (text, name) => {
  expect(callerName(caller(text), 'ja')?.value).toBe(name);
});
