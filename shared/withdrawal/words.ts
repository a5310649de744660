import { figures } from '#shared/values/figures.ts';
import { localeOf, type Variety } from '#shared/values/language.ts';
import type { Seller } from '#shared/values/seller.ts';
import { ar } from '#shared/withdrawal/ar.ts';
import { en } from '#shared/withdrawal/en.ts';
import { es } from '#shared/withdrawal/es.ts';
import { fr } from '#shared/withdrawal/fr.ts';
import { ja } from '#shared/withdrawal/ja.ts';
import { pt, ptPt } from '#shared/withdrawal/pt.ts';
import { ru } from '#shared/withdrawal/ru.ts';
import { tr } from '#shared/withdrawal/tr.ts';
import type { WithdrawalWords } from '#shared/withdrawal/types.ts';

export const withdrawalWords: Record<Variety, WithdrawalWords> = { en, fr, ja, tr, ar, pt, 'pt-PT': ptPt, ru, es };

export type WithdrawalText = {
  title: string;
  paragraphs: readonly string[];
  form: { title: string; note: string; lines: readonly string[]; footnote: string };
};
type TextInput = { seller: Pick<Seller, 'name' | 'address' | 'email'>; refund_days: number };

/** The instructions on withdrawal and the model form, with the seller and our own promise filled in. */
export function withdrawalText({ seller, refund_days }: TextInput, variety: Variety): WithdrawalText {
  const { title, says, form } = withdrawalWords[variety];
  const { name, address, email } = seller;
  const span = new Intl.NumberFormat(localeOf(variety), { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const days = figures.withdrawalDays;
  return {
    title,
    paragraphs: says({ name, address, email, days, refund: span.format(refund_days) }),
    form: {
      title: form.title,
      note: form.note,
      lines: [form.to(`${name}, ${address}, ${email}`), ...form.lines],
      footnote: form.footnote,
    },
  };
}
