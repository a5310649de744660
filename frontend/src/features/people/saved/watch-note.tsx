import { Trans, useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { SavedState } from '#shared/api/saved.ts';
import { figures } from '#shared/values/figures.ts';

/** What a watch does, or why there can be none. */
export function WatchNote({ state: { watch, can_watch } }: { state: Pick<SavedState, 'watch' | 'can_watch'> }) {
  const { t } = useTranslation('saved', { keyPrefix: 'watch' });
  const { language } = useLanguage();
  if (!watch && can_watch !== 'possible')
    return (
      <p className="small muted">
        {can_watch === 'too-many' ? t('too-many', { most: figures.watchedPeople }) : t(can_watch)}
      </p>
    );
  return (
    <p className="small muted" role="status">
      {watch ? t('on') : t('off')}
      <Gap />
      {watch?.notified_at && t('told', { at: watch.notified_at })}
      <Gap />
      <Link to={pathTo('notifications', { language })}>{t('how')}</Link>{' '}
      <Trans t={t} i18nKey="self" components={{ a: <Link to={pathTo('privacyCenter', { language })}>{''}</Link> }} />
    </p>
  );
}
