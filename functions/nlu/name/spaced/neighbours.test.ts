import { expect, test } from 'vitest';

import { callerName } from '#functions/nlu/name/index.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string]>([
  ['en', 'hi it’s the dental practice Doctor Hale speaking about your cleaning', 'Hale'],
  ['fr', 'bonjour la crèche des Lutins madame Moreau à l’appareil', 'Moreau'],
  ['es', 'buenas Policía Local de Soria agente Robles tenemos su cartera', 'Robles'],
  ['pt', 'aqui é a veterinária do Bolt a Andréia ele já pode ir pra casa', 'Andréia'],
  ['ru', 'поликлиника номер два медсестра Даниэла вакцина пришла', 'Даниэла'],
])('%s: “%s”: the person calls, not the place', (language, text, name) => {
  const turns = [
    { who: 'assistant' as const, text: 'Hello' },
    { who: 'caller' as const, text },
  ];
  expect(callerName(turns, language)?.value).toBe(name);
});
