import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { exportCsv } from '#frontend/features/account/export-csv.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { useConfirmOwner } from '#frontend/components/owner/use-confirm-owner.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

/** Exports the account’s data as a file, created in this browser only. */
export function ExportData() {
  const { t } = useTranslation('account', { keyPrefix: 'privacy' });
  const { fullMoment } = useFormats();
  const owner = useConfirmOwner();
  const [takenAt, setTakenAt] = useState<string>();
  const { send, busy, fault } = useForm(account.exportData, {
    refreshes: [auth.getAccessLog],
    onFailed: owner.onFailed,
  });
  async function download(format: 'json' | 'csv') {
    const exported = await send({});
    if (!exported) return;
    setTakenAt(exported.generated_at);
    const day = exported.generated_at.slice(0, 10);
    if (format === 'csv') saveFile(`calluna-${day}.csv`, 'text/csv', exportCsv(exported.data));
    else saveFile(`calluna-${day}.json`, 'application/json', JSON.stringify(exported, null, 2));
  }
  return (
    <div className="offer">
      <div>
        <b>{t('oneFile')}</b>
        <p className="small muted">{t('oneFileLead')}</p>
        {fault && <Failure error={fault} />}
        {takenAt && (
          <p className="small" role="status">
            {t('taken', { at: fullMoment(takenAt) })}
          </p>
        )}
      </div>
      <div className="row [--gap:0.5rem]">
        {(['json', 'csv'] as const).map((format) => (
          <Button key={format} look="line" busy={busy} onClick={() => owner.run(() => void download(format))}>
            <Icon of={Download} />
            {t('asFile', { format: format.toUpperCase() })}
          </Button>
        ))}
      </div>
      {owner.dialog}
    </div>
  );
}
