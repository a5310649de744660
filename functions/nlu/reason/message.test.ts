import { expect, test } from 'vitest';

import { messageOf } from '#functions/nlu/reason/message.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string]>([
  ['en', 'yes that’s fine and tell her the ladder is in the shed, thanks', 'The ladder is in the shed'],
  ['en', 'The ladder is in the shed by the gate.', 'The ladder is in the shed by the gate'],
  ['en', 'thanks bye', 'Thanks bye'],
  ['fr', 'oui très bien et dites-lui que l’échelle est dans la remise merci', 'L’échelle est dans la remise'],
  ['es', 'sí perfecto y dígale que la escalera está en el cobertizo gracias', 'La escalera está en el cobertizo'],
  ['pt', 'pode ser e avisa que a escada ficou no barracão obrigada', 'A escada ficou no barracão'],
  ['pt', 'isso certo nove horas fala pra ela que sem chave eu não entro', 'Fala pra ela que sem chave eu não entro'],
  ['es', 'sí a las nueve y que sepa que sin llave no entro', 'Sepa que sin llave no entro'],
  ['ru', 'да подходит и передайте ей что лестница в сарае спасибо', 'Лестница в сарае'],
  ['ar', 'نعم مناسب وقولي لها قولوا لها السلم بالمخزن شكرا', 'السلم بالمخزن'],
  ['tr', 'merdiven kulübede kaldı teşekkürler', 'Merdiven kulübede kaldı'],
  ['ja', 'はい、それで大丈夫です。はしごは物置にあると伝えてください', 'はしごは物置にある'],
  ['ja', 'はい', 'はい'],
])('%s: “%s” is passed on as “%s”', (language, text, message) => expect(messageOf(text, language)).toBe(message));
