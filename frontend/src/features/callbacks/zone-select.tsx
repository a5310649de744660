import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import { isSameTime } from '#frontend/lib/zoned-formats.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { zoneName } from '#shared/values/zone-name.ts';

type Props = { ownersZone: string; zone: string; at: string; onChoose: (zone: string) => void };

/** Selects the time zone: the browser’s, or the owner’s if it differs. */
export function ZoneChoice({ ownersZone, zone, at, onChoose }: Props) {
  const { t } = useTranslation('callbacks', { keyPrefix: 'choose' });
  const { locale } = useLanguage();
  const ownZone = browserZone();
  const name = (each: string) => <bdi>{zoneName(each, locale, at)}</bdi>;
  if (!ownZone || isSameTime(ownZone, ownersZone, at)) {
    return (
      <span className="small muted row [--gap:0.375rem]">
        <Icon of={Globe} small /> {name(ownersZone)}
      </span>
    );
  }
  return (
    <label className="row small zone [--gap:0.5rem]">
      <span className="vh">{t('zone')}</span>
      <Icon of={Globe} small />
      <select className="input" value={zone} onChange={(event) => onChoose(event.target.value)}>
        {[ownZone, ownersZone].map((each) => (
          <option key={each} value={each}>
            {zoneName(each, locale, at)}
          </option>
        ))}
      </select>
    </label>
  );
}
