import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { privacy } from '#shared/api/privacy.ts';

/** Saves a copy of everything held under what was verified. */
export function DownloadCopy({ onMade }: { onMade: () => void }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'act' });
  const { language } = useLanguage();
  const { trigger, data, error, isMutating } = useAction(privacy.getCopy);
  async function download() {
    const copy = await trigger({ language });
    if (!copy) return;
    const day = copy.generated_at.slice(0, 10);
    saveFile(`calluna-my-data-${day}.json`, 'application/json', JSON.stringify(copy, null, 2));
    onMade();
  }
  return (
    <>
      {error && <Failure error={error} />}
      <Button look="line" size="sm" busy={isMutating} onClick={() => void download()}>
        {t('copy.button')}
      </Button>
      {data && (
        <p className="small" role="status">
          <Trans
            t={t}
            i18nKey="saved"
            values={{ reference: data.reference }}
            components={{ r: <bdi className="mono" dir="ltr" /> }}
          />
        </p>
      )}
    </>
  );
}
