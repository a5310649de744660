import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';

/** A site that anybody may have open. */
const ELSEWHERE = 'https://www.wikipedia.org/';
/** How soon the second press of Esc has to follow. */
const TWICE_MS = 1000;

/** Takes the place of this page, so that going back shows the one before it. */
const leave = () => window.location.replace(ELSEWHERE);

/** For people who are watched: one press, or Esc twice, shows another site. The button stays in view wherever one scrolls. */
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
    <>
      <div className="leave">
        <div className="wrap wrap--mid">
          <Button look="danger" size="sm" onClick={leave} aria-describedby="leave-hint">
            <Icon of={LogOut} small />
            {t('button')}
          </Button>
        </div>
      </div>
      <div className="small muted">
        <b>{t('button')}</b>
        <p id="leave-hint">
          {t('hint')} <span className="leave__keys">{t('keys')}</span>
        </p>
      </div>
    </>
  );
}
