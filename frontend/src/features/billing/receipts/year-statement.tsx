import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Select } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { savePdf } from '#frontend/features/billing/receipts/save-pdf.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { receipts } from '#shared/api/receipts.ts';
import type { Charge } from '#shared/values/membership.ts';

/** Saves all payments of a year as one PDF file. Nothing without payments. */
export function YearStatement({ charges }: { charges: readonly Charge[] }) {
  const { t } = useTranslation('payments', { keyPrefix: 'statement' });
  const { language } = useLanguage();
  const { timeZone } = useFormats();
  const { trigger, error, isMutating } = useAction(receipts.getStatementPdf);
  const years = yearsOf(charges, timeZone);
  const [chosen, setChosen] = useState<number>();
  const year = chosen ?? years[0];
  if (year === undefined) return null;
  async function download(of: number) {
    const file = await trigger({ year: of, language });
    if (file) savePdf(file);
  }
  return (
    <section className="part" aria-labelledby="statement">
      <div className="part__head">
        <h2 id="statement">{t('title')}</h2>
      </div>
      <div className="offer">
        <div className="[max-inline-size:12rem]">
          <Select label={t('year')} value={year} onChange={({ target }) => setChosen(Number(target.value))}>
            {years.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </div>
        <Button look="line" size="sm" busy={isMutating} onClick={() => void download(year)}>
          <Icon of={FileDown} />
          {t('download')}
        </Button>
      </div>
      {error && <Failure error={error} onRetry={() => void download(year)} />}
    </section>
  );
}

/** The years in which something was paid or given back, the latest first. */
function yearsOf(charges: readonly Charge[], timeZone: string | undefined): number[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  const moments = charges.flatMap(({ paid_at, refund }) => [paid_at, refund?.done_at].flatMap((at) => at ?? []));
  return [...new Set(moments.map((at) => Number(format.format(new Date(at)))))].sort((a, b) => b - a);
}
