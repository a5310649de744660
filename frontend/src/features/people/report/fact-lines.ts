import { joinDetails } from '#shared/values/join-details.ts';
import type { TFunction } from 'i18next';

import { employerName, jobTitle } from '#frontend/features/people/congress/congress-words.ts';
import { spanOf } from '#frontend/features/people/report/axis.ts';
import { birthText, monthFrom, monthOf } from '#frontend/features/people/report/dates.ts';
import { isUncertain } from '#shared/values/person.ts';
import { formatAddress } from '#frontend/lib/places/format-address.ts';
import { cityName } from '#frontend/lib/places/place-names.ts';
import type { Section } from '#frontend/features/people/report/sections.ts';
import type { Report, Reported } from '#shared/api/people/report.ts';
import type { Day } from '#shared/values/day.ts';
import { byState, type FactState } from '#shared/values/fact-state.ts';
import type { Envelope } from '#shared/values/person.ts';

import { formatPhone } from '#shared/values/phone-format.ts';

/** A fact with its id, and whether it is disputed. */
export type ReportedFact = Envelope & Reported;
type Fact = ReportedFact & { started?: Day | null; ended?: Day | null };

/** A fact as text: label, value and detail. */
export type FactLine = {
  label: string;
  value: string;
  detail?: string | null;
  href?: string | null;
  /** Numbers and addresses of the net are read left to right in every language. */
  direction?: 'ltr';
  fact: Fact;
  /** Of facts that can cease to hold. */
  state?: FactState;
  /** Holds for a term, such as one of office. */
  isTerm?: boolean;
};

/** What the text of a report depends on. Beside a value that may be wrong the mark of confidence says so, not the value. */
export type LineContext = { t: TFunction<'report'>; locale: string; today: Day };

export function personalLines(report: Report, { t, locale }: LineContext): FactLine[] {
  const { names, birth_date: birth, death, gender, relation_ship_status: status } = report;
  const context = gender?.gender;
  return [
    ...names.map((fact) => ({
      label: t(`name.${fact.kind}`),
      value: fact.full_name,
      detail: isUncertain(fact) ? t('may.name') : null,
      fact,
    })),
    ...(birth ? [{ label: t('birth'), value: birthText(birth, locale), fact: birth }] : []),
    ...(death ? [{ label: t('death'), value: birthText(death, locale), fact: death }] : []),
    ...(gender ? [{ label: t('gender.label'), value: t(`gender.${gender.gender}`), fact: gender }] : []),
    ...(status
      ? [
          {
            label: t('status.label'),
            value: t(`status.${status.relation_ship_status}`, { context }),
            fact: status,
            state: stateOf(status),
          },
        ]
      : []),
  ];
}

export const phoneLine = (fact: Report['phones'][number], { t, locale }: LineContext): FactLine => ({
  label: t(`phone.${fact.phone_type}`),
  value: formatPhone(fact.number, locale),
  detail: isUncertain(fact) ? t('may.reach') : null,
  href: `tel:${fact.number}`,
  direction: 'ltr',
  fact,
  state: stateOf(fact),
});

export const phoneLines = ({ phones }: Report, words: LineContext): FactLine[] =>
  phones.toSorted(byState(words.today)).map((fact) => phoneLine(fact, words));

export const emailLines = ({ emails }: Report, { t, today }: LineContext): FactLine[] =>
  emails.toSorted(byState(today)).map((fact) => ({
    label: t(`email.${fact.email_type}`),
    value: fact.email,
    detail: isUncertain(fact) ? t('may.reach') : null,
    href: `mailto:${fact.email}`,
    direction: 'ltr',
    fact,
    state: stateOf(fact),
  }));

export const placeLine = (fact: Report['addresses'][number], { t, locale }: LineContext): FactLine => ({
  label: t(`place.${fact.kind}`),
  value: formatAddress(fact, locale),
  detail: isUncertain(fact) ? mayBeHome(fact, t) : fact.street ? null : t('place.noStreet'),
  fact,
  state: stateOf(fact),
});

/** Of a fact that is disputed nobody says that it holds: the mark of the dispute stands for it. */
const stateOf = ({ fact_state, disputed }: ReportedFact & { fact_state: FactState }): FactState | undefined =>
  disputed && fact_state === 'current' ? undefined : fact_state;

const mayBeHome = ({ fact_state }: Fact, t: LineContext['t']) => t(fact_state === 'former' ? 'may.lived' : 'may.lives');

/** The address of an office whose town is its title. */
export const officeAddressLine = (fact: Report['addresses'][number], words: LineContext): FactLine => ({
  ...placeLine(fact, words),
  label: '',
  value: joinDetails([fact.street, fact.postal_code], words.locale) || words.t('place.noStreet'),
  detail: null,
});

export const jobLines = ({ jobs }: Report, words: LineContext): FactLine[] =>
  jobs.toSorted(byState(words.today)).map((fact) => ({
    label: joinDetails(
      [employerName(fact.employer, words.locale), fact.city && cityName(fact.city, undefined, words.locale)],
      words.locale,
    ),
    value: jobTitle(fact.title, words.locale),
    detail: together(isUncertain(fact) && words.t('may.works'), period(fact, words)),
    fact,
    state: stateOf(fact),
    isTerm: true,
  }));

export const educationLines = ({ education }: Report, words: LineContext): FactLine[] =>
  education.map((fact) => ({
    label: fact.degree ? fact.school : '',
    value: fact.degree ?? fact.school,
    detail: together(isUncertain(fact) && words.t('may.studies'), period(fact, words)),
    fact,
  }));

export const profileLines = ({ social_profiles }: Report, { t, today }: LineContext): FactLine[] =>
  social_profiles.toSorted(byState(today)).map((fact) => ({
    label: fact.network,
    value: fact.username,
    detail: isUncertain(fact) ? t('may.profile') : null,
    href: fact.url,
    direction: 'ltr',
    fact,
    state: stateOf(fact),
  }));

/** The sections that are plain lists of facts. */
export const sectionLines = {
  personal: personalLines,
  phones: phoneLines,
  emails: emailLines,
  jobs: jobLines,
  education: educationLines,
  social_profiles: profileLines,
} satisfies Partial<Record<Section, (report: Report, words: LineContext) => FactLine[]>>;

/** The period of a fact, unless its bar already shows it. */
function period(fact: Fact, { t, locale }: LineContext): string | null {
  const { started, ended, until } = fact;
  const bar = spanOf(fact);
  const isSame = (a: Day | null, b: Day | null | undefined) => a?.slice(0, 7) === b?.slice(0, 7);
  if ((!started && !ended) || (isSame(bar.from, started) && (isSame(bar.to, ended) || until))) return null;
  const [from, to] = [started, ended].map((day) => (day ? monthOf(day, locale) : ''));
  if (from && to) return t('seen.range', { from, to });
  return started
    ? t('period.from', { from: monthFrom(started, locale) })
    : t('period.to', { to: ended ? monthFrom(ended, locale) : '' });
}

const together = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(' · ') || null;
