import { Ban, ChevronRight, Download, EyeOff, type LucideIcon, Pencil, Shield, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { DownloadCopy } from '#frontend/features/privacy-center/download-copy.tsx';
import { MakeRequest } from '#frontend/features/privacy-center/make-request.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { EffectiveKind, OwnRecord } from '#shared/api/privacy.ts';

type Props = { records: OwnRecord[]; onChanged: () => void };

/** What a verified person can have done. Each opens in place, says what it does, and needs a second press. */
export function Actions({ records, onChanged }: Props) {
  const { t } = useTranslation('privacy', { keyPrefix: 'act' });
  const { language } = useLanguage();
  const open = records.filter(({ access }) => access === 'open');
  const effect = (kind: EffectiveKind, icon: LucideIcon) => (
    <Action name={kind} icon={icon}>
      <MakeRequest kind={kind} count={open.length} onMade={onChanged} />
    </Action>
  );
  return (
    <section className="card" aria-labelledby="actions">
      <h2 id="actions">{t('title')}</h2>
      <ul className="acts [margin-block-start:0.75rem]">
        <Action name="copy" icon={Download}>
          <DownloadCopy onMade={onChanged} />
        </Action>
        {records.length > 0 && (
          <>
            <Action name="correct" icon={Pencil}>
              {open[0] ? (
                <LinkButton size="sm" to={pathTo('privacyCenter', { language, person_id: open[0].person_id })}>
                  {t('correct.button')}
                </LinkButton>
              ) : (
                <p className="small muted">{t('noneOpen')}</p>
              )}
            </Action>
            {effect('delete', Trash2)}
            {effect('opt-out', Ban)}
            {effect('removal', EyeOff)}
            {effect('limit', Shield)}
          </>
        )}
      </ul>
    </section>
  );
}

type ActionProps = { name: EffectiveKind | 'copy' | 'correct'; icon: LucideIcon; children: ReactNode };

function Action({ name, icon, children }: ActionProps) {
  const { t } = useTranslation('privacy', { keyPrefix: 'act' });
  return (
    <li>
      <details>
        <summary>
          <Icon of={icon} />
          {t(`${name}.title`)}
          <Icon of={ChevronRight} small />
        </summary>
        <div className="acts__body">
          <p className="small muted">{t(`${name}.text`)}</p>
          {children}
        </div>
      </details>
    </li>
  );
}
