import { useTranslation } from 'react-i18next';

import { detectPlatform, type Platform } from '#frontend/features/forwarding/platform.ts';

/** Product names are the same in every language. */
const phones = { ios: 'iPhone', android: 'Android', other: null } as const;

/** Selects the phone on which the codes are dialed; detected if the page runs on it. */
export function PlatformSelect({ chosen }: { chosen: Platform | null }) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'carrier' });
  const device = detectPlatform();
  const likely = chosen ?? (device === 'other' ? undefined : device);
  return (
    <fieldset className="fwd__phones">
      <legend>{t('phone')}</legend>
      <div className="row [--gap:0.5rem]">
        {(Object.keys(phones) as Platform[]).map((platform) => (
          <label key={platform}>
            <input type="radio" name="platform" value={platform} required defaultChecked={platform === likely} />
            <span>{phones[platform] ?? t('another')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
