import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { employerBeside, jobTitle } from '#frontend/features/people/congress/congress-words.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Result } from '#shared/api/people/search-results.ts';
import type { Town } from '#shared/api/people/teaser.ts';
import { joinDetails } from '#shared/values/join-details.ts';

/** How many towns and relatives are named before the rest is counted. */
const NAMED = 3;

/** Places, occupation and relatives of a person, one per line; unknown ones are left out. */
export function PersonFacts({ person }: { person: Result }) {
  const { t } = useTranslation('people', { keyPrefix: 'person' });
  const { townName } = usePlaceNames();
  const { lives_in, last_known_in, lived_in, works_in, related_to, counts, occupation } = person;
  const row = (title: string, value: ReactNode) => (
    <>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </>
  );
  const rows = [
    lives_in && row(t('livesIn'), <bdi>{townName(lives_in)}</bdi>),
    last_known_in && row(t('lastKnownIn'), <bdi>{townName(last_known_in)}</bdi>),
    lived_in.length > 0 && row(t('livedIn'), <Towns of={lived_in} />),
    works_in.length > 0 && row(t('worksIn'), <Towns of={works_in} />),
    occupation && row(t(`occupation.${occupation.fact_state}`), <Occupation of={occupation} />),
    related_to.length > 0 &&
      row(t('relatedTo'), <Names of={related_to} all={counts.relationships} more="moreRelatives" />),
    !related_to.length &&
      counts.relationships > 0 &&
      row(
        t('relatedTo'),
        <Trans t={t} i18nKey="has.relationships" count={counts.relationships} components={{ b: <span /> }} />,
      ),
  ].filter(Boolean);
  if (!rows.length) return null;
  return (
    <dl className="person__facts">
      {rows.map((each, i) => (
        <div key={i}>{each}</div>
      ))}
    </dl>
  );
}

/** Some towns. The rest is not counted here: the row below counts places, of which a town can have several. */
function Towns({ of: towns }: { of: readonly Town[] }) {
  const { townName } = usePlaceNames();
  return <Names of={[...new Set(towns.map(townName))].slice(0, NAMED)} between={'\u00A0· '} />;
}

/** “Representative, Congress, 1821–1825”. */
function Occupation({
  of: { title, employer, started, ended, fact_state, until },
}: {
  of: NonNullable<Result['occupation']>;
}) {
  const { t } = useTranslation('people', { keyPrefix: 'person' });
  const { locale } = useLanguage();
  usePlaceNames(); // shown again when they have loaded
  const [from, to] = [started?.slice(0, 4), ended?.slice(0, 4)];
  const years =
    from && (to || fact_state !== 'current')
      ? to
        ? t('years', { from, to })
        : t('yearsFrom', { from })
      : from
        ? t('since', { year: from })
        : to && t('until', { year: to });
  return (
    <bdi>
      {joinDetails(
        [
          jobTitle(title, locale),
          employerBeside({ title, employer }, locale),
          years ?? null,
          until ? t('termEnds', { year: until.slice(0, 4) }) : null,
        ],
        locale,
      )}
    </bdi>
  );
}

/** Some names, and how many more there are. */
export function Names({
  of: all,
  all: total = all.length,
  between,
  more: key = 'more',
}: {
  of: readonly string[];
  all?: number;
  between?: string;
  more?: 'more' | 'moreRelatives';
}) {
  const { t } = useTranslation('people', { keyPrefix: 'person' });
  const named = all.slice(0, NAMED);
  const more = Math.max(0, total - named.length);
  return (
    <>
      {named.map((name, i) => (
        <span key={name}>
          <bdi className="inline-block">{name}</bdi>
          {i < named.length - 1 && (between ?? t('comma'))}
        </span>
      ))}
      {more > 0 && ` ${t(key, { count: more })}`}
    </>
  );
}
