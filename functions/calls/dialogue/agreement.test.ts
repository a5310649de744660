import { expect, test } from 'vitest';

import { agreesIn } from '#functions/calls/dialogue/agreement.ts';
import type { Language } from '#shared/values/language.ts';

const answers: Record<Language, string[]> = {
  en: [
    'Yes',
    'yeah that’s fine thanks',
    'um, well, yes please',
    'Okay',
    'Okay, great, thank you',
    'All right then',
    'Of course',
    'that works',
    'let me check the diary, that works for me',
    'Sounds good',
    'No problem',
    'Sure, call me back',
    'Right, yes',
    'that’s right',
    'Yes, it is about the survey of your boat',
  ],
  fr: [
    'Oui',
    'euh, oui, s’il vous plaît',
    'D’accord',
    'D’accord, très bien, merci',
    'Bien sûr',
    'Ça me va',
    'attendez, je regarde, ça me convient',
    'Volontiers',
    'Oui, c’est pour le bateau',
    'Pas de problème',
  ],
  es: [
    'Sí',
    'pues sí, gracias',
    'Vale',
    'Claro, perfecto',
    'De acuerdo',
    'un momento que miro, me viene bien',
    'Por supuesto',
    'No hay problema',
    'Sí, es por el barco',
    'estupendo pues quedamos en eso',
    'ahí está bien joven',
  ],
  pt: [
    'Sim',
    'então sim, por favor',
    'Claro',
    'Tá bom, obrigado',
    'Está bem, perfeito',
    'Pode ser',
    'deixa eu ver, por mim tudo bem',
    'Sem problema',
    'Sim, é sobre o barco',
    'agora sim está correcto',
    'essa mesma, moça',
  ],
  tr: [
    'Evet',
    'şey, evet lütfen',
    'Tamam',
    'Tamam, peki, teşekkürler',
    'Tabii ki',
    'Bana uyar',
    'bir bakayım, benim için uygun',
    'Sorun değil',
    'Evet, tekne hakkında',
  ],
  ru: [
    'Да',
    'ну да, пожалуйста',
    'Хорошо',
    'Хорошо, отлично, спасибо',
    'Конечно',
    'Мне подходит',
    'сейчас посмотрю, меня устраивает',
    'Давайте',
    'Да, это насчёт лодки',
  ],
  ar: [
    'نعم',
    'يعني نعم من فضلك',
    'طيب',
    'تمام، ممتاز، شكرا',
    'طبعا',
    'يناسبني',
    'لحظة أشوف، ما عندي مانع',
    'موافق',
    'نعم، الموضوع عن القارب',
  ],
  ja: [
    'はい',
    'えーと、はい、お願いします',
    'わかりました',
    'そうですね、わかりました',
    'もちろん',
    '大丈夫です',
    '確認しますね、それで大丈夫です',
    'いいですよ',
    'はい、船の件です',
  ],
};

/** Sentences in which a word of agreement agrees to nothing. */
const statements: Record<Language, string[]> = {
  en: [
    'It is about the survey of your boat',
    'Right, it is about the survey of your boat',
    'Okay so the thing is the boat is leaking',
    'of course it is about the survey',
    'It’s the correct invoice for the boat',
    'All right I am calling about the parcel',
    'great I finally got through to somebody about the mooring',
    'he told me it would be fine to ring about the boat on the right side',
  ],
  fr: [
    'C’est au sujet de l’expertise de votre bateau',
    'D’accord, c’est au sujet du bateau',
    'Bien sûr c’est pour la facture',
    'Parfait, j’appelle pour la livraison du colis',
    'Le bateau est en parfait état, c’est pour vous le dire',
    'Ok alors voilà le bateau prend l’eau',
  ],
  es: [
    'Es sobre la inspección de su barco',
    'Vale, es sobre el barco',
    'Claro, llamo por la factura',
    'Bueno, pues el barco tiene una fuga',
    'Perfecto, quería hablar del amarre',
    'Es la factura correcta del barco de mi tío',
    'Ya está listo el barco',
    'Bueno mire quería hablar del amarre',
  ],
  pt: [
    'É sobre a vistoria do seu barco',
    'Certo, é sobre o barco',
    'Claro, estou ligando por causa da fatura',
    'Ok então o barco está com um vazamento',
    'Isso, eu queria falar da entrega',
    'É a fatura certa do barco da minha tia',
    'Pode mudar o horário da entrega',
    'Quero falar do barco',
    'Essa fatura do barco está errada',
  ],
  tr: [
    'Teknenizin muayenesi hakkında',
    'Tamam, tekne hakkında arıyorum',
    'Peki şimdi tekne su alıyor',
    'Tabii ki fatura için arıyorum',
    'Doğru faturayı göndermek için aradım',
    'Harika nihayet birine ulaştım tekne için arıyorum',
  ],
  ru: [
    'Это насчёт осмотра вашей лодки',
    'Хорошо, это насчёт лодки',
    'Конечно, я звоню по поводу счёта',
    'Ладно, в общем лодка течёт',
    'Отлично, я наконец дозвонился насчёт причала',
    'Это правильно оформленный счёт за лодку',
  ],
  ar: [
    'الموضوع عن فحص القارب',
    'طيب، الموضوع عن القارب',
    'طبعا أنا أتصل بخصوص الفاتورة',
    'تمام بس القارب فيه تسريب ماء',
    'ممتاز أخيرا وصلت لأحد بخصوص المرسى',
    'أكيد الموضوع يخص التوصيل للبيت',
  ],
  ja: [
    '船の検査の件です',
    'そうですね、船の検査の件です',
    'わかりました、あの、船が水漏れしていまして',
    'もちろん請求書の件でお電話しました',
    'なるほど、荷物の配達のことなんですが',
  ],
};

const all = (phrases: Record<Language, string[]>) =>
  Object.entries(phrases).flatMap(([language, texts]) => texts.map((text) => [language as Language, text] as const));

test.each(all(answers))('%s: “%s” agrees', (language, text) => expect(agreesIn(text, language)).toBe(true));

test.each(all(statements))('%s: “%s” agrees to nothing', (language, text) =>
  expect(agreesIn(text, language)).toBe(false),
);

test('an endless word and ten thousand words are no answer', () => {
  for (const text of ['x'.repeat(50_000), 'and the boat is right there '.repeat(2000), '', '🙂'])
    expect(agreesIn(text, 'en')).toBe(false);
});
