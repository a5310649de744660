import { describe, expect, test } from 'vitest';

import { measure } from '#functions/messaging/domain/sms-parts.ts';
import { callMail } from '#functions/messaging/templates/calls/mail.ts';
import { link, missed, near, now, of, textOf } from '#functions/messaging/templates/calls/testing.ts';
import type { TemplateParams } from '#functions/messaging/templates/params.ts';
import type { Variety } from '#shared/values/language.ts';

describe('letters that the basic alphabet lacks', () => {
  const matters = {
    tr: 'Cumartesi günkü düğün için kaç kişilik masa ayıracağını, çocukların gelip gelmeyeceğini ve ödemeyi hangi karttan yapacağını soruyor; salon cuma akşamına kadar bekliyor',
    'pt-PT':
      'A matrícula da natação das crianças termina na sexta-feira e ainda faltam a declaração do médico, duas fotografias e a autorização assinada pelos pais, senão perde-se a vaga',
    fr: 'Le reçu des dépenses du voyage à Besançon, que le comptable attend depuis le début du mois, doit être signé et renvoyé avant vendredi, sinon tout passe à l’année prochaine',
    en: 'The survey of the boat has to be paid before the end of the month, or else it is not sold to him; another buyer has seen it twice already and will not wait for very long',
  } as const;
  const callers: [keyof typeof matters, string][] = [
    ['tr', 'Şükrü Işık'],
    ['pt-PT', 'Conceição Leitão'],
    ['fr', 'François Lemaître'],
    ['en', 'Grażyna Wójcik'],
  ];

  test.each(callers)('in %s, the name of %s keeps them, and a long matter is shortened', (language, name) => {
    for (const claim of ['known', 'claimed'] as const) {
      const whole = textOf('missed-call', { ...missed, name, claim }, language);
      expect(whole).toContain(name);
      const long = textOf('missed-call', { ...missed, name, claim, about: matters[language] }, language);
      expect(long).toContain(name);
      expect(long).toContain(matters[language].slice(0, 16));
      expect(measure(long)).toMatchObject({ alphabet: 'UCS-2', parts: 2 });
    }
  });

  test.each(['tr', 'pt-PT', 'fr'] as const)('in %s, a matter keeps them where two parts hold it', (language) => {
    const short = matters[language].split(' ').slice(0, 6).join(' ');
    const [kept, long] = [short, matters[language]].map((about) =>
      textOf('missed-call', { ...missed, name: 'Ida', about }, language),
    );
    expect(kept).toContain(short);
    expect(measure(long!)).toMatchObject({ alphabet: 'GSM-7', parts: 2 });
    expect(long!.length).toBeGreaterThan(134);
  });

  test('keeps them in a text to a caller', () => {
    expect(textOf('callback-agreed', { name: 'Şule Yıldız', when: near, link }, 'tr')).toContain('Şule Yıldız sizi');
    const plain = textOf('callback-agreed', { name: 'Ida', when: near, link }, 'tr');
    expect(measure(plain).parts).toBe(1);
    expect(plain).toContain('Degistirmek icin: ');
  });

  test.each([
    ['es', 'desvio, marque ##002# en su telefono'],
    ['pt', 'A Calluna nao atende mais as suas ligacoes. Para desativar o desvio, disque ##002# no telefone.'],
  ] as const)('in %s, a text has all of its accents or none', (language, written) => {
    expect(textOf('number-left', { undo: '##002#' }, language)).toContain(written);
  });

  test('the tilde of “año” is basic, and stays', () => {
    const about =
      'El año próximo, la matrícula de la niña y el seguro del teléfono; lo que falta se paga el día de la reunión';
    const text = textOf('missed-call', { ...missed, name: 'Ida', about }, 'es');
    expect(text).toContain('El año proximo, la matricula de la niña');
  });

  test('signs alone are written plainly', () => {
    expect(textOf('missed-call', { ...missed, name: 'Ana O’Neil' })).toContain("Ana O'Neil");
  });
});

describe('when an unbooked call is wanted', () => {
  const waiting = { ...missed, claim: 'claimed', name: 'Ida', when: null, wish: 'tomorrow at noon' } as const;
  const [mail, say] = [
    (params: TemplateParams['missed-call']) => callMail(of('missed-call', params), now),
    (params: TemplateParams['missed-call']) => textOf('missed-call', params),
  ];

  test.each<[Variety, string, string]>([
    ['en', 'tomorrow at noon', 'delivery. Wants a call "tomorrow at noon". https'],
    ['es', 'el martes por la tarde', 'Pide que le llame: "el martes por la tarde".'],
    ['fr', 'demain midi', 'Souhaite un rappel : "demain midi".'],
    ['pt', 'quarta à tarde', 'Quer que ligue: "quarta à tarde".'],
    ['pt-PT', 'quarta à tarde', 'Quer que ligue: "quarta à tarde".'],
    ['ja', '明日の昼', '「明日の昼」の折り返し希望'],
    ['ru', 'завтра в полдень', 'Просит позвонить: «завтра в полдень».'],
    ['tr', 'yarın öğlen', 'Aranmak istiyor: "yarın öğlen".'],
    ['ar', 'غدا الظهر', 'الوقت المطلوب: «غدا الظهر».'],
  ])('says so in %s', (language, wish, expected) => {
    expect(textOf('missed-call', { ...waiting, wish }, language)).toContain(expected);
  });

  test('not where one is booked, or the owner wants names only', () => {
    expect(say({ ...waiting, when: near })).not.toContain('noon');
    expect(say({ ...waiting, detail: 'name' })).not.toContain('noon');
  });

  test('gives way to a long matter, and stands in the mail', () => {
    const about = 'the survey of the boat '.repeat(12).trim();
    expect(say({ ...waiting, about })).toContain('"tomorrow at noon"');
    const russian = textOf('missed-call', { ...waiting, about: 'о собрании жильцов дома в субботу '.repeat(4) }, 'ru');
    expect(russian).not.toContain('noon');
    expect(mail(waiting).rows).toContainEqual(['Callback', 'Wants a call "tomorrow at noon"']);
  });
});

describe('a withheld number', () => {
  const withheld = { ...missed, claim: 'claimed', name: 'Lemaire', number: '', withheld: true, when: null } as const;

  test.each<[Variety, string]>([
    ['en', 'Number withheld, says "Lemaire": delivery. Number to call: see link.'],
    ['es', 'Número oculto, dice ser "Lemaire": '],
    ['fr', 'Numéro masqué, se dit "Lemaire" : '],
    ['pt', 'Número oculto, diz ser "Lemaire": '],
    ['pt-PT', 'Número privado, diz ser "Lemaire": '],
    ['ja', '非通知 「Lemaire」と名乗る：'],
    ['ru', 'Номер скрыт, «Lemaire»: '],
    ['tr', 'Gizli numara ("Lemaire" diyor): '],
    ['ar', 'رقم محجوب، «Lemaire»: '],
  ])('is said to be one beside a name, in %s', (language, expected) => {
    expect(textOf('missed-call', { ...withheld, other_number: true }, language)).toContain(expected);
  });

  test('not where only the name may be said, or the text leaves the line out', () => {
    expect(textOf('missed-call', { ...withheld, detail: 'name' })).toContain('Caller says "Lemaire"');
    expect(textOf('missed-call', { ...withheld, withheld: false })).toContain('Caller says "Lemaire"');
    expect(textOf('missed-call', { ...withheld, claim: 'institution' })).toContain('Number withheld, says "Lemaire"');
  });
});
