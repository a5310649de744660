import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readUse } from '#functions/account/domain/refused-use.ts';
import type { RefusedUse } from '#shared/validation/account.ts';
import { type Language, languages } from '#shared/values/language.ts';

const refused: Record<Language, [RefusedUse, string][]> = {
  en: [
    ['employment', 'We are choosing a nanny and want to check two applicants'],
    ['employment', 'I want to know whether to hire this man'],
    ['employment', 'Background checks on our employees before a promotion'],
    ['employment', 'Pre-employment screening'],
    ['employment', 'I do not know whether to hire him'],
    ['tenants', 'Screening a prospective tenant for my flat'],
    ['tenants', 'I am renting out my spare room and she seems nice'],
    ['credit', 'To decide whether I lend him money'],
    ['credit', 'Checking creditworthiness before we sign'],
    ['insurance', 'To price an insurance policy for this driver'],
    ['debt-collection', 'He owes me money and has moved'],
    ['debt-collection', 'I collect debts for a clinic'],
  ],
  fr: [
    ['employment', 'Nous voulons embaucher cette personne'],
    ['employment', 'Vérifier deux candidates pour un poste de caissière'],
    ['employment', 'Je cherche à recruter un chauffeur fiable'],
    ['employment', 'Je ne sais pas si je dois embaucher ce monsieur'],
    ['tenants', 'Vérifier un futur locataire'],
    ['tenants', 'Je veux louer mon appartement à ce monsieur'],
    ['credit', 'Savoir si je peux lui prêter de l’argent'],
    ['credit', 'Sa solvabilité avant de décider'],
    ['insurance', 'Fixer le prix d’un contrat d’assurance'],
    ['debt-collection', 'Recouvrer une créance impayée'],
    ['debt-collection', 'Il me doit de l’argent depuis deux ans'],
  ],
  ja: [
    ['employment', '応募者の身元を調べたい'],
    ['employment', 'この人を採用するかどうか決めるため'],
    ['employment', 'ベビーシッターを選ぶため、身元を確認したい'],
    ['tenants', '入居審査のため'],
    ['tenants', 'この人に部屋を貸してもいいか知りたい'],
    ['credit', 'お金を貸してもいい相手か調べる'],
    ['credit', '融資の判断に使う'],
    ['insurance', '保険の引受の審査'],
    ['debt-collection', '貸したお金を回収したい'],
    ['debt-collection', '債権の回収'],
  ],
  tr: [
    ['employment', 'Bu kişiyi işe almak istiyoruz'],
    ['employment', 'Bakıcı seçiyoruz, iki adayı kontrol edeceğiz'],
    ['employment', 'İş başvurusunu değerlendirmek için'],
    ['tenants', 'Yeni kiracıyı araştırmak istiyorum'],
    ['tenants', 'Evimi ona kiraya vereceğim'],
    ['credit', 'Ona borç para vermeden önce bakmak istiyorum'],
    ['credit', 'Kredi notu öğrenmek'],
    ['insurance', 'Sigorta poliçesi fiyatı belirlemek için'],
    ['debt-collection', 'Alacağımı tahsil etmek istiyorum'],
    ['debt-collection', 'Bana borcu var ve taşındı'],
  ],
  ar: [
    ['employment', 'نريد توظيف هذا الشخص'],
    ['employment', 'التحقق من مربية قبل أن تبدأ'],
    ['employment', 'أتحقق من المتقدمين للوظيفة'],
    ['tenants', 'فحص مستأجر جديد'],
    ['tenants', 'أريد تأجير شقتي له'],
    ['credit', 'هل أستطيع إقراضه المال'],
    ['credit', 'الموافقة على منح قرض'],
    ['insurance', 'تسعير وثيقة تأمين'],
    ['debt-collection', 'تحصيل ديون'],
    ['debt-collection', 'هو مدين لي بالمال'],
  ],
  pt: [
    ['employment', 'Queremos contratar esta pessoa'],
    ['employment', 'Verificar duas candidatas a babá'],
    ['employment', 'Recrutamento de motoristas'],
    ['tenants', 'Verificar um futuro inquilino'],
    ['tenants', 'Quero alugar o meu apartamento a este senhor'],
    ['credit', 'Saber se posso emprestar dinheiro'],
    ['credit', 'Análise de crédito de um cliente'],
    ['insurance', 'Definir o preço de uma apólice de seguro'],
    ['debt-collection', 'Cobrar uma dívida antiga'],
    ['debt-collection', 'Ele me deve dinheiro e sumiu'],
  ],
  ru: [
    ['employment', 'Хотим нанять этого человека'],
    ['employment', 'Проверить кандидата перед собеседованием'],
    ['employment', 'Выбираем няню для ребёнка'],
    ['tenants', 'Проверить будущего квартиранта'],
    ['tenants', 'Хочу сдать ему квартиру'],
    ['credit', 'Стоит ли дать в долг соседу'],
    ['credit', 'Решить, одобрить ли кредит'],
    ['insurance', 'Рассчитать стоимость страховки'],
    ['debt-collection', 'Взыскать долг'],
    ['debt-collection', 'Он должен мне много денег и пропал'],
  ],
  es: [
    ['employment', 'Queremos contratar a esta persona'],
    ['employment', 'Verificar a dos candidatas para cuidar a mi madre'],
    ['employment', 'Elegir una niñera y revisar sus antecedentes'],
    ['tenants', 'Verificar a un futuro inquilino'],
    ['tenants', 'Quiero alquilar mi piso a este señor'],
    ['credit', 'Saber si puedo prestarle dinero'],
    ['credit', 'Conocer su solvencia'],
    ['insurance', 'Fijar el precio de una póliza de seguro'],
    ['debt-collection', 'Cobrar una deuda vieja'],
    ['debt-collection', 'Me debe dinero y se mudó'],
  ],
};

const innocent: Record<Language, string[]> = {
  en: [
    'I found a job offer from an old friend and want to thank her',
    'My old nanny raised me in the seventies, is she alive?',
    'I want to check whether my childhood nanny still lives in Duluth',
    'The former tenant of our flat still gets letters here',
    'My uncle sold insurance in Duluth and I lost touch',
    'Somebody used my credit card and left this number',
    'We exchanged insurance details after the crash and the number is wrong',
    'She owes me an apology, and I owe her one',
    'Who keeps calling about a loan I never asked for?',
    'Debt collectors keep calling me: are they real?',
    'I will never use it for hiring, only to find my sister',
    'We rent a holiday house from him next week and want to know that he exists',
    'An old colleague from my first employer',
  ],
  fr: [
    'Un vieil ami m’a proposé un emploi et je veux le remercier',
    'Mon ancienne nounou, vit-elle encore ?',
    'L’ancien locataire reçoit encore du courrier ici',
    'Mon oncle travaillait dans les assurances',
    'Quelqu’un a utilisé ma carte de crédit',
    'Elle me doit des excuses',
    'Qui m’appelle au sujet d’un prêt que je n’ai pas demandé ?',
    'Retrouver ma sœur, pas pour embaucher qui que ce soit',
    'Je loue une maison de vacances à cet homme et veux savoir s’il existe',
  ],
  ja: [
    '昔の同僚を探しています',
    '子どもの頃のベビーシッターにお礼を言いたい',
    '前の住人宛ての手紙が届く',
    '叔父は保険会社で働いていた',
    'クレジットカードを使った相手の番号',
    'ローンの勧誘の電話は誰からか',
    '採用には使いません。妹を探しています',
    '本を貸したまま引っ越した友人',
    '初めて働いた店の主人を探しています',
  ],
  tr: [
    'Eski bir arkadaştan iş teklifi aldım, teşekkür edeceğim',
    'Çocukken bakıcım olan kadını arıyorum',
    'Eski kiracıya hâlâ mektup geliyor',
    'Amcam sigorta şirketinde çalışırdı',
    'Kredi kartımı kullanan numara',
    'Bana bir özür borçlu',
    'Kimse aramıyor mu diye merak ettim',
    'İşe almak için değil, kardeşimi bulmak için',
    'Askerlik arkadaşımı bulmak istiyorum',
  ],
  ar: [
    'وجدت عرض عمل من صديق قديم وأريد أن أشكره',
    'أبحث عن المربية القديمة التي ربتني',
    'رسائل المستأجر السابق ما زالت تصل',
    'كان عمي يعمل في شركة تأمين',
    'شخص استخدم بطاقة الائتمان الخاصة بي',
    'من يتصل بي بخصوص شيء لم أطلبه',
    'أبحث عن أختي التي فقدتها',
    'ليس للتوظيف، بل للعثور على أخي',
    'زميل قديم من أول عمل لي',
  ],
  pt: [
    'Recebi uma oferta de emprego de um velho amigo',
    'A minha antiga babá ainda vive?',
    'O antigo inquilino ainda recebe cartas aqui',
    'O meu tio trabalhava em seguros',
    'Alguém usou o meu cartão de crédito',
    'Ela me deve desculpas',
    'Quem liga sobre um empréstimo que nunca pedi?',
    'Não é para contratar ninguém, procuro a minha irmã',
    'Um colega do meu primeiro trabalho',
  ],
  ru: [
    'Старый друг предложил работу, хочу поблагодарить',
    'Ищу бывшую няню, которая меня вырастила',
    'Бывшему жильцу до сих пор приходят письма',
    'Дядя работал в страховой компании',
    'Кто-то расплатился моей кредитной картой',
    'Она должна мне извинение',
    'Кто звонит про кредит, о котором я не просил?',
    'Не для приема на работу, ищу сестру',
    'Коллега с первой работы',
  ],
  es: [
    'Un viejo amigo me ofreció trabajo y quiero darle las gracias',
    '¿Vive todavía mi antigua niñera?',
    'El antiguo inquilino aún recibe cartas aquí',
    'Mi tío trabajaba en seguros',
    'Alguien usó mi tarjeta de crédito',
    'Ella me debe una disculpa',
    '¿Quién llama por un préstamo que nunca pedí?',
    'No para contratar a nadie, busco a mi hermana',
    'Un compañero de mi primer trabajo',
  ],
};

describe.each(languages)('in %s', (language) => {
  test.each(refused[language])('%s: %s', (use, words) => expect(readUse(words)).toBe(use));
  test.each(innocent[language])('none: %s', (words) => expect(readUse(words)).toBeNull());
});

test('ignores case, punctuation and apostrophe variants', () => {
  expect(readUse('IŞE ALMAK')).toBe('employment');
  expect(readUse('PRÉ-EMPLOYMENT')).toBe('employment');
  expect(readUse('il me doit de l`argent')).toBe('debt-collection');
  expect(readUse('  To   HIRE\nhim ')).toBe('employment');
});

test('reads any text in bounded time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 256 }), (words) => {
      expect([null, 'employment', 'tenants', 'credit', 'insurance', 'debt-collection']).toContain(readUse(words));
    }),
  );
});
