import { expect, test } from 'vitest';

import { isOtherLanguage } from '#functions/nlu/language/other.ts';

test.each([
  'Guten Tag, hier ist Klaus Weber, ich rufe wegen der Rechnung an',
  'ich verstehe Sie nicht, ich spreche nur Deutsch',
  'Buongiorno, sono Marco Rossi, chiamo per la macchina',
  'Non parlo inglese, può richiamarmi domani?',
  'Goedemiddag, u spreekt met Jan de Vries over de offerte',
  'Dzień dobry, nazywam się Anna Kowalska, dzwonię w sprawie mieszkania',
  '请问您是哪位我听不懂',
  '안녕하세요 저는 김민수인데요 전화 부탁드립니다',
  'Добрий день, мене звати Оксана, можете передзвонити мені завтра?',
  'سلام من رضا هستم لطفا فردا با من تماس بگیرید',
  'नमस्ते मैं राहुल बोल रहा हूँ कृपया मुझे कॉल करें',
  'Γεια σας είμαι ο Νίκος και παίρνω για το σπίτι',
  'Hej, jag heter Erik och vill prata med Ida om bilen',
])('another language: %s', (text) => expect(isOtherLanguage(text)).toBe(true));

test.each([
  'Hi, this is Klaus Weber from Die Zeit in Hamburg, it is about the interview',
  'non non, ça va, il passe quand il veut',
  'es para la señora Ida, de parte de Giulia Rossi',
  'é a Giulia, queria falar com ela sobre o apartamento',
  'ben de size onu soracaktım, bin lira mı',
  'Здравствуйте, это Оксана, можете перезвонить мне завтра?',
  'السلام عليكم أنا رضا ممكن تتصل علي بكرة',
  '田中です',
  '王です。明日お電話ください',
  '登録管理室',
  'Weber',
  'ja',
  '',
  '+49 30 1234567',
])('one of ours, or too little: %s', (text) => expect(isOtherLanguage(text)).toBe(false));
