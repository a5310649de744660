import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { ageText } from '#frontend/lib/age-text.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { labelValue } from '#frontend/lib/label-value.ts';
import { keptFor } from '#frontend/lib/kept-for.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Opened } from '#shared/api/people/history.ts';
import { joinDetails } from '#shared/values/join-details.ts';

/** An opened report; of a removed listing only that it was opened. */
export function OpenedReportRow({ opened, isFree }: { opened: Opened; isFree: boolean }) {
  const { t } = useTranslation('credits', { keyPrefix: 'opened' });
  const { t: person } = useTranslation('people', { keyPrefix: 'person' });
  const { language, locale } = useLanguage();
  const { date, shortDate } = useFormats();
  const { shortTown } = usePlaceNames();
  const { person_id, full_name, portrait, facts, new_facts, free_until, returned } = opened;
  if (full_name === null) return <Removed opened={opened} />;
  return (
    <li className="vrow">
      <span>{portrait ? <Portrait seed={portrait} /> : <Initials name={full_name} />}</span>
      <p>
        <b>
          <bdi>{full_name}</bdi>
        </b>
        <span>{who()}</span>
        <Opening of={opened} />
      </p>
      <dl>
        <div>
          <dt>{t('facts')}</dt>
          <dd>
            <Count of={facts} />
            {new_facts > 0 && (
              <>
                {' '}
                <b className="acc">{t('fresh', { n: new_facts })}</b>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('until')}</dt>
          <dd>{returned ? '–' : isFree ? shortDate(free_until) : t('ended', { at: date(free_until) })}</dd>
        </div>
      </dl>
      <LinkButton
        look={isFree ? 'soft' : 'line'}
        size="sm"
        to={pathTo('report', { language, person_id })}
        aria-label={labelValue(t(isFree ? 'openFree' : 'openCredit'), full_name, locale)}
      >
        {t(isFree || opened.is_sparse ? 'openFree' : 'openCredit')}
      </LinkButton>
    </li>
  );

  function who() {
    const { age, is_birth_uncertain, lives_in, returned_at } = opened;
    if (returned && returned_at) return t(returned === 'empty' ? 'nothing' : 'wrong', { at: date(returned_at) });
    const years = is_birth_uncertain ? ageText(opened, person, locale) : age !== null && t('age', { count: age });
    return joinDetails([years, lives_in && shortTown(lives_in)], locale);
  }
}

/** When the report was opened last, and for which purpose. */
function Opening({ of: { opened_at, purpose } }: { of: Opened }) {
  const { t } = useTranslation('credits', { keyPrefix: 'opened' });
  const { t: uses } = useTranslation('auth', { keyPrefix: 'reason.uses' });
  const { locale, date, clock } = useFormats();
  const at = joinDetails([date(opened_at), clock(opened_at)], locale);
  return <span>{t('opened', { at, purpose: uses(`${purpose}.name`) })}</span>;
}

function Removed({ opened }: { opened: Opened }) {
  const { t } = useTranslation('credits', { keyPrefix: 'opened' });
  const { locale } = useLanguage();
  return (
    <li className="vrow">
      <span>
        <span className="ini">
          <Icon of={EyeOff} />
        </span>
      </span>
      <p>
        <b>{t('removed')}</b>
        <span>{t('removedLead', { time: keptFor('openedReport', locale) })}</span>
        <Opening of={opened} />
      </p>
      <dl>
        <div>
          <dt>{t('facts')}</dt>
          <dd>
            <Count of={opened.facts} />
          </dd>
        </div>
      </dl>
      <span className="chip">{t('removedChip')}</span>
    </li>
  );
}
