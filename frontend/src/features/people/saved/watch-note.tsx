import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { SavedState } from '#shared/api/saved.ts';
import { figures } from '#shared/values/figures.ts';

type Props = {
  state: Pick<SavedState, 'watch' | 'can_watch'>;
  /** Says that the person is saved too, where that is not plain to see. */
  isSaved: boolean;
  /** The member has stopped the watch here: only then is it said. Just after a start the watch is not yet read. */
  isStopped: boolean;
};

/** What a watch does, or why there can be none. */
export function WatchNote({ state: { watch, can_watch }, isSaved, isStopped }: Props) {
  const { t } = useTranslation('saved', { keyPrefix: 'watch' });
  const { language } = useLanguage();
  const { date } = useFormats();
  if (!watch && can_watch !== 'possible')
    return (
      <p className="small muted">
        {can_watch === 'too-many' ? t('too-many', { most: figures.watchedPeople }) : t(can_watch)}
      </p>
    );
  return (
    <div className="stack small muted [--stack:0.5rem]">
      <p role="status">
        {(watch || isStopped) && (
          <>
            {t(watch ? 'on' : 'off')}
            <Gap />
            {isSaved && t(watch ? 'saved' : 'stillSaved')}
          </>
        )}
      </p>
      {watch?.notified_at && <p>{t('told', { at: date(watch.notified_at) })}</p>}
      <p>
        <Link to={pathTo('notifications', { language })}>{t('how')}</Link>
      </p>
      <p>
        <Trans t={t} i18nKey="self" components={{ a: <Link to={pathTo('privacyCenter', { language })}>{''}</Link> }} />
      </p>
    </div>
  );
}
