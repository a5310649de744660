import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Select } from '#frontend/components/field.tsx';
import { CarrierSelect } from '#frontend/features/forwarding/carrier-select.tsx';
import { detectPlatform, type Platform } from '#frontend/features/forwarding/platform.ts';
import { useForwardingAction } from '#frontend/features/forwarding/use-forwarding.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { type Forwarding, forwarding } from '#shared/api/forwarding.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { regionNames } from '#shared/values/region-names.ts';

type Props = {
  list: Output<typeof forwarding.getCarriers>;
  setUp: Forwarding;
  onCountry: (country: string) => void;
};

/** Country, carrier and phone, before the cost notice. */
export function CarrierForm({ list, setUp, onCountry }: Props) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'carrier' });
  const { language, locale } = useLanguage();
  const navigate = useNavigate();
  const [carrier, setCarrier] = useState(setUp.carrier?.id ?? list.detected ?? undefined);
  const { change, isBusy, fault } = useForwardingAction(forwarding.chooseCarrier);
  const names = regionNames(locale);
  const nameOf = (code: string) => (code === 'ZZ' ? t('anywhere') : names.of(code));
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
      <CarrierSelect carriers={list.carriers} chosen={carrier} onChoose={setCarrier} />
      <PlatformSelect chosen={setUp.platform} />
      {fault && <Failure error={fault} />}
      <div className="row">
        <Button type="submit" busy={isBusy}>
          {t('go')}
        </Button>
      </div>
    </form>
  );
}

/** Product names are the same in every language. */
const phones = { ios: 'iPhone', android: 'Android', other: null } as const;

/** Selects the phone on which the codes are dialed; detected if the page runs on it. */
function PlatformSelect({ chosen }: { chosen: Platform | null }) {
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
