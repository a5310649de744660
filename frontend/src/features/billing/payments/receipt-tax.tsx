import { useTranslation } from 'react-i18next';

import { Price } from '#frontend/components/bdi.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { taxRate } from '#frontend/lib/tax-rate.ts';
import type { TaxLine } from '#shared/values/tax.ts';

/** Rows of a receipt: its amount without the tax, and the tax. */
export function ReceiptTax({ of: { net, tax, ...line } }: { of: TaxLine }) {
  const { t } = useTranslation('tax');
  const { locale } = useLanguage();
  return (
    <>
      <tr>
        <td colSpan={2}>{t('net')}</td>
        <td className="end">
          <Price of={net} />
        </td>
      </tr>
      <tr>
        <td colSpan={2}>
          <bdi>{taxRate(line, locale)}</bdi>
        </td>
        <td className="end">
          <Price of={tax} />
        </td>
      </tr>
    </>
  );
}
