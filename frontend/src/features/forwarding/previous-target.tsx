import { useTranslation } from 'react-i18next';

import { TextField } from '#frontend/components/field.tsx';
import { Code } from '#frontend/features/forwarding/code.tsx';

type Props = { query: string; value: string; onChange: (value: string) => void };

/** The previous forwarding target: our undo codes do not restore it. */
export function PreviousTarget({ query, value, onChange }: Props) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'codes' });
  return (
    <details className="card">
      <summary>{t('restore')}</summary>
      <div className="stack [--stack:0.75rem]">
        <p className="small muted">{t('restoreLead')}</p>
        <Code of={query} />
        <TextField
          label={t('restoreTo')}
          type="tel"
          maxLength={32}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </details>
  );
}
