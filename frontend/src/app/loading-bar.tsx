import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** Below this a page is simply there, and a bar would only flicker. */
const THROTTLE = 200;
/** How long it takes to fill. */
const DURATION = '5s';

/** A bar along the top while the next page is on its way */
export function LoadingBar() {
  const loading = useNavigation().state !== 'idle';
  return loading ? <Bar /> : null;
}

function Bar() {
  const { t } = useTranslation('shell');
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), THROTTLE);
    return () => clearTimeout(timer);
  }, []);
  if (!due) return null;
  return (
    <div className="loading-bar" role="progressbar" aria-label={t('loading')} style={{ animationDuration: DURATION }} />
  );
}
