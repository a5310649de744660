import type { Language } from '#shared/values/language.ts';

/** Well-known taxes by the English name that a seller configures. */
const known = new Map<string, Partial<Record<Language, string>>>(
  Object.entries({
    'sales tax': {
      fr: 'Taxe de vente',
      ja: '売上税',
      tr: 'Satış vergisi',
      ar: 'ضريبة المبيعات',
      pt: 'Imposto sobre vendas',
      ru: 'Налог с продаж',
      es: 'Impuesto sobre las ventas',
    },
    vat: { fr: 'TVA', ja: '付加価値税', tr: 'KDV', ar: 'ضريبة القيمة المضافة', pt: 'IVA', ru: 'НДС', es: 'IVA' },
    gst: { fr: 'TPS' },
    'gst + qst': { fr: 'TPS + TVQ' },
  }),
);

/** A tax in the language of a locale where it is well known; otherwise as it is configured. */
export const taxName = (configured: string, locale: string): string =>
  known.get(configured.toLowerCase())?.[locale.slice(0, 2) as Language] ?? configured;
