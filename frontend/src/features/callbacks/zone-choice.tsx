import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { isSameClock, zoneHere, zoneShort } from '#frontend/features/callbacks/clock.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

type Props = { owners: string; zone: string; at: string; onChoose: (zone: string) => void };

/** By whose clock times are shown: the owner’s, or that of this browser, where it is another one. */
export function ZoneChoice({ owners, zone, at, onChoose }: Props) {
  const { t } = useTranslation('callbacks', { keyPrefix: 'choose' });
  const { locale } = useLanguage();
  const here = zoneHere();
  const name = (each: string) => <bdi>{zoneShort(each, locale, at)}</bdi>;
  if (here === owners || isSameClock(here, owners, at)) {
    return (
      <span className="small muted row [--gap:0.375rem]">
        <Icon of={Globe} small /> {name(owners)}
      </span>
    );
  }
  return (
    <label className="row small zone [--gap:0.5rem]">
      <span className="vh">{t('zone')}</span>
      <Icon of={Globe} small />
      <select className="input" value={zone} onChange={(event) => onChoose(event.target.value)}>
        {[owners, here].map((each) => (
          <option key={each} value={each}>
            {zoneShort(each, locale, at)}
          </option>
        ))}
      </select>
    </label>
  );
}
