import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { savedReads } from '#frontend/features/people/saved/use-saved.ts';
import { useAction } from '#frontend/lib/api.ts';
import { saved } from '#shared/api/saved.ts';
import type { PersonId } from '#shared/values/id.ts';

const NOTE_LENGTH = 2000;

/** The member’s own note on a saved person. */
export function NoteForm({ id, note }: { id: PersonId; note: string }) {
  const { t } = useTranslation('saved', { keyPrefix: 'note' });
  const [text, setText] = useState(note);
  const write = useAction(saved.writeNote, { refreshes: savedReads });
  const field = useId();
  const isNew = text.trim() !== note.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void write.trigger({ person_id: id, note: text.trim() });
  };
  return (
    <form className="field keep__note" onSubmit={save}>
      <label htmlFor={field}>{t('label')}</label>
      <textarea
        className="input"
        id={field}
        aria-describedby={`${field}-hint`}
        placeholder={t('placeholder')}
        dir="auto"
        rows={3}
        maxLength={NOTE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="hint" id={`${field}-hint`}>
        {t('hint')}
      </p>
      {write.error && <Failure error={write.error} />}
      <div className="row [--gap:0.75rem]">
        <Button look="soft" size="sm" type="submit" busy={write.isMutating} disabled={!isNew}>
          {t('save')}
        </Button>
        <span className="small muted" role="status">
          {write.data && !isNew && t(write.data.note ? 'done' : 'emptied')}
        </span>
      </div>
    </form>
  );
}
