import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export const settingsSections = [
  'answering',
  'greeting',
  'voice',
  'name',
  'hours',
  'business',
  'calendars',
  'digest',
  'ring',
  'detail',
  'keep',
  'blocked',
] as const;

/** A part of the settings, under its rule. */
export function SettingsSection({ name, children }: { name: (typeof settingsSections)[number]; children: ReactNode }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.parts' });
  return (
    <section className="set" id={name} aria-labelledby={`${name}-title`}>
      <div className="cdh">
        <h2 id={`${name}-title`}>{t(name)}</h2>
      </div>
      {children}
    </section>
  );
}
