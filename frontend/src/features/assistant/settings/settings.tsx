import { Check, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { BlockedNumbers } from '#frontend/features/assistant/settings/blocked-numbers.tsx';
import { BusinessHours } from '#frontend/features/assistant/settings/business-hours.tsx';
import { Calendars } from '#frontend/features/assistant/settings/calendars.tsx';
import { DayDigest } from '#frontend/features/assistant/settings/day-digest.tsx';
import { Greeting } from '#frontend/features/assistant/settings/greeting.tsx';
import { Limits } from '#frontend/features/assistant/settings/limits.tsx';
import { OwnerName } from '#frontend/features/assistant/settings/owner-name.tsx';
import { RingThrough } from '#frontend/features/assistant/settings/ring-through.tsx';
import { SettingsNav } from '#frontend/features/assistant/settings/settings-nav.tsx';
import { SettingsSection } from '#frontend/features/assistant/settings/settings-section.tsx';
import { Switch } from '#frontend/features/assistant/settings/switch.tsx';
import { TextDetail } from '#frontend/features/assistant/settings/text-detail.tsx';
import { type Change, useSettings } from '#frontend/features/assistant/settings/use-settings.ts';
import { Voice } from '#frontend/features/assistant/settings/voice.tsx';
import { WeekEditor } from '#frontend/features/assistant/settings/week-editor.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { type AssistantSettings, retentionDays } from '#shared/api/assistant.ts';
import { zoneName } from '#shared/values/zone-name.ts';

/** How the assistant answers, part by part. */
export function Settings() {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings' });
  const { settings, error, mutate, savedAt, isSaving, failed, change, undo, undone, noteSaved } = useSettings();
  const { time, locale } = useFormats();
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <header>
        <h1 className="display">{t('title')}</h1>
      </header>
      <div className="set-status">
        <p className="row small muted [--gap:0.375rem]" role="status">
          {isSaving && t('saving')}
          {undo && !isSaving && (
            <>
              <span className="vh">{t('undo.text')}</span>
              <Button look="ghost" size="sm" onClick={undo}>
                <Icon of={Undo2} small /> {t('undo.undo')}
              </Button>
            </>
          )}
          {savedAt && !isSaving && (
            <>
              <Icon of={Check} small /> {t('saved', { at: time(savedAt) })}
            </>
          )}
        </p>
      </div>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {failed && <Failure error={failed} />}
      {!settings && !error && <Skeleton width="100%" height="24rem" />}
      {settings && (
        <div className="layout-set">
          <SettingsNav key={`nav${undone}`} />
          <div key={undone}>
            <SettingsSection name="answering">
              <Switch name={t('on')} more={t('onLead')} isOn={settings.is_on} onSwitch={(is_on) => change({ is_on })} />
            </SettingsSection>
            <Greeting settings={settings} change={change} />
            <Voice settings={settings} change={change} />
            <OwnerName settings={settings} change={change} />
            <SettingsSection name="hours">
              <WeekEditor
                windows={settings.windows}
                lead={t('hours.lead', { zone: zoneName(settings.time_zone, locale, serverNow()) })}
                none={t('hours.none')}
                onChange={(windows) => change({ windows })}
              />
              <Limits settings={settings} change={change} />
            </SettingsSection>
            <BusinessHours />
            <Calendars />
            <DayDigest />
            <RingThrough onSaved={noteSaved} />
            <TextDetail settings={settings} change={change} />
            <Retention settings={settings} change={change} />
            <BlockedNumbers />
          </div>
        </div>
      )}
    </>
  );
}

/** How many days audio and text of a call are kept. */
function Retention({ settings: { keep_days }, change }: { settings: AssistantSettings; change: Change }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.keep' });
  const { locale } = useLanguage();
  return (
    <SettingsSection name="keep">
      <fieldset className="keep">
        <legend className="vh">{t('label')}</legend>
        {retentionDays.map((days) => (
          <label key={days}>
            <input type="radio" name="keep" checked={keep_days === days} onChange={() => change({ keep_days: days })} />
            <b>{new Intl.NumberFormat(locale).format(days)}</b>
            <small>{t(days === 0 ? 'nothing' : 'days')}</small>
          </label>
        ))}
      </fieldset>
      <p className="hint">{t('lead')}</p>
    </SettingsSection>
  );
}
