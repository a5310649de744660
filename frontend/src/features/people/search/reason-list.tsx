import { Check, CircleDashed } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { inCapitals, queriedName, storedRequest } from '#frontend/features/people/search/query.ts';
import { formerOf, sortReasons, isExactReason } from '#frontend/features/people/search/reasons.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { Reason, Result, SearchState } from '#shared/api/people/search-results.ts';

type Props = { person: Pick<Result, 'full_name' | 'reasons' | 'age' | 'represents'>; search: SearchState };

/** Why a person matches: a tick if exact, a chip with the difference if similar. */
export function ReasonList({ person: { full_name, reasons, age, represents }, search }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'reasons' });
  const { townName } = usePlaceNames();
  const { city = null, state = null, country = 'US', age_from = 0, age_to = Infinity } = storedRequest(search) ?? {};
  const place = city || state ? townName({ city, state, country }) : undefined;
  const isOtherAge = age !== null && (age < age_from || age > age_to);
  const isSwapped = reasons.some(({ kind }) => kind === 'swapped');
  const ordered = sortReasons(reasons);
  const seatOf = ({ stored }: Reason) => {
    const seat = represents?.find((each) => each.state === stored);
    return seat && townName(seat);
  };
  if (ordered.length === 0 && !isOtherAge) return null;
  return (
    <div>
      <h4 className="vh">{t('title')}</h4>
      <ul className="why">
        {ordered.map((reason, i) => (
          <li key={i} className={isExactReason(reason) ? undefined : 'is-like'}>
            <Icon of={isExactReason(reason) ? Check : CircleDashed} small />
            <span>
              {saysNotOfWhich(reason) && <span className="vh">{t(`of.${reason.part ?? 'first'}`)} </span>}
              <Words
                reason={reason}
                former={formerOf(reasons)}
                stored={reason.stored ?? full_name}
                asked={isSwapped ? undefined : queriedName(search, reason.part)}
                place={reason.kind === 'represents-state' ? seatOf(reason) : place}
              />
            </span>
          </li>
        ))}
        {isOtherAge && (
          <li className="is-like">
            <Icon of={CircleDashed} small />
            <span>{t('otherAge')}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Whether the reason is clear only beside the names. */
const saysNotOfWhich = ({ kind, part }: Reason) =>
  part !== null && (kind === 'nickname' || kind === 'letters' || kind === 'sound' || kind === 'script');

type WordsProps = {
  reason: Reason;
  former: ReturnType<typeof formerOf>;
  stored: string;
  asked: string | undefined;
  place: string | undefined;
};

function Words({ reason, former, stored, asked, place }: WordsProps) {
  const { t } = useTranslation('people', { keyPrefix: 'reasons' });
  const { locale } = useLanguage();
  const { kind, part, letters, year } = reason;
  const name = { t, components: { n: <bdi /> }, values: { stored } };
  switch (kind) {
    case 'exact':
      return t(`exact.${part ?? 'all'}`);
    case 'initial':
      return t(`initial.${part ?? 'first'}`);
    case 'part':
      return <Trans {...name} i18nKey={`part.${part ?? 'last'}`} />;
    case 'letters':
      return letters === null ? t('alike') : <Trans {...name} i18nKey="letters" count={letters} />;
    case 'nickname':
      if (!asked) return <Trans {...name} i18nKey="nickname" />;
      return <Trans {...name} i18nKey="nicknameAsked" values={{ stored, asked: inCapitals(asked, locale) }} />;
    case 'elsewhere':
      return place ? t('elsewhereThan', { place }) : t('elsewhere');
    case 'former':
      return t(`former.${former}`);
    case 'maybe-former':
      return year === undefined ? t(`undated.${former}`) : t(`maybe.${former}`, { year });
    case 'represents-state':
      return t(kind, { place: place ?? stored });
    case 'sound':
    case 'script':
    case 'other-name':
      return <Trans {...name} i18nKey={kind} />;
    default:
      return t(kind);
  }
}
