import { expect, test } from 'vitest';

import { deadlineIn } from '#functions/nlu/reason/deadline.ts';

test.each([
  ['We need your okay by three tomorrow, otherwise the crane is gone', 'by three tomorrow'],
  ['Please sign it before Friday noon', 'before Friday noon'],
  ['Il faut signer avant vendredi midi, sinon elle perd sa place', 'avant vendredi midi'],
  ['Necesito la firma antes del viernes a las tres', 'antes del viernes a las tres'],
  ['Alguém tem de ir buscá-lo até amanhã ao meio-dia', 'até amanhã ao meio-dia'],
  ['Надо сдать деньги до трёх завтра, иначе детей не возьмут', 'до трёх завтра'],
  ['Formu yarın saat üçe kadar imzalamanız lazım', 'yarın saat üçe kadar'],
  ['نحتاج الموافقة قبل الساعة الثالثة غداً وإلا نخسر الحجز', 'قبل الساعة الثالثة غداً'],
  ['明日の三時までにご返事をください', '明日の三時までに'],
  ['The plumber comes tomorrow at three', null],
  ['Приём завтра в десять', null],
  ['Труба не дотянет до завтра', null],
  ['It will not be ready by Friday', null],
  ['The desk is open till five today', null],
  ['No llega antes del viernes', null],
])('“%s” has the deadline %s', (text, deadline) => expect(deadlineIn(text)).toBe(deadline));
