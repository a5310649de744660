import { describe, expect, test } from 'vitest';

import { score } from '#functions/calls/verdict/score.ts';
import { nothingKnown } from '#functions/calls/verdict/signals.ts';
import { embedded } from '#functions/nlu/embedded.ts';
import type { Language } from '#shared/values/language.ts';

const setting = { reference: new Date('2026-11-23T15:00:00Z'), zone: 'America/Chicago' };

/** The verdict on a first call, without attestation and as far from home as it can be. */
async function verdictOn(language: Language, text: string) {
  const { spam } = await embedded.understand([{ who: 'caller', text }], { ...setting, language });
  return score({ ...nothingKnown, words: spam });
}

describe('an innocent first call is not even labelled', () => {
  test.each([
    ['en', 'Hi, is Ida available? Who am I speaking to?'],
    ['en', 'Who is this? I just want to leave a message'],
    ['en', 'are you a robot'],
    ['en', 'can you hear me hello'],
    ['en', 'this is Karen his neighbour your father collapsed the ambulance is here'],
    ['en', 'pick up the damn phone I have been calling all day'],
    ['fr', 'Vous êtes un robot ? C’est Sophie Martin'],
    ['fr', 'bonjour c’est votre voisin du dessous il y a de l’eau qui coule du plafond c’est très urgent'],
    ['ja', 'もしもし、イダさんいらっしゃいますか'],
    ['ja', '下の階の山本です 水漏れしていて 大至急ご連絡ください'],
    ['tr', 'Robot musunuz siz?'],
    ['tr', 'Merhaba ben alt komşunuz Fatma evinizden su sızıyor çok acil'],
    ['ar', 'أنا جاركم أبو أحمد في تسريب مياه من شقتكم الموضوع مستعجل جدا'],
    ['ar', 'ألو ممكن أكلم نور'],
    ['pt', 'Aqui é a vizinha a dona Marta tem um vazamento de água no apartamento é urgente'],
    ['pt', 'Alô, a Noor está?'],
    ['ru', 'Здравствуйте это ваша соседка снизу Нина Павловна вы нас заливаете срочно перезвоните'],
    ['ru', 'Вы что, робот?'],
    ['es', 'Hola soy Pilar la vecina de abajo tiene usted una fuga de agua es muy urgente'],
    ['es', 'Hola, ¿se puede poner Noor?'],
    ['en', 'Margaret Thornton-Hughes. It is a private matter'],
    ['en', 'Hi, my name is Walter Brandt, I would like to book a consultation'],
    ['pt', 'Onde a Ida mora agora? Sou um amigo antigo'],
    ['ru', 'меня зовут Игорь Смирнов, хочу записаться на консультацию по налогам'],
    ['ru', 'это Ольга из Парижа, хотела бы перенести нашу встречу'],
    ['ja', '火事です！隣が燃えてます！'],
    ['fr', 'Je voudrais un devis pour refaire ma cuisine'],
    ['es', 'Quisiera saber si todavía vende la bicicleta'],
    ['tr', 'Kızımı yüzme kursuna yazdırmak istiyordum'],
    ['ar', 'بدي احجز موعد عند الدكتورة'],
  ] as const)('%s: %s', async (language, text) => {
    const { verdict, reasons } = await verdictOn(language, text);
    expect(['likely_safe', 'unknown']).toContain(verdict);
    expect(reasons).toEqual([]);
  });
});

describe('a scam is labelled at its first sentence', () => {
  test.each([
    ['en', 'this is the IRS there is a warrant for your arrest you must pay the fine in gift cards today'],
    ['en', 'this is Daniel from the fraud department of your bank read me the code that we just sent you'],
    ['fr', 'service anti-fraude de votre banque un virement est en cours donnez-moi le code reçu par SMS'],
    [
      'ja',
      'こちらはNTTファイナンスです 料金の未納がございます 本日中にお支払いがない場合は法的手続きに移行します 1を押してください',
    ],
    ['tr', 'Tebrikler çekilişimizden iPhone kazandınız ödülünüzü almak için kimlik numaranızı söyleyin'],
    ['ar', 'مبروك لقد ربحت مليون ريال من مسابقة كبرى أرسل رقم حسابك البنكي ورمز التحقق'],
    ['pt', 'Parabéns você foi selecionado para um cartão de crédito sem anuidade confirme seu CPF agora'],
    [
      'ru',
      'Вас беспокоит служба безопасности Сбербанка по вашей карте зафиксирована подозрительная операция назовите код',
    ],
    [
      'es',
      'Le llamamos de su compañía eléctrica le vamos a subir la tarifa salvo que nos confirme su número de cuenta',
    ],
  ] as const)('%s: %s', async (language, text) => {
    const { verdict } = await verdictOn(language, text);
    expect(['suspicious', 'likely_spam']).toContain(verdict);
  });
});
