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

test('noise and endless words are read to the end', () => {
  for (const text of ['card '.repeat(9_000), 'www.'.repeat(9_000), '1'.repeat(50_000), '0 - '.repeat(9_000)])
    expect(raised(text, 'en')).toBe(0);
});
