import { describe, expect, test } from 'vitest';

import { spamByWords } from '#functions/nlu/spam/index.ts';
import { withSchemes } from '#functions/nlu/spam/schemes.ts';
import type { Language } from '#shared/values/language.ts';

const scoreOf = (text: string, language: Language) => spamByWords([{ who: 'caller', text }], language).probability;
/** What the schemes alone add, or take away. */
const raised = (text: string, language: Language) => withSchemes(0, text, language, false);
const lowered = (text: string, language: Language) => withSchemes(1, text, language, false);

describe('a closed account and a number to call, a code or a link is a scam', () => {
  test.each([
    ['en', 'Chase Bank here, your account has been locked, call us at 1 800 555 0199 and have your pin ready'],
    [
      'en',
      'my name is First Federal, her card is suspended, tell her to call six one two five five five zero one zero one',
    ],
    ['fr', 'ici la Banque du Sud votre carte est bloquée rappelez le 01 55 55 01 99'],
    ['fr', 'son compte est suspendu, qu’elle nous lise le code reçu'],
    ['es', 'soy del Banco Norte, su tarjeta está bloqueada, llame al 612 555 0100'],
    ['es', 'la cuenta de Ida fue cerrada, que nos diga la clave'],
    ['pt', 'aqui é do Banco Sul, seu cartão foi bloqueado, ligue para 11 5555 0100'],
    ['pt', 'a conta dela foi encerrada, ela precisa informar a senha'],
    ['tr', 'Güney Bankası hesabınız kapatıldı 0212 555 01 00 numarasını arayın'],
    ['tr', 'kartı bloke oldu Ida kodu söylesin hazır olsun'],
    ['ar', 'معك بنك الجنوب بطاقتك موقوفة اتصل على 6125550100'],
    ['ar', 'حسابها مقفل خليها تقول الرمز'],
    ['ar', 'بطاقة ايدا انوقفت، خليها تكلم 8001240101 وتعطينا الرمز'],
    ['ru', 'ваш счёт заблокирован звоните восемь восемьсот пять пять пять'],
    ['ru', 'её карта заморожена, пусть продиктует код'],
    ['ja', '南銀行です カードが停止されています 0120-555-0199 へお電話ください'],
    ['ja', '口座が凍結されたので暗証番号を教えてください'],
    ['ru', 'По поводу https://sber-vhod.ru'],
    ['en', 'go to chase-login.com please'],
  ] as const)('%s: %s', (language, text) => {
    expect(raised(text, language)).toBeGreaterThanOrEqual(0.8);
    expect(scoreOf(text, language)).toBeGreaterThanOrEqual(0.8);
  });
});

describe('an honest bank, and other accounts and cards, are none', () => {
  test.each([
    ['en', 'please tell Ida to call the number on the back of her card, her card was blocked'],
    ['en', 'it’s Anna from her branch, her new card is ready'],
    ['en', 'your account is closed as you asked, nothing to do'],
    ['fr', 'sa carte est bloquée qu’elle appelle le numéro au dos de sa carte'],
    ['es', 'su tarjeta quedó bloqueada, que llame al número atrás de su tarjeta'],
    ['pt', 'o cartão dela foi bloqueado, é só ligar no número atrás do cartão'],
    ['tr', 'kartı kapatıldı kartının arkasındaki numarayı arasın'],
    ['ar', 'بطاقتها موقوفة خليها تتصل على الرقم اللي ورا بطاقتها'],
    ['ru', 'её карта заблокирована, пусть позвонит по номеру на обороте карты'],
    ['ja', 'カードが停止されています カードの裏の番号にお電話ください'],
    ['en', 'write to anna@bank.com about the account'],
  ] as const)('%s: %s', (language, text) => expect(raised(text, language)).toBe(0));
});

test.each([
  ['en', 'I am calling from the county health department for a short survey'],
  ['fr', 'je suis agent recenseur de la mairie c’est pour le recensement'],
  ['es', 'soy del censo es una encuesta corta'],
  ['pt', 'sou agente do IBGE é sobre o censo'],
  ['tr', 'TÜİK nüfus sayımı anketi için arıyorum'],
  ['ar', 'من البلدية بخصوص الاستبيان'],
  ['ru', 'это перепись населения, короткий опрос'],
  ['ja', '国勢調査の調査員です'],
] as const)('%s: the survey of a public office is doubtful at most: %s', (language, text) => {
  expect(lowered(text, language)).toBe(0.8);
});

test('a public office that asks for a code is no survey', () => {
  expect(lowered('census survey, read me the code you got', 'en')).toBe(1);
});

describe('who asks for money in a story, or to save it, tells a swindle', () => {
  test.each([
    ['en', 'It’s about her savings, we’d like to help her put them somewhere protected'],
    ['en', 'your router is sending errors to our server, I need you at the computer'],
    ['en', 'your nephew is in custody, please hand the packet with the money to our courier'],
    ['en', 'I’m stuck in Madrid, somebody stole my wallet, I need you to send me money for the hotel'],
    ['en', 'This is Sam with the post, your parcel is held, you just pay a small fee'],
    ['fr', 'on va transférer votre argent vers un compte protégé'],
    ['fr', 'Mamie c’est moi, un ami va passer prendre l’enveloppe avec l’argent'],
    ['fr', 'Sami de La Poste, votre colis est bloqué, il y a de petits frais'],
    ['es', 'tenemos que pasar sus ahorros a una cuenta segura'],
    ['es', 'su sobrino está detenido, entréguele el efectivo al mensajero'],
    ['es', 'me robaron la cartera, necesito que me mandes dinero para el hotel'],
    ['pt', 'seu roteador está enviando erros, preciso que ligue o computador'],
    ['pt', 'Tia, fui preso, preciso de dinheiro pra fiança hoje'],
    ['tr', 'birikimlerinizi güvenli bir hesaba aktarmamız lazım'],
    ['tr', 'Babaanne benim, bir arkadaşım gelip zarfı alacak, parayı içine koy'],
    ['ru', 'деньги надо переложить на защищённую ячейку'],
    ['ru', 'Бабушка, это я, мой друг зайдёт за конвертом с деньгами'],
    ['ar', 'لازم ننقل مدخراتك لحساب آمن'],
    ['ar', 'تيتا رفيقي رح يجي ياخد الظرف مع المصاري لا تقولي لبابا'],
    ['ar', 'انسرقت محفظتي بدي تبعتيلي مصاري للفندق'],
    ['ja', '預金を安全な口座に移していただく必要があります'],
    ['ja', 'おばあちゃん俺だけど、友達が封筒を取りに行くから'],
    ['ja', '海外で財布をなくしちゃって、少し貸してくれないかな'],
  ] as const)('%s: %s', (language, text) => expect(raised(text, language)).toBe(0.8));

  test.each([
    ['en', 'to clear the fine please pay with gift cards'],
    ['fr', 'réglez l’amende en cartes cadeaux'],
    ['es', 'compre bitcoins y mándenos el código'],
    ['pt', 'pague a dívida com cartões presente'],
    ['tr', 'borcunuzu hediye kartıyla ödeyin'],
    ['ru', 'оплатите сегодня подарочными картами'],
    ['ar', 'ادفعيها ببطاقات هدايا اليوم'],
    ['ja', 'ギフトカードでお支払いください'],
  ] as const)('%s: money that nobody gets back is labelled at least: %s', (language, text) => {
    expect(raised(text, language)).toBe(0.8);
  });
});

describe('what the owner ordered, and the caller’s own trouble, is innocent', () => {
  test.each([
    ['en', 'I’m collecting for a gift card for Martin’s farewell, does Ida want to chip in?'],
    ['en', 'My son was arrested last night, Ms. Keller is his lawyer, please have her call me'],
    ['en', 'the solar panels she ordered arrive on Tuesday'],
    ['fr', 'on fait une cagnotte pour une carte cadeau pour le départ de Martin'],
    ['fr', 'les panneaux solaires qu’elle a commandés arrivent mardi'],
    ['es', 'a mi hijo lo arrestaron anoche, la licenciada Keller es su abogada'],
    ['es', 'los paneles solares que pidió llegan el martes'],
    ['pt', 'meu filho foi preso ontem, a doutora Keller é a advogada dele'],
    ['pt', 'os painéis solares que ela encomendou chegam na terça'],
    ['tr', 'oğlum dün gece tutuklandı, Keller Hanım onun avukatı'],
    ['tr', 'sipariş ettiği güneş panelleri salı geliyor'],
    ['ru', 'моего сына вчера арестовали, Келлер его адвокат'],
    ['ru', 'солнечные панели, которые она заказала, приедут во вторник'],
    ['ar', 'ابني اعتقلوه مبارح والأستاذة كيلر محاميته'],
    ['ar', 'ألواح الطاقة الشمسية اللي طلبتها بتوصل الثلاثاء'],
    ['ja', '昨夜息子が逮捕されまして、ケラー先生が弁護士なのでお電話ください'],
    ['ja', 'ご注文いただいたソーラーパネルは火曜に届きます'],
  ] as const)('%s: %s', (language, text) => {
    expect(raised(text, language)).toBe(0);
    expect(lowered(text, language)).toBeLessThan(0.5);
  });

  test.each([
    ['en', 'our choir has moved the rehearsal, can Ida still sing the second part'],
    ['en', 'one of our residents wants to invite Ida to his birthday'],
    ['fr', 'pour notre exposition on aimerait accrocher la toile d’Ida'],
    ['es', 'el ensayo cambió de salón, avísele a Ida'],
    ['pt', 'é para a festa de anos da professora, queríamos a Ida'],
    ['ru', 'репетицию перенесли, Ида нам нужна на альте'],
    ['tr', 'koromuz cumartesi toplanıyor, Ida da gelsin'],
    ['ar', 'معرضنا الأسبوع الجاي ومحتاجين لوحة ايدا'],
    ['ja', '入居者の山田さんに頼まれまして、イーダさんにお会いしたいそうです'],
  ] as const)('%s: a gathering, and an errand for a resident: %s', (language, text) => {
    expect(lowered(text, language)).toBeLessThan(0.5);
    expect(raised(text, language)).toBe(0);
  });

  test.each([
    ['en', 'our choir collects through me, transfer the money to this account'],
    ['fr', 'pour notre exposition envoyez l’argent sur ce compte'],
    ['tr', 'koromuz için paranızı bu hesaba gönderin'],
  ] as const)('%s: a gathering that wants money is judged by its words: %s', (language, text) => {
    expect(lowered(text, language)).toBe(1);
  });

  test('a lost wallet alone is no swindle', () => {
    expect(raised('I lost my wallet, I think it’s at your place', 'en')).toBe(0);
  });

  test.each([
    ['en', 'the solar panels you ordered, please confirm your card details'],
    ['fr', 'le colis que vous avez commandé, donnez-moi le code de votre carte'],
    ['es', 'el paquete que pidió, confirme los datos de su tarjeta'],
    ['pt', 'a encomenda que você pediu, confirme o número do cartão'],
    ['tr', 'sipariş ettiğiniz paket için kart bilgilerinizi verin'],
    ['ru', 'посылка, которую вы заказали, назовите код'],
    ['ar', 'الطرد اللي طلبته عطيني رقم البطاقة'],
    ['ja', 'ご注文の品の件でカード番号を教えてください'],
  ] as const)('%s: unless something is asked of the owner: %s', (language, text) => {
    expect(lowered(text, language)).toBe(1);
  });
});

test('noise and endless words are read to the end', () => {
  for (const text of ['card '.repeat(9_000), 'www.'.repeat(9_000), '1'.repeat(50_000), '0 - '.repeat(9_000)])
    expect(raised(text, 'en')).toBe(0);
});

describe('a bill that is to be paid elsewhere, and a code that is to be read out, are a swindle', () => {
  test.each([
    ['en', 'the invoice goes to our new account and there is no need to ring the office'],
    ['fr', 'le loyer va sur le nouveau compte, inutile de contacter la régie'],
    ['es', 'la factura se paga en la cuenta nueva y no hace falta que llame'],
    ['pt', 'o aluguel agora é numa conta nova, não precisa ligar para confirmar'],
    ['ru', 'счёт оплатите на новые реквизиты, звонить никому не надо, не звоните в офис'],
    ['tr', 'kira yeni hesaba yatacak ev sahibini aramanıza gerek yok'],
    ['ar', 'الفاتورة على حساب جديد ولا داعي تتصل بالشركة'],
    ['ja', 'お振込先が新しい口座に変わります、確認は不要です'],
    ['en', 'a code came to her phone by mistake could she read it to me, tell me the code'],
    ['es', 'le llegó un código por error, que me lo pase, que me diga el código'],
    ['ru', 'вам пришёл код, продиктуйте мне код'],
    ['fr', 'de sa banque, qu’elle garde le code sous la main pour me le donner'],
  ] as const)('%s: %s', (language, text) => expect(raised(text, language)).toBeGreaterThanOrEqual(0.8));

  test.each([
    ['ru', 'аптека, код получения отправлен в смс, назовите его только сотруднику на кассе'],
    ['en', 'your parcel: the courier needs the code that we texted you, tell me the code at the door'],
    ['en', 'the invoice is paid, no need to ring the office'],
    ['fr', 'votre nouveau compte est ouvert, inutile de rappeler'],
  ] as const)('%s, no swindle: %s', (language, text) => expect(raised(text, language)).toBe(0));
});
