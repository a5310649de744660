import { describe, expect, test } from 'vitest';

import { datesThing, isToMove, movesAppointment, namesCall, namesDeadline } from '#functions/nlu/edits/appointment.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import type { Language } from '#shared/values/language.ts';

const setting = { reference: new Date('2026-11-23T15:00:00Z'), zone: 'America/Chicago' };
const timesIn = (text: string, language: Language) => findWhens(text, language, setting);

describe('what is moved or confirmed has the time', () => {
  test.each<[Language, string]>([
    ['en', 'I’d like to push my haircut from Tuesday at four to Thursday'],
    ['en', 'Tuesday’s lesson needs to be moved to Thursday'],
    ['es', 'quisiera adelantar la revisión del jueves al martes'],
    ['fr', 'il faudrait décaler la séance de mardi à jeudi dix heures'],
    ['ja', '火曜の授業を木曜に変更したいのですが'],
    ['tr', 'salı günkü muayenemi perşembeye ertelemek istiyorum'],
    ['ar', 'بدي أنقل الجلسة من الثلاثاء للخميس'],
    ['pt', 'gostaria de remarcar o exame de terça para quinta'],
    ['ru', 'хочу перенести приём со вторника на четверг'],
  ])('%s: %s', (language, text) => {
    expect(movesAppointment(text, language, timesIn(text, language))).toBe(true);
    expect(isToMove(text, language)).toBe(true);
  });

  test.each<[Language, string]>([
    ['en', 'Tuesday at four it is about changing the booking'],
    ['en', 'I have a lesson Tuesday so let’s move it to Thursday'],
    ['en', 'please move the call to Thursday'],
    ['es', 'el martes a las cuatro por lo de cambiar la cita'],
    ['fr', 'mardi seize heures pour déplacer la séance'],
    ['ja', '授業があるので木曜に変えてください'],
    ['tr', 'randevum var cumaya alalım'],
    ['ar', 'عندي درس الثلاثاء خلينا ننقلها للخميس'],
    ['pt', 'terça às quatro é para remarcar o exame'],
    ['ru', 'во вторник в четыре чтобы перенести приём'],
  ])('%s: not “%s”', (language, text) => {
    expect(movesAppointment(text, language, timesIn(text, language))).toBe(false);
  });
});

describe('the day of something', () => {
  test.each<[Language, string]>([
    ['en', 'could the viewing be on Saturday'],
    ['es', '¿la visita puede ser el sábado?'],
    ['fr', 'la livraison ce serait possible samedi'],
    ['ja', '納品は土曜日でもよろしいでしょうか'],
    ['tr', 'teslimat cumartesi olur mu'],
    ['ar', 'ممكن الاستلام يكون يوم السبت'],
    ['pt', 'a vistoria dava para ser no sábado'],
    ['ru', 'можно доставку в субботу'],
  ])('%s: %s', (language, text) => {
    expect(datesThing(text, language, timesIn(text, language))).toBe(true);
  });

  test.each<[Language, string]>([
    ['en', 'Saturday after the viewing'],
    ['en', 'on Thursday, the viewing is fine'],
    ['es', 'el jueves después de la visita'],
    ['fr', 'jeudi après la livraison'],
    ['ja', '納品の後、土曜日に'],
    ['tr', 'teslimattan sonra cumartesi'],
    ['ar', 'السبت بعد الاستلام'],
    ['pt', 'sábado depois da vistoria'],
    ['ru', 'в субботу после доставки'],
  ])('%s: not “%s”', (language, text) => {
    expect(datesThing(text, language, timesIn(text, language))).toBe(false);
  });

  test('stands beside it, where nothing is asked', () => {
    const is = (text: string) => datesThing(text, 'en', timesIn(text, 'en'), { isNext: true });
    expect(is('I would like the viewing on Saturday')).toBe(true);
    expect(is('the viewing will keep me busy until noon')).toBe(false);
  });
});

describe('until when something is to be done', () => {
  test.each<[Language, string]>([
    ['en', 'the rent has to be paid by Thursday noon'],
    ['es', 'hay que firmar el contrato antes del jueves'],
    ['fr', 'il faut signer le contrat avant jeudi'],
    ['ja', '契約書にサインを木曜までにお願いします'],
    ['tr', 'sözleşmeyi perşembeye kadar imzalayın'],
    ['ar', 'لازم توقعوا الأوراق قبل الخميس الساعة عشرة'],
    ['pt', 'tem que assinar o contrato até quinta'],
    ['ru', 'договор надо подписать до четверга'],
  ])('%s: %s', (language, text) => {
    expect(namesDeadline(text, language, timesIn(text, language))).toBe(true);
  });

  test.each<[Language, string]>([
    ['en', 'before Thursday please'],
    ['en', 'call me before noon I have papers to sign'],
    ['en', 'Thursday at ten I am sending the papers'],
    ['es', 'llámeme antes del jueves para firmar'],
    ['fr', 'rappelez-moi avant midi pour signer'],
    ['ja', '木曜までにお電話ください、書類の件です'],
    ['tr', 'perşembeye kadar arasın imzalayacağım'],
    ['ar', 'اتصلوا قبل الخميس عشان أوقع'],
    ['pt', 'me ligue até quinta para assinar'],
    ['ru', 'перезвоните до четверга, надо подписать'],
  ])('%s: not “%s”', (language, text) => {
    expect(namesDeadline(text, language, timesIn(text, language))).toBe(false);
  });
});

test('who says that they are calling speaks of no other call', () => {
  expect(namesCall('I’m calling to confirm the viewing', 'en')).toBe(false);
  expect(namesCall('could she ring me about the viewing', 'en')).toBe(true);
});
