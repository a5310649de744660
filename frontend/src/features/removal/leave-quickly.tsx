import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';

/** A site that anybody may have open. */
const ELSEWHERE = 'https://www.wikipedia.org/';
/** How soon the second press of Esc has to follow. */
const TWICE_MS = 1000;

/** Leaves no trace of this page in the history: going back does not return here. */
const leave = () => window.location.replace(ELSEWHERE);

/** For people who are watched: one press, or Esc twice, shows another site. */
export function LeaveQuickly() {
  const { t } = useTranslation('removal', { keyPrefix: 'leave' });
  useEffect(() => {
    let pressedAt = -Infinity;
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (timeStamp - pressedAt < TWICE_MS) leave();
      pressedAt = timeStamp;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className="leave">
      <Button look="danger" size="sm" onClick={leave} aria-describedby="leave-hint">
        <Icon of={LogOut} small />
        {t('button')}
      </Button>
      <p className="small muted" id="leave-hint">
        {t('hint')}
      </p>
    </div>
  );
}
