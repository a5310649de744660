import { type ReactNode, useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link, LinkButton } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { lifeYears, rowLife } from '#frontend/features/people/search/life-years.ts';
import { ageText } from '#frontend/lib/age-text.ts';
import { isNameAlone, type NamesakeGroup } from '#frontend/features/people/search/namesakes.ts';
import { Names, PersonFacts } from '#frontend/features/people/search/person-facts.tsx';
import { PickPerson } from '#frontend/features/people/compare/pick-person.tsx';
import { NotMeant } from '#frontend/features/people/search/not-meant.tsx';
import { isNobodyMeant } from '#frontend/features/people/search/nobody-else.tsx';
import { ReasonList } from '#frontend/features/people/search/reason-list.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import type { Result, SearchResults } from '#shared/api/people/search-results.ts';
import { sparseOf } from '#shared/values/sparse-report.ts';

const sections = ['phones', 'emails', 'locations', 'relationships', 'jobs', 'education', 'social_profiles'] as const;

/** Whether all numbers, addresses or places of a person are ones of before. */
function isAllFormer(section: (typeof sections)[number], { counts, summaries }: Result): boolean {
  if (section !== 'phones' && section !== 'emails' && section !== 'locations') return false;
  return summaries?.[section].former === counts[section];
}

type Props = {
  person: Result;
  search: SearchResults;
  best?: boolean;
  children?: ReactNode;
};

/** One result: who it is, why they match, and how much is known. What is not known takes no room. */
export function PersonRow({ person, search, best = false, children }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'person' });
  const { language, locale } = useLanguage();
  const isMember = useSignedIn();
  const { person_id, full_name: name, portrait, also_known_as, counts, last_seen, free_until } = person;
  const report = pathTo('report', { language, person_id });
  const known = sections.filter((section) => counts[section] > 0);
  return (
    <li className={isNameAlone(person) ? 'person person--sparse' : 'person'}>
      <div className="person__face">{portrait ? <Portrait seed={portrait} /> : <Initials name={name} />}</div>
      <div className="person__body">
        <div>
          <h3>
            <Link to={report}>
              <bdi>{name}</bdi>
            </Link>
            <Life of={person} />
          </h3>
          <LifeNote of={person} />
          {also_known_as.length > 0 && (
            <p className="small muted">
              {t('also')}
              <Gap />
              <Names of={also_known_as} />
            </p>
          )}
        </div>
        <PersonFacts person={person} />
        <ReasonList person={person} search={search} />
        {known.length > 0 && (
          <p className="has">
            {known.map((section) => (
              <span key={section}>
                <Trans t={t} i18nKey={`has.${section}`} count={counts[section]} components={{ b: <b /> }} />
                {isAllFormer(section, person) && (
                  <>
                    <Gap />
                    {t('allFormer', { count: counts[section] })}
                  </>
                )}
              </span>
            ))}
          </p>
        )}
        {children}
      </div>
      <div className="person__go">
        <LinkButton
          look={best ? 'solid' : 'line'}
          to={report}
          aria-label={t(isMember ? 'openOf' : 'previewOf', { name })}
        >
          {t(isMember ? 'open' : 'preview')}
        </LinkButton>
        <PickPerson id={person_id} name={name} />
        {search.may_change && (
          <NotMeant
            search={search.search_id}
            id={person_id}
            name={name}
            isDown={search.not_meant.includes(person_id)}
            isLast={isNobodyMeant(search)}
          />
        )}
        <p className="small muted">
          {isMember && (
            <span>
              {free_until
                ? t('free', { at: free_until })
                : t(sparseOf(counts, person.summaries?.locations.streets) ? 'noCost' : 'cost')}
            </span>
          )}
          {isMember && <Gap />}
          {last_seen && <span>{t('seen', { day: formats.day(last_seen, locale) })}</span>}
        </p>
      </div>
    </li>
  );
}

/** A person, and behind a button the namesakes without other details. */
export function NamesakesRow({ group: { person, others }, ...row }: Omit<Props, 'person'> & { group: NamesakeGroup }) {
  const { t } = useTranslation('people', { keyPrefix: 'person' });
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const { full_name: name } = person;
  if (!others.length) return <PersonRow {...row} person={person} />;
  return (
    <>
      <PersonRow {...row} person={person}>
        <button
          type="button"
          className="person__same"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': list })}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans
            t={t}
            i18nKey={isNameAlone(person) ? 'sameName' : 'sameDetails'}
            count={others.length}
            values={{ name }}
            components={{ n: <bdi /> }}
          />
        </button>
      </PersonRow>
      {isOpen && (
        <li id={list} className="namesakes">
          <ol>
            {others.map((other) => (
              <PersonRow key={other.person_id} {...row} best={false} person={other} />
            ))}
          </ol>
        </li>
      )}
    </>
  );
}

/** In figures: the age, or the years of birth and death. */
function Life({ of: person }: { of: Result }) {
  const { t } = useTranslation('people', { keyPrefix: 'person' });
  const { locale } = useLanguage();
  if (hasLifespan(person)) return <span className="person__age">{lifeYears(person, t)}</span>;
  if (person.age === null || person.death) return null;
  return (
    <span className="person__age">
      <span className="vh">{t('age')} </span>
      <bdi>{ageText(person, t, locale)}</bdi>
    </span>
  );
}

/** In words, on a line of their own: what is known of a life without both years. */
function LifeNote({ of: person }: { of: Result }) {
  const { t } = useTranslation('people', { keyPrefix: 'person' });
  const life = hasLifespan(person) ? null : rowLife(person, t);
  return life !== null && <p className="small muted">{life}</p>;
}

const hasLifespan = ({ birth_date, death }: Result) => birth_date !== null && death !== null;
