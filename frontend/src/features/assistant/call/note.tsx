import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';
import type { CallId } from '#shared/values/id.ts';

const MAX_LENGTH = 5000;

/** The member’s note on a call, saved on blur. */
export function Note({ call_id, note }: { call_id: CallId; note: string }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'note' });
  const [text, setText] = useState(note);
  const [saved, setSaved] = useState(note);
  const write = useAction(assistant.writeNote);
  async function save() {
    if (text.trim() === saved || write.isMutating) return;
    const answer = await write.trigger({ call_id, note: text.trim() });
    if (answer) setSaved(answer.note);
  }
  const isNew = saved !== note && text.trim() === saved;
  return (
    <section aria-labelledby="note">
      <div className="cdh">
        <h2 id="note">{t('title')}</h2>
        <span className="small muted" role="status">
          {write.isMutating ? t('saving') : isNew ? t(saved ? 'saved' : 'deleted') : ''}
        </span>
      </div>
      <textarea
        className="input note__text"
        aria-labelledby="note"
        placeholder={t('placeholder')}
        dir="auto"
        rows={3}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => void save()}
      />
      {write.error && <Failure error={write.error} onRetry={() => void save()} />}
    </section>
  );
}
