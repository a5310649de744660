import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { RemoveSaved } from '#frontend/features/people/saved/remove-saved.tsx';
import { WatchNote } from '#frontend/features/people/saved/watch-note.tsx';
import type { SavedState } from '#shared/api/saved.ts';

type Props = {
  state: Pick<SavedState, 'watch' | 'can_watch'>;
  busy: boolean;
  onWatch: () => void;
  onStop: () => void;
  /** Outside the list of saved people: that the person is in it, and how to remove them. */
  saved?: { note: string; onRemove: () => void } | undefined;
};

/** What a watch does, and its end; after that one button watches again, and one removes who was saved with it. */
export function WatchPanel({ state, busy, onWatch, onStop, saved }: Props) {
  const { t } = useTranslation('saved', { keyPrefix: 'watch' });
  const { watch, can_watch } = state;
  const [isStopped, setIsStopped] = useState(false);
  const change = () => {
    if (!watch) return onWatch();
    setIsStopped(true);
    onStop();
  };
  return (
    <div className="keep__panel">
      <WatchNote state={state} isSaved={saved !== undefined} isStopped={isStopped} />
      {(watch || (isStopped && can_watch === 'possible')) && (
        <div className="row [--gap:0.5rem]">
          <Button look="line" size="sm" busy={busy} onClick={change}>
            {t(watch ? 'stop' : 'again')}
          </Button>
          {!watch && saved?.note === '' && (
            <RemoveSaved hasNote={false} isWatched={false} busy={busy} onRemove={saved.onRemove} />
          )}
        </div>
      )}
    </div>
  );
}
