import { isolated } from '#functions/messaging/templates/format-params.ts';
import type { Mail, Row } from '#functions/messaging/templates/types.ts';
import { localeOf, type Variety } from '#shared/values/language.ts';
import { formatMoney } from '#shared/values/money.ts';
import { taxName } from '#shared/values/tax-name.ts';
import type { TaxLine } from '#shared/values/tax.ts';

/** Whether the amount contains the tax, or was the price before it. */
const words: Record<Variety, { included: (tax: string) => string; added: (tax: string) => string }> = {
  en: { included: (tax) => `${tax}, included`, added: (tax) => `${tax}, added to the price` },
  fr: { included: (tax) => `${tax}, incluse`, added: (tax) => `${tax}, en plus du prix` },
  ja: { included: (tax) => `${tax}（税込の内数）`, added: (tax) => `${tax}（価格に加算）` },
  tr: { included: (tax) => `${tax}, fiyata dahil`, added: (tax) => `${tax}, fiyata eklendi` },
  ar: { included: (tax) => `${tax}، ضمن المبلغ`, added: (tax) => `${tax}، أُضيفت إلى السعر` },
  pt: { included: (tax) => `${tax}, incluso no valor`, added: (tax) => `${tax}, somado ao preço` },
  'pt-PT': { included: (tax) => `${tax}, incluído no valor`, added: (tax) => `${tax}, acrescentado ao preço` },
  ru: { included: (tax) => `${tax}, входит в сумму`, added: (tax) => `${tax}, сверх цены` },
  es: { included: (tax) => `${tax}, incluido`, added: (tax) => `${tax}, añadido al precio` },
};

/** The row about the tax of a mail’s amount: its name and rate, and how much it is. */
function taxRow({ name, percent, tax, inclusive }: TaxLine, language: Variety): Row {
  const locale = localeOf(language);
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(percent / 100);
  const amount = isolated(formatMoney(tax, locale), language);
  return [`${taxName(name, language)} ${rate}`, words[language][inclusive ? 'included' : 'added'](amount)];
}

/** A mail with the row about the tax of its amount, as it is shown: below it, or first where the text names the amount. */
export function withTaxRow(mail: Mail, { tax, amount }: { tax: TaxLine; amount: unknown }, language: Variety): Mail {
  const rows = mail.rows ?? [];
  const below = rows.findIndex(([, value]) => value === amount) + 1;
  return { ...mail, rows: [...rows.slice(0, below), taxRow(tax, language), ...rows.slice(below)] };
}
