import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';

/** A site that anyone may have open. */
const ELSEWHERE = 'https://www.wikipedia.org/';

/**
 * For people who are watched: one press, or Esc twice, shows another site. The bar stays in view wherever one scrolls, and
 * what it does is explained on demand. `first-paint.js` handles both, so that they work before the page's code is there.
 */
export function LeaveQuickly() {
  const { t } = useTranslation('leave');
  return (
    <div className="leave">
      <div className="wrap wrap--mid">
        <a
          className="btn btn--danger btn--sm"
          href={ELSEWHERE}
          rel="noreferrer"
          data-leave
          aria-describedby="leave-hint"
        >
          <Icon of={LogOut} small />
          {t('button')}
        </a>
        <details className="small">
          <summary>{t('more')}</summary>
          <p id="leave-hint">
            {t('hint')} <span className="leave__keys">{t('keys')}</span>
          </p>
        </details>
      </div>
    </div>
  );
}
