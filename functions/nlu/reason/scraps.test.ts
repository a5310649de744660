import { expect, test } from 'vitest';

import { withoutScraps } from '#functions/nlu/reason/scraps.ts';
import { isAside, isScrap } from '#functions/nlu/reason/telling.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string]>([
  ['en', 'oh my is this recording anyway the drain backed up again', 'the drain backed up again'],
  ['fr', 'ah zut attendez j’ai pas fini la livraison passe à lundi', 'la livraison passe à lundi'],
  ['es', 'ay espere déjeme terminar el sillón llegó roto', 'el sillón llegó roto'],
  ['pt', 'nossa peraí deixa eu explicar o portão emperrou', 'o portão emperrou'],
  ['ru', 'ой подождите я не договорила крыша протекла', 'крыша протекла'],
  ['tr', 'aa dur daha bitirmedim perdeler hazır', 'perdeler hazır'],
  ['ja', 'あっ、ちょっと待って、障子の張り替えが終わりました', '障子の張り替えが終わりました'],
  ['ar', 'هلا لحظة ما خلصت كلامي الكنبة وصلت مكسورة', 'الكنبة وصلت مكسورة'],
])('%s: “%s” begins with its matter', (language, text, rest) => expect(withoutScraps(text, language)).toBe(rest));

test.each<[Language, string]>([
  ['en', 'the waiting list opened and she is on it'],
  ['en', 'pick up the kids at four'],
  ['en', 'look after the dog on Friday'],
  ['fr', 'il y a une place pour elle au cours de poterie'],
  ['es', 'no está lista la falda todavía'],
  ['pt', 'há uma fuga de água na garagem'],
  ['ru', 'девушка пришла за платьем'],
  ['tr', 'kızım hasta derse gelemeyecek'],
  ['ja', 'あしたの会場が変わりました'],
  ['ja', 'あらしで屋根が壊れました'],
  ['ar', 'جاي السباك يصلح المغسلة'],
])('%s: “%s” loses no word', (language, text) => expect(withoutScraps(text, language)).toBe(text));

test.each<[Language, string]>([
  ['en', 'not now sweetie I’m on the phone'],
  ['fr', 'oui Suzanne deux secondes je suis au téléphone'],
  ['es', 'espera Paco que estoy al teléfono'],
  ['pt', 'tá bom Zeca tô no telefone'],
  ['ru', 'подожди Лена я по телефону'],
  ['tr', 'dur Efe telefondayım'],
  ['ja', '待って健太、今電話中だから'],
  ['ar', 'لحظة يا سارة أنا على التليفون'],
])('%s: “%s” is said to somebody else', (language, text) => expect(isAside(text, language)).toBe(true));

test.each<[Language, string]>([
  ['en', 'no not at four, five on Thursday'],
  ['fr', 'non pas à quatre heures jeudi à cinq heures'],
  ['es', 'no a las cuatro no el jueves a las cinco'],
  ['pt', 'não às quatro não quinta às cinco'],
  ['ru', 'нет не в четыре в четверг в пять'],
  ['tr', 'hayır dörtte değil perşembe beşte'],
  ['ja', 'いえ、木曜の5時でお願いします'],
  ['ar', 'لا مو الساعة أربعة الخميس الساعة خمسة'],
])('%s: “%s” only settles a time', (language, text) => expect(isScrap(text, language)).toBe(true));

test.each<[Language, string]>([
  ['en', 'hold on it is the oak table'],
  ['fr', 'attendez c’est la table en chêne'],
  ['es', 'espere es la mesa de roble'],
  ['pt', 'espera é a mesa de carvalho'],
  ['ru', 'подождите это дубовый стол'],
  ['tr', 'dur meşe masa olacak'],
  ['ja', '待って、樫のテーブルの方です'],
  ['ar', 'لحظة هي طاولة السنديان'],
])('%s: “%s” is no scrap', (language, text) => expect(isScrap(text, language)).toBe(false));
