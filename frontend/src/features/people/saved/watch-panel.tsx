import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { WatchNote } from '#frontend/features/people/saved/watch-note.tsx';
import type { SavedState } from '#shared/api/saved.ts';

type Props = {
  state: Pick<SavedState, 'watch' | 'can_watch'>;
  busy: boolean;
  onWatch: () => void;
  onStop: () => void;
};

/** What a watch does, and its end; after that one button watches again. */
export function WatchPanel({ state, busy, onWatch, onStop }: Props) {
  const { t } = useTranslation('saved', { keyPrefix: 'watch' });
  const { watch, can_watch } = state;
  const [isChanged, setIsChanged] = useState(false);
  const change = () => {
    setIsChanged(true);
    if (watch) onStop();
    else onWatch();
  };
  return (
    <div className="keep__panel">
      <WatchNote state={state} />
      {(watch || (isChanged && can_watch === 'possible')) && (
        <div>
          <Button look="line" size="sm" busy={busy} onClick={change}>
            {t(watch ? 'stop' : 'again')}
          </Button>
        </div>
      )}
    </div>
  );
}
