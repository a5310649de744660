import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { ltrMark } from '#frontend/components/bdi.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { isOtherCarrier, useCarrierName } from '#frontend/features/forwarding/carrier-name.ts';
import type { Carrier } from '#shared/api/forwarding.ts';

type Props = {
  carriers: readonly Carrier[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The carriers of a country, each with the confidence and source of its codes. */
export function CarrierSelect({ carriers, chosen, onChoose }: Props) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'carrier' });
  const nameOf = useCarrierName();
  const [query, setQuery] = useState('');
  const matching = carriers.filter(
    (each) => isOtherCarrier(each) || folded(nameOf(each)).includes(folded(query.trim())),
  );
  return (
    <div className="stack [--stack:0.75rem]">
      {carriers.length > 4 && (
        <TextField label={t('search')} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      )}
      {matching.every(isOtherCarrier) && query && (
        <p className="small muted" role="status">
          {t('none')}
        </p>
      )}
      <fieldset className="pick">
        <legend className="vh">{t('label')}</legend>
        {matching.map((carrier) => (
          <label key={carrier.id}>
            <input
              type="radio"
              name="carrier"
              required
              checked={carrier.id === chosen}
              onChange={() => onChoose(carrier.id)}
            />
            <span>
              <b>
                <bdi>{nameOf(carrier)}</bdi>
              </b>
              <span className="small muted">
                {carrier.is_by_app
                  ? t('byApp')
                  : t('checked', { sure: t(`sure.${carrier.confidence}`), day: carrier.checked_on })}
              </span>
              <span className="small muted pick__source">
                <Trans t={t} i18nKey="source" components={ltrMark} values={{ source: sourceOf(carrier) }} />
              </span>
            </span>
            {carrier.confidence === 'C' && <Chip tone="warn">{t('unsure')}</Chip>}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** The host of the source, or the standard. */
const sourceOf = ({ source }: Carrier): string =>
  URL.canParse(source) ? new URL(source).hostname.replace(/^www\./, '') : source;
