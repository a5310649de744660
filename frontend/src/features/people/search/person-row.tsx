import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { Link, LinkButton } from '#frontend/components/button.tsx';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { PickPerson } from '#frontend/features/people/compare/pick-person.tsx';
import { NotMeant } from '#frontend/features/people/search/not-meant.tsx';
import { ReasonList } from '#frontend/features/people/search/reason-list.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { stateName } from '#frontend/lib/us-states.ts';
import type { Result, SearchState, Town } from '#shared/api/people.ts';

const sections = ['phones', 'emails', 'locations', 'relationships', 'jobs', 'education', 'social_profiles'] as const;

/** How many towns and relatives are named before the rest is counted. */
const NAMED = 3;

/** `isDown`: the searcher did not mean this person. */
type Props = { person: Result; search: SearchState; best: boolean; isDown?: boolean };

/** One result: name, age, places, relatives, match reasons and counts. */
export function PersonRow({ person, search, best, isDown = false }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'person' });
  const { language, locale } = useLanguage();
  const { person_id, full_name: name, age, portrait, also_known_as, counts, last_seen } = person;
  const report = pathTo('report', { language, person_id });
  return (
    <li className="person">
      <div className="person__face">{portrait ? <Portrait seed={portrait} /> : <Initials name={name} />}</div>
      <div className="person__body">
        <div>
          <h3>
            <Link to={report}>
              <bdi>{name}</bdi>
            </Link>
            {age !== null && (
              <span className="person__age">
                <span className="vh">{t('age')} </span>
                <Count of={age} />
              </span>
            )}
          </h3>
          <p className="small muted">
            {also_known_as.length > 0 ? (
              <>
                {t('also')} <Names of={also_known_as} />
              </>
            ) : (
              t('noOtherNames')
            )}
          </p>
        </div>
        <dl className="person__facts">
          <Places person={person} />
          <dt>{t('relatedTo')}</dt>
          <dd>
            <Relatives named={person.related_to} count={counts.relationships} />
          </dd>
        </dl>
        <ReasonList person={person} search={search} />
        <p className="has">
          {sections.map((section) => (
            <span key={section}>
              <Trans t={t} i18nKey={`has.${section}`} count={counts[section]} components={{ b: <b /> }} />
            </span>
          ))}
        </p>
      </div>
      <div className="person__go">
        <LinkButton look={best ? 'solid' : 'line'} to={report} aria-label={t('openOf', { name })}>
          {t('open')}
        </LinkButton>
        <PickPerson id={person_id} name={name} />
        <NotMeant search={search.search_id} id={person_id} name={name} isDown={isDown} />
        <span className="small muted">
          {last_seen ? t('seen', { day: formats.day(last_seen, locale) }) : t('unseen')}
        </span>
      </div>
    </li>
  );
}

/** Where the person lives, lived and works. */
function Places({ person: { lives_in, lived_in, works_in } }: { person: Result }) {
  const { t } = useTranslation('people', { keyPrefix: 'person' });
  const row = (title: string, value: ReactNode) => (
    <>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </>
  );
  return (
    <>
      {lives_in && row(t('livesIn'), <bdi>{townName(lives_in)}</bdi>)}
      {lived_in.length > 0 && row(t('livedIn'), <Names of={lived_in.map(shortName)} between=" · " />)}
      {works_in.length > 0 && row(t('worksIn'), <Names of={works_in.map(shortName)} between=" · " />)}
      {!lives_in && !lived_in.length && !works_in.length && row(t('livesIn'), t('unknown'))}
    </>
  );
}

/** Some relatives by name, or their number if none may be named. */
function Relatives({ named, count }: { named: readonly string[]; count: number }) {
  const { t } = useTranslation('people', { keyPrefix: 'person' });
  if (count === 0) return t('noRelatives');
  if (named.length > 0) return <Names of={named} all={count} />;
  return <Trans t={t} i18nKey="has.relationships" count={count} components={{ b: <span /> }} />;
}

const townName = ({ city, state, country }: Town) =>
  [city, state && stateName(state), country === 'US' ? null : country].filter(Boolean).join(', ');

/** The same as short as an address has it: `Austin, TX`. */
const shortName = ({ city, state, country }: Town) => [city, state ?? country].filter(Boolean).join(', ');

/** Some names, and how many more there are. */
function Names({
  of: all,
  all: total = all.length,
  between,
}: {
  of: readonly string[];
  all?: number;
  between?: string;
}) {
  const { t } = useTranslation('people', { keyPrefix: 'person' });
  const named = all.slice(0, NAMED);
  const more = Math.max(0, total - named.length);
  return (
    <>
      {named.map((name, i) => (
        <span key={name}>
          {i > 0 && (between ?? t('comma'))}
          <bdi>{name}</bdi>
        </span>
      ))}
      {more > 0 && ` ${t('more', { count: more })}`}
    </>
  );
}
