import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { callbacks, type OwnCallback } from '#shared/api/callbacks.ts';

type Props = { own: OwnCallback; isOwner: boolean; onChanged: (next?: OwnCallback) => void };

/** It is called off, with a word to the owner. */
export function CancelCallback({ own, isOwner, onChanged }: Props) {
  const { t } = useTranslation('callbacks', { keyPrefix: 'own' });
  const cancel = useAction(callbacks.cancelOwn);
  const [message, setMessage] = useState('');
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!cancel.isMutating) onChanged(await cancel.trigger({ word: message }));
  }
  return (
    <section aria-labelledby="cancel">
      <div className="cdh">
        <h2 id="cancel">{t('orCancel')}</h2>
      </div>
      <form className="stack [--stack:0.875rem] [margin-block-start:1rem]" onSubmit={(event) => void submit(event)}>
        {!isOwner && (
          <TextField
            label={t('word', { owner: own.owner || t('owner') })}
            dir="auto"
            autoComplete="off"
            maxLength={256}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
        {cancel.error && <Failure error={cancel.error} />}
        <div>
          <Button look="line" type="submit" busy={cancel.isMutating}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </section>
  );
}
