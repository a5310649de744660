import { useTranslation } from 'react-i18next';

import { deviceOf, type Platform } from '#frontend/features/forwarding/platform.ts';

/** Names that are the same in every language; the rest has none. */
const phones = { ios: 'iPhone', android: 'Android', other: null } as const;

/** On which phone the codes will be dialled. On that phone itself it is known; at a desk it is asked. */
export function PhonePick({ chosen }: { chosen: Platform | null }) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'carrier' });
  const device = deviceOf();
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
