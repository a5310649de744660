import type { Language } from '#shared/values/language.ts';

/** The text message of a finished search. It names nobody: a phone lies about where others read it. */
const ready: Record<Language, { found: (people: number) => string; nobody: string }> = {
  en: { found: (n) => (n === 1 ? '1 person found.' : `${n} people found.`), nobody: 'Nobody found.' },
  fr: {
    found: (n) => (n === 1 ? '1 personne trouvée.' : `${n} personnes trouvées.`),
    nobody: 'Aucune personne trouvée.',
  },
  ja: { found: (n) => `${n}人見つかりました。`, nobody: '見つかりませんでした。' },
  tr: { found: (n) => `${n} kişi bulundu.`, nobody: 'Kimse bulunamadı.' },
  ar: { found: (n) => `النتائج: ${n}.`, nobody: 'لا نتائج.' },
  pt: { found: (n) => (n === 1 ? '1 pessoa encontrada.' : `${n} pessoas encontradas.`), nobody: 'Ninguém encontrado.' },
  ru: { found: (n) => `Найдено: ${n}.`, nobody: 'Никто не найден.' },
  es: { found: (n) => (n === 1 ? '1 persona encontrada.' : `${n} personas encontradas.`), nobody: 'Sin resultados.' },
};

export const searchReadyText = (language: Language, people: number, link: string) =>
  `Calluna: ${people ? ready[language].found(people) : ready[language].nobody} ${link}`;
