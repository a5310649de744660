import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { exportCsv } from '#frontend/features/account/export-csv.ts';
import { useAction } from '#frontend/lib/api.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

/** Exports the account’s data as a file, created in this browser only. */
export function ExportData() {
  const { t } = useTranslation('account', { keyPrefix: 'privacy' });
  const { fullMoment } = useFormats();
  const { trigger, data, error, isMutating } = useAction(account.exportData, { refreshes: [auth.getAccessLog] });
  async function download(format: 'json' | 'csv') {
    const exported = await trigger({});
    if (!exported) return;
    const day = exported.generated_at.slice(0, 10);
    if (format === 'csv') saveFile(`calluna-${day}.csv`, 'text/csv', exportCsv(exported.data));
    else saveFile(`calluna-${day}.json`, 'application/json', JSON.stringify(exported, null, 2));
  }
  return (
    <div className="offer">
      <div>
        <b>{t('oneFile')}</b>
        <p className="small muted">{t('oneFileLead')}</p>
        {error && <Failure error={error} />}
        {data && (
          <p className="small" role="status">
            {t('taken', { at: fullMoment(data.generated_at) })}
          </p>
        )}
      </div>
      <div className="row [--gap:0.5rem]">
        {(['json', 'csv'] as const).map((format) => (
          <Button key={format} look="line" busy={isMutating} onClick={() => void download(format)}>
            <Icon of={Download} />
            {t('asFile', { format: format.toUpperCase() })}
          </Button>
        ))}
      </div>
    </div>
  );
}
