import { expect, test } from 'vitest';

import { type Telling, whatIsTold } from '#frontend/features/assistant/told/what-is-told.ts';

test.each<[Telling, string]>([
  ['address', 'Please bring it to 12 Oak Street.'],
  ['address', 'Déposez-le au 4 rue des Lilas.'],
  ['address', 'Estamos en la calle Mayor, 15.'],
  ['address', 'Fica na rua das Flores, 120.'],
  ['address', 'Принесите на улицу Ленина, дом 5.'],
  ['address', 'Gül Sokak No: 5’e bırakın.'],
  ['address', '渋谷区神南1-2-3まで届けてください。'],
  ['address', 'اتركه في شارع الملك فهد، مبنى 12'],
  ['code', 'The gate code is 4711.'],
  ['code', 'Le code de la porte est 4711.'],
  ['code', 'El código del portal es 4711.'],
  ['code', 'A senha do portão é 4711.'],
  ['code', 'Код домофона 4711.'],
  ['code', 'Kapının şifresi 4711.'],
  ['code', 'オートロックの暗証番号は4711です。'],
  ['code', 'رمز الباب هو ٤٧١١'],
  ['key', 'The key is under the mat.'],
  ['key', 'La clé est sous le paillasson.'],
  ['key', 'La llave está debajo del felpudo.'],
  ['key', 'A chave está debaixo do tapete.'],
  ['key', 'Ключ лежит под ковриком.'],
  ['key', 'Anahtar paspasın altında.'],
  ['key', '鍵はマットの下にあります。'],
  ['key', 'المفتاح تحت السجادة'],
  ['away', 'Nobody is home until Friday.'],
  ['away', 'We’re away until the 12th.'],
  ['away', 'Nous sommes en vacances jusqu’au 12.'],
  ['away', 'No hay nadie en casa hasta el viernes.'],
  ['away', 'Não estamos em casa esta semana.'],
  ['away', 'Нас не будет до пятницы.'],
  ['away', 'Evde kimse yok.'],
  ['away', '金曜日まで留守にしています。'],
  ['away', 'نحن مسافرون حتى الجمعة'],
  ['phone', 'Call my mobile, (218) 555-0142.'],
  ['phone', 'Appelez le 01.23.45.67.89.'],
  ['phone', 'اتصل على ٠٥٠١٢٣٤٥٦٧'],
  ['card', 'Charge 4242 4242 4242 4242.'],
  ['link', 'See www.example.com.'],
])('%s: %s', (telling, text) => {
  expect(whatIsTold(text)).toEqual([telling]);
});

test.each([
  'Please leave it with the neighbor at number seven.',
  'Hello, you have reached Brandt Boats. We are open from 9:00 to 17:00, Monday to Friday.',
  'We are two minutes down the road from the station.',
  'The key question is the price, so please say what you need.',
  'We are closed on 24/12/2026 and 2026-12-31.',
  'Laissez le colis chez le voisin, merci.',
  'Déjelo con el vecino, por favor.',
  'Deixe com o porteiro, por favor.',
  'Оставьте, пожалуйста, у соседей.',
  'Lütfen komşuya bırakın.',
  '宅配ボックスに入れてください。',
  'يُرجى تركه عند الجار',
  '',
])('nothing: %s', (text) => {
  expect(whatIsTold(text)).toEqual([]);
});
