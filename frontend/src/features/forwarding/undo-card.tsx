import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Code } from '#frontend/features/forwarding/code.tsx';
import { useTurnOffDialog } from '#frontend/features/forwarding/use-turn-off-dialog.tsx';
import type { Forwarding } from '#shared/api/forwarding.ts';

/** How to take it all back, beside every code. */
export function UndoCard({ forwarding: { undo, number } }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'off' });
  const { open, dialog } = useTurnOffDialog();
  return (
    <section className="card stack [--stack:0.75rem]" aria-labelledby="undo">
      <h2 id="undo" className="fwd__h">
        {t('card')}
      </h2>
      <p className="small muted">{t(undo ? 'cardLead' : 'cardApp')}</p>
      {undo && <Code of={undo} />}
      {number && (
        <div>
          <Button look="ghost" size="sm" onClick={open}>
            {t('open')}
          </Button>
        </div>
      )}
      {dialog}
    </section>
  );
}
