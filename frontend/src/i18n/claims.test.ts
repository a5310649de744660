import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { type Language, languages } from '#shared/values/language.ts';

/**
 * What no text of ours may say: claims of accuracy that nothing supports, hints at crime to make someone pay, and scare
 * words. Regulators fined peers for these.
 */
const banned: Record<Language, RegExp> = {
  en: /most (accurate|reliable|complete)|(100 ?%|completely|always) (accurate|correct|up to date)|guaranteed (results|accura)|criminal (record|histor|past)|arrest(s|ed)? record|mugshot|\bdirt\b|dark secret|dirty laundry|hidden past|scandal|cheat(er|ing)|sex offender|shocking/iu,
  fr: /(le|la|les) plus (précis|exact|fiable|complet)|100\s?% (exact|fiable|précis)|résultats? garantis?|casier judiciaire|passé (criminel|caché)|arrestation|linge sale|scandal|infidèle|choquant/iu,
  ja: /最も(正確|信頼)|100[%％]正確|正確さを保証|犯罪歴|前科|逮捕歴|暴露|スキャンダル|浮気|衝撃/u,
  tr: /en (doğru|güvenilir) (veri|bilgi|sonuç)|(%100|yüzde yüz) doğru|garantili sonuç|sabıka|suç geçmişi|tutuklan|kirli (çamaşır|sır)|skandal|aldat(an|ma)|şok edici/iu,
  ar: /الأكثر (دقة|موثوقية)|(100|١٠٠) ?[%٪] (دقيق|صحيح)|نتائج مضمونة|سجل(ه|ها)? (جنائي|إجرامي)|سوابق|فضيحة|فضائح|خيانة|صادم/u,
  pt: /(o|a|os|as) mais (precis|exat|confiáve)|100 ?% (exat|precis|confiável)|resultados? garantid|antecedentes criminais|ficha criminal|passado (criminoso|oculto)|podres|escândalo|traição|chocante/iu,
  ru: /сам(ый|ая|ое|ые) (точн|надёжн)|100 ?% точн|гарантированн\S+ результат|судимост|уголовн\S+ прошл|криминальн\S+ прошл|компромат|грязн\S+ бель|скандал|измен(а|ы) (муж|жен|партн)|шокирующ/iu,
  es: /(el|la|los|las) más (precis|exact|fiable)|100 ?% (exact|precis|fiable)|resultados? garantizad|antecedentes penales|pasado (criminal|oculto)|trapos sucios|escándalo|infidel|impactante/iu,
};

/** All that we write in a language: pages and messages. */
function textsIn(language: Language): [string, string][] {
  const folders = [`frontend/src/i18n/${language}`, `functions/messaging/templates/${language}`];
  return folders.flatMap((folder) =>
    readdirSync(folder).map((file): [string, string] => [
      `${folder}/${file}`,
      readFileSync(`${folder}/${file}`, 'utf8'),
    ]),
  );
}

test.each(languages)('no text in %s claims what nothing supports, or scares', (language) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(20);
  const claims = texts.flatMap(([file, text]) =>
    [...text.matchAll(new RegExp(banned[language], `${banned[language].flags}g`))].map(
      ([words]) => `${file}: ${words}`,
    ),
  );
  expect(claims).toEqual([]);
});

test.each([
  ['en', 'The most accurate people search'],
  ['en', 'She may have a criminal record'],
  ['fr', 'Le plus fiable des annuaires'],
  ['ja', '犯罪歴があるかもしれません'],
  ['tr', '%100 doğru'],
  ['ar', 'قد يكون له سجل جنائي'],
  ['pt', 'Veja os antecedentes criminais'],
  ['ru', 'Самый точный поиск'],
  ['es', 'Descubra sus trapos sucios'],
] as const)('in %s “%s” would be noticed', (language, claim) => expect(claim).toMatch(banned[language]));
