import { joinDetails } from '#shared/values/join-details.ts';
import type { TFunction } from 'i18next';

import { spanOf } from '#frontend/features/people/report/axis.ts';
import { birthText, monthOf } from '#frontend/features/people/report/dates.ts';
import { isUncertain } from '#frontend/features/people/report/confidence-level.ts';
import { formatAddress } from '#frontend/lib/places/format-address.ts';
import { cityName } from '#frontend/lib/places/place-names.ts';
import type { Section } from '#frontend/features/people/report/sections.ts';
import type { Report, Reported } from '#shared/api/people.ts';
import type { Day } from '#shared/values/day.ts';
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
};

/** What the text of a report depends on. Uncertain facts are worded with “may”. */
export type LineContext = { t: TFunction<'report'>; locale: string };

export function personalLines(report: Report, { t, locale }: LineContext): FactLine[] {
  const { names, birth_date: birth, gender, relation_ship_status: status } = report;
  const context = gender?.gender;
  return [
    ...names.map((fact) => ({
      label: t(`name.${fact.kind}`),
      value: fact.full_name,
      detail: isUncertain(fact) ? t('may.name') : null,
      fact,
    })),
    ...(birth ? [{ label: t('birth'), value: birthLine(), detail: t('birthNote'), fact: birth }] : []),
    ...(gender
      ? [
          {
            label: t('gender.label'),
            value: t(`${isUncertain(gender) ? 'mayGender' : 'gender'}.${gender.gender}`),
            fact: gender,
          },
        ]
      : []),
    ...(status
      ? [
          {
            label: t('status.label'),
            value: t(`${isUncertain(status) ? 'mayStatus' : 'status'}.${status.relation_ship_status}`, { context }),
            fact: status,
          },
        ]
      : []),
  ];

  function birthLine() {
    const value = birthText(birth!, locale);
    return isUncertain(birth!) ? t('may.value', { value }) : value;
  }
}

export const phoneLines = ({ phones }: Report, { t }: LineContext): FactLine[] =>
  phones.map((fact) => ({
    label: t(`phone.${fact.phone_type}`),
    value: formatPhone(fact.number),
    detail: isUncertain(fact) ? t('may.reach') : null,
    href: `tel:${fact.number}`,
    direction: 'ltr',
    fact,
  }));

export const emailLines = ({ emails }: Report, { t }: LineContext): FactLine[] =>
  emails.map((fact) => ({
    label: t(`email.${fact.email_type}`),
    value: fact.email,
    detail: isUncertain(fact) ? t('may.reach') : null,
    href: `mailto:${fact.email}`,
    direction: 'ltr',
    fact,
  }));

export const placeLine = (fact: Report['addresses'][number], { t, locale }: LineContext): FactLine => ({
  label: [t(`place.${fact.kind}`), fact.current && t('place.current')].filter(Boolean).join(' · '),
  value: formatAddress(fact, locale),
  detail: isUncertain(fact) ? t(fact.current ? 'may.lives' : 'may.lived') : fact.street ? null : t('place.noStreet'),
  fact,
});

export const jobLines = ({ jobs }: Report, words: LineContext): FactLine[] =>
  jobs.map((fact) => ({
    label: joinDetails([fact.employer, fact.city && cityName(fact.city, undefined, words.locale)], words.locale),
    value: fact.title,
    detail: together(isUncertain(fact) && words.t('may.works'), period(fact, words)),
    fact,
  }));

export const educationLines = ({ education }: Report, words: LineContext): FactLine[] =>
  education.map((fact) => ({
    label: fact.degree ? fact.school : '',
    value: fact.degree ?? fact.school,
    detail: together(isUncertain(fact) && words.t('may.studies'), period(fact, words)),
    fact,
  }));

export const profileLines = ({ social_profiles }: Report, { t }: LineContext): FactLine[] =>
  social_profiles.map((fact) => ({
    label: fact.network,
    value: fact.username,
    detail: isUncertain(fact) ? t('may.profile') : null,
    href: fact.url,
    direction: 'ltr',
    fact,
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
  const { started, ended } = fact;
  const bar = spanOf(fact);
  if ((!started && !ended) || (bar.from === started && bar.to === ended)) return null;
  const [from, to] = [started, ended].map((day) => (day ? monthOf(day, locale) : ''));
  if (from && to) return t('seen.range', { from, to });
  return from ? t('period.from', { from }) : t('period.to', { to: to ?? '' });
}

const together = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(' · ') || null;
