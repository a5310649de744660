import type { Language } from '#shared/values/language.ts';

type Words = {
  /** What the owner’s calendar says. */
  call: (whom: string) => string;
  /** What the caller’s calendar says. */
  called: (owner: string) => string;
};

/** What calendars say of a callback, in each language. */
export const words: Record<Language, Words> = {
  en: { call: (whom) => `Call ${whom}`, called: (owner) => `Call from ${owner}` },
  fr: { call: (whom) => `Rappeler ${whom}`, called: (owner) => `Appel de ${owner}` },
  ja: { call: (whom) => `${whom}に電話`, called: (owner) => `${owner}さんからの電話` },
  tr: { call: (whom) => `Ara: ${whom}`, called: (owner) => `Telefon: ${owner}` },
  ar: { call: (whom) => `الاتصال بـ ${whom}`, called: (owner) => `مكالمة من ${owner}` },
  pt: { call: (whom) => `Ligar a ${whom}`, called: (owner) => `Chamada de ${owner}` },
  ru: { call: (whom) => `Позвонить: ${whom}`, called: (owner) => `Звонок: ${owner}` },
  es: { call: (whom) => `Llamar a ${whom}`, called: (owner) => `Llamada de ${owner}` },
};
