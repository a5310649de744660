import { AtSign, type LucideIcon, Mail, MapPin, Phone, UserRound } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Chip, RemovableChip } from '#frontend/components/chip.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { formFieldsOf, type Part, partsOf } from '#frontend/features/people/search/parts.ts';
import type { SearchFields } from '#frontend/features/people/search/search-fields.ts';
import { useCallingCodes } from '#frontend/lib/calling-codes.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { usePlaces } from '#frontend/features/people/search/use-places.ts';
import { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';
import { classify } from '#shared/validation/classify.ts';
import { fieldKeys, type MessageKey } from '#shared/validation/messages.ts';
import type { Understood as Reading } from '#shared/validation/placed-name.ts';
import { SearchRequest, type SearchType } from '#shared/validation/search.ts';

const icons: Record<SearchType, LucideIcon> = {
  name: UserRound,
  phone: Phone,
  email: Mail,
  address: MapPin,
  username: AtSign,
};

type Props = {
  text: string;
  /** How many times the line was sent. */
  sent: number;
  onBusy: (busy: boolean) => void;
  onEdit: ((type: SearchType, fields: SearchFields) => void) | undefined;
};

/** What a line is understood as, to change before it is searched for; searches when it is sent. */
export default function Understood({ text, sent, onBusy, onEdit }: Props) {
  const { t } = useTranslation(['find', 'validation']);
  const names = usePlaceNames();
  const { find, soon } = usePlaces(text);
  const { region } = useCallingCodes();
  const { start, busy, failure } = useStartSearch();
  const [choice, setChoice] = useState({ text, other: false, without: [] as string[] });
  const [error, setError] = useState<{ text: string; key: MessageKey }>();
  const { other, without } = choice.text === text ? choice : { other: false, without: [] as string[] };

  /** The readings as chosen: the likelier first, or the other one. */
  function read(places: typeof find): { reading: Reading | undefined; alternative: Reading | undefined } {
    const [likelier, second] = classify(text, region, places);
    const [reading, alternative] = other && second ? [second, likelier] : [likelier, second];
    if (!reading) return { reading, alternative };
    const left = Object.fromEntries(Object.entries(reading).filter(([field]) => !without.includes(field))) as Reading;
    return { reading: left, alternative };
  }
  const { reading, alternative } = read(find);

  const lookUp = useEffectEvent(soon);
  const search = useEffectEvent((places: typeof find) => {
    const { reading } = read(places);
    const parsed = SearchRequest.safeParse(reading);
    const [key] = parsed.error ? Object.values(fieldKeys(parsed.error)).flat() : [];
    setError(key && { text, key });
    if (parsed.data) void start(parsed.data, text);
  });
  useEffect(() => {
    if (sent > 0) void lookUp().then(search);
  }, [sent]);
  useEffect(() => onBusy(busy), [busy, onBusy]);
  if (!reading) return null;

  const words = ({ field, value }: Part) => (
    <Trans
      t={t}
      i18nKey="understood.chip"
      values={{ label: t(`understood.${field}`), value }}
      components={{ v: <bdi /> }}
    />
  );
  const [main, ...details] = partsOf(reading, names);
  return (
    <div className="find__read">
      <p className="vh">{t('understood.as')}</p>
      <ul aria-live="polite">
        {main && (
          <li>
            <Chip tone="brand">
              <Icon of={icons[reading.type]} small /> <span>{words(main)}</span>
            </Chip>
          </li>
        )}
        {details.map((part) => (
          <li key={part.field}>
            <RemovableChip
              label={t('understood.without', { what: part.value })}
              onRemove={() => setChoice({ text, other, without: [...without, ...part.fields] })}
            >
              <span>{words(part)}</span>
            </RemovableChip>
          </li>
        ))}
        {onEdit && (
          <li>
            <Button look="ghost" size="sm" onClick={() => onEdit(reading.type, formFieldsOf(reading))}>
              {t('understood.edit')}
            </Button>
          </li>
        )}
      </ul>
      {alternative && (
        <p className="small">
          <span className="muted">{t('understood.or')}</span>{' '}
          <button type="button" className="find__other" onClick={() => setChoice({ text, other: !other, without: [] })}>
            {partsOf(alternative, names).map((part, i) => (
              <Fragment key={part.field}>
                {i > 0 && ' · '}
                <span>{words(part)}</span>
              </Fragment>
            ))}
          </button>
        </p>
      )}
      {error?.text === text && (
        <p className="err" role="alert">
          {t(error.key, { ns: 'validation' })}
        </p>
      )}
      {failure && <Failure error={failure} />}
      {busy && <ProofStatus />}
    </div>
  );
}
