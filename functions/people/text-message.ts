import type { Language } from '#shared/values/language.ts';

/**
 * The text message of a finished search. It contains no name, because lock screens show it. Each fits one SMS segment:
 * 160 characters of the GSM alphabet, which lacks ş, ı and ç, or 70 with any other letter. There the link takes most of
 * the room and identifies the sender.
 */
const ready: Record<Language, { found: (people: number) => string; nobody: string }> = {
  en: {
    found: (n) => (n === 1 ? 'Calluna: 1 person found.' : `Calluna: ${n} people found.`),
    nobody: 'Calluna: Nobody found.',
  },
  fr: {
    found: (n) => (n === 1 ? 'Calluna: 1 personne trouvée.' : `Calluna: ${n} personnes trouvées.`),
    nobody: 'Calluna: Aucune personne trouvée.',
  },
  ja: { found: (n) => `${n}人見つかりました`, nobody: '該当者なし' },
  tr: { found: (n) => `Calluna: ${n} isim bulundu.`, nobody: 'Calluna: Bulunan yok.' },
  ar: { found: (n) => `النتائج: ${n}`, nobody: 'لا نتائج' },
  pt: {
    found: (n) => (n === 1 ? 'Calluna: 1 pessoa encontrada.' : `Calluna: ${n} pessoas encontradas.`),
    nobody: 'Calluna: Ninguém encontrado.',
  },
  ru: { found: (n) => `Найдено: ${n}`, nobody: 'Не найдено' },
  es: {
    found: (n) => (n === 1 ? 'Calluna: 1 persona encontrada.' : `Calluna: ${n} personas encontradas.`),
    nobody: 'Calluna: Sin resultados.',
  },
};

export const searchReadyText = (language: Language, people: number, link: string) =>
  `${people ? ready[language].found(people) : ready[language].nobody} ${link}`;
