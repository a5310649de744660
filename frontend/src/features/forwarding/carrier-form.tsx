import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Select } from '#frontend/components/field.tsx';
import { CarrierPick } from '#frontend/features/forwarding/carrier-pick.tsx';
import { PhonePick } from '#frontend/features/forwarding/phone-pick.tsx';
import type { Platform } from '#frontend/features/forwarding/platform.ts';
import { useChange } from '#frontend/features/forwarding/use-forwarding.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { type Forwarding, forwarding } from '#shared/api/forwarding.ts';
import type { Output } from '#shared/contract/endpoint.ts';

type Props = {
  list: Output<typeof forwarding.getCarriers>;
  setUp: Forwarding;
  onCountry: (country: string) => void;
};

/** Country, carrier and phone; then on to what it costs. */
export function CarrierForm({ list, setUp, onCountry }: Props) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'carrier' });
  const { language, locale } = useLanguage();
  const navigate = useNavigate();
  const [carrier, setCarrier] = useState(setUp.carrier?.id ?? list.detected ?? undefined);
  const { change, isBusy, fault } = useChange(forwarding.chooseCarrier);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const nameOf = (code: string) => (code === 'ZZ' ? t('anywhere') : (names.of(code) ?? code));
  const sorted = list.countries.toSorted(
    (a, b) => Number(a === 'ZZ') - Number(b === 'ZZ') || nameOf(a).localeCompare(nameOf(b), locale),
  );

  async function choose(platform: Platform) {
    if (!carrier) return;
    const next = await change({ carrier_id: carrier, platform });
    if (next) await navigate(pathTo('callForward', { language }));
  }
  return (
    <form
      className="stack [--stack:1.5rem]"
      onSubmit={(event) => {
        event.preventDefault();
        void choose(new FormData(event.currentTarget).get('platform') as Platform);
      }}
    >
      <Select
        label={t('country')}
        value={list.countries.includes(list.country) ? list.country : 'ZZ'}
        onChange={({ target }) => onCountry(target.value)}
      >
        {sorted.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </Select>
      <CarrierPick carriers={list.carriers} chosen={carrier} onChoose={setCarrier} />
      <PhonePick chosen={setUp.platform} />
      {fault && <Failure error={fault} />}
      <div className="row">
        <Button type="submit" busy={isBusy}>
          {t('go')}
        </Button>
      </div>
    </form>
  );
}
