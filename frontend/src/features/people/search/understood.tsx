import { AtSign, CircleAlert, type LucideIcon, Mail, MapPin, Phone, UserRound } from 'lucide-react';
import { Fragment, type RefObject, use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Chip, RemovableChip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Completions } from '#frontend/features/people/search/completions.tsx';
import { FirstNameOnly } from '#frontend/features/people/search/first-name-only.tsx';
import type { LineState } from '#frontend/features/people/search/one-line.tsx';
import { PlaceAlone } from '#frontend/features/people/search/open-place.ts';
import { PartWords } from '#frontend/features/people/search/part-words.tsx';
import { isPlaceAlone, partsOf } from '#frontend/features/people/search/parts.ts';
import { type SearchFields, toFields } from '#frontend/features/people/search/search-fields.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { useAgeWords } from '#frontend/lib/use-age-words.ts';
import SearchStatus from '#frontend/features/people/search/search-status.tsx';
import { useReadings } from '#frontend/features/people/search/use-readings.ts';
import { countryFilter } from '#frontend/features/people/search/search-request.ts';
import { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';
import { fieldKeys, type MessageKey } from '#shared/validation/messages.ts';
import type { Reading } from '#shared/search-line/reading.ts';
import { LONGEST, SearchRequest, type SearchType } from '#shared/validation/search.ts';
import { lacksAreaCode } from '#shared/values/lacks-area-code.ts';

const icons: Record<SearchType, LucideIcon> = {
  name: UserRound,
  phone: Phone,
  email: Mail,
  address: MapPin,
  username: AtSign,
};

const asLastName = ({ first_name, ...rest }: Reading): Reading => ({ ...rest, last_name: first_name! });
const isZip = (text = '') => /^\d{5}(?:-\d{4})?$/.test(text);

type Props = {
  text: string;
  /** How many times the line was sent. */
  sent: number;
  input: RefObject<HTMLInputElement | null>;
  onState: (state: LineState) => void;
  onEdit: ((type: SearchType, fields: SearchFields) => void) | undefined;
};

/** What a line is understood as, to change before it is searched for; searches when it is sent, or says what it lacks. */
export default function Understood({ text, sent, input, onState, onEdit }: Props) {
  const { t } = useTranslation(['find', 'validation']);
  const names = usePlaceNames();
  const ageWords = useAgeWords();
  const isTooLong = text.trim().length > LONGEST;
  const { readings, completions, soon } = useReadings(text);
  const { start, busy, failure } = useStartSearch();
  const openPlace = use(PlaceAlone);
  const [isOpening, setOpening] = useState(false);
  const [choice, setChoice] = useState({ text, other: false, without: [] as string[] });
  const [wrong, setWrong] = useState<{ text: string; key: MessageKey; reading: Reading | undefined }>();
  const { other, without } = choice.text === text ? choice : { other: false, without: [] as string[] };
  const tooLong = isTooLong ? ({ text, key: 'too-long', reading: undefined } as const) : undefined;
  const lacking = wrong?.text === text ? wrong : undefined;
  // A first name alone is no mistake: what to add is a notice.
  const firstName = lacking?.key === 'search.last-name' ? lacking.reading?.first_name : undefined;
  const error = tooLong ?? (firstName ? undefined : lacking);

  /** The readings as chosen: the likelier first, or the other one. */
  function chosenOf([likelier, second]: Reading[]): { reading: Reading | undefined; alternative: Reading | undefined } {
    const [reading, alternative] = other && second ? [second, likelier] : [likelier, second];
    if (!reading) return { reading, alternative };
    const left = Object.fromEntries(Object.entries(reading).filter(([field]) => !without.includes(field))) as Reading;
    return { reading: left, alternative };
  }
  const { reading, alternative } = chosenOf(readings);

  async function search(reading: Reading | undefined) {
    if (isTooLong) return input.current?.focus();
    const parsed = SearchRequest.safeParse(reading ?? { type: 'name' });
    const [key] = parsed.error ? Object.values(fieldKeys(parsed.error)).flat() : [];
    if (parsed.data) return start(parsed.data, { line: text, country: reading && countryFilter(reading) });
    if (openPlace && reading && isPlaceAlone(reading) && (await opened(reading))) return undefined;
    setWrong(key && { text, key, reading });
    return input.current?.focus();
  }
  async function opened({ city, state, country = 'US' }: Reading): Promise<boolean> {
    setOpening(true);
    return openPlace!({ city: city ?? null, state: state ?? null, country }).finally(() => setOpening(false));
  }
  const send = useEffectEvent(() => soon().then((answer) => search(chosenOf(answer).reading)));
  useEffect(() => {
    if (sent > 0) void send();
  }, [sent]);
  useEffect(() => onState(busy || isOpening ? 'busy' : error && 'wrong'), [busy, isOpening, error, onState]);

  const status = (
    <>
      <Completions text={text} completions={completions} sent={sent} input={input} />
      {error && (
        <p className="err" role="alert" id="line-error">
          <Icon of={CircleAlert} small /> {lack(error)}
          {error.key === 'phone' && lacksAreaCode(text, error.reading?.country) && ` ${t('areaCode')}`}
        </p>
      )}
      <div className="find__says stack" role="status">
        {firstName && (
          <FirstNameOnly
            name={firstName}
            text={text}
            input={input}
            onSearch={() => void search(asLastName(lacking!.reading!))}
          />
        )}
      </div>
      {(busy || failure) && <SearchStatus failure={failure} />}
    </>
  );
  if (!reading) return <div className="find__read">{status}</div>;

  /** What a search lacks, in the words of the forms where they fit. */
  function lack({ key, reading: sentReading }: NonNullable<typeof wrong>): string {
    if (key === 'search.address' && isZip(sentReading?.search_query)) return t('understood.zip');
    if (key !== 'search.empty' || !text.trim()) return t(key, { ns: 'validation' });
    const [place] = sentReading && isPlaceAlone(sentReading) ? partsOf(sentReading, names, ageWords) : [];
    return place ? t('understood.who', { place: place.value }) : t('understood.nothing');
  }

  function chooseOther() {
    setChoice({ text, other: !other, without: [] });
    // What was sent and refused goes on as the other reading.
    if (lacking) void search(alternative);
  }

  const [main, ...details] = partsOf(reading, names, ageWords);
  return (
    <div className="find__read">
      {status}
      <p className="vh">{t('understood.as')}</p>
      <ul aria-live="polite">
        {main && (
          <li>
            <Chip tone="brand">
              <Icon of={isPlaceAlone(reading) ? MapPin : icons[reading.type]} small />{' '}
              <span>
                <PartWords {...main} />
              </span>
            </Chip>
          </li>
        )}
        {details.map((part) => (
          <li key={part.field}>
            <RemovableChip
              label={t('understood.without', { what: part.value })}
              onRemove={() => setChoice({ text, other, without: [...without, ...part.fields] })}
            >
              <span>
                <PartWords {...part} />
              </span>
            </RemovableChip>
          </li>
        ))}
        {onEdit && (
          <li>
            <Button look="ghost" size="sm" onClick={() => onEdit(reading.type, toFields(reading))}>
              {t('understood.edit')}
            </Button>
          </li>
        )}
      </ul>
      {alternative && !(firstName && alternative.last_name === firstName) && (
        <p className="small">
          <span className="muted">{t('understood.or')}</span>{' '}
          <button type="button" className="find__other" onClick={chooseOther}>
            {partsOf(alternative, names, ageWords).map((part, i) => (
              <Fragment key={part.field}>
                {i > 0 && ' · '}
                <span>
                  <PartWords {...part} />
                </span>
              </Fragment>
            ))}
          </button>
        </p>
      )}
    </div>
  );
}
