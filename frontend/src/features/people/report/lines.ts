import type { TFunction } from 'i18next';

import { drawn } from '#frontend/features/people/report/axis.ts';
import { birthText, monthOf } from '#frontend/features/people/report/dates.ts';
import { isUnsure } from '#frontend/features/people/report/level.ts';
import { addressText } from '#frontend/features/people/report/place-words.ts';
import type { Section } from '#frontend/features/people/report/sections.ts';
import type { Report } from '#shared/api/people.ts';
import type { Day } from '#shared/values/day.ts';
import type { AddressFact, Envelope } from '#shared/values/person.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

type Fact = Envelope & { started?: Day | null; ended?: Day | null };

/** A fact in words: what it is, what it says and, in small, what else. */
export type Line = {
  label: string;
  value: string;
  detail?: string | null;
  href?: string | null;
  /** Numbers and addresses of the net are read left to right in every language. */
  direction?: 'ltr';
  fact: Fact;
};

/** How a report is worded. Of what is not sure enough the words say “may”. */
export type Words = { t: TFunction<'report'>; locale: string };

export function personalLines(report: Report, { t, locale }: Words): Line[] {
  const { names, birth_date: birth, gender, relation_ship_status: status } = report;
  const context = gender?.gender;
  return [
    ...names.map((fact) => ({
      label: t(`name.${fact.kind}`),
      value: fact.full_name,
      detail: isUnsure(fact) ? t('may.name') : null,
      fact,
    })),
    ...(birth ? [{ label: t('birth'), value: born(), detail: t('birthNote'), fact: birth }] : []),
    ...(gender
      ? [
          {
            label: t('gender.label'),
            value: t(`${isUnsure(gender) ? 'mayGender' : 'gender'}.${gender.gender}`),
            fact: gender,
          },
        ]
      : []),
    ...(status
      ? [
          {
            label: t('status.label'),
            value: t(`${isUnsure(status) ? 'mayStatus' : 'status'}.${status.relation_ship_status}`, { context }),
            fact: status,
          },
        ]
      : []),
  ];

  function born() {
    const value = birthText(birth!, locale);
    return isUnsure(birth!) ? t('may.value', { value }) : value;
  }
}

export const phoneLines = ({ phones }: Report, { t }: Words): Line[] =>
  phones.map((fact) => ({
    label: t(`phone.${fact.phone_type}`),
    value: formatPhone(fact.number),
    detail: isUnsure(fact) ? t('may.reach') : null,
    href: `tel:${fact.number}`,
    direction: 'ltr',
    fact,
  }));

export const emailLines = ({ emails }: Report, { t }: Words): Line[] =>
  emails.map((fact) => ({
    label: t(`email.${fact.email_type}`),
    value: fact.email,
    detail: isUnsure(fact) ? t('may.reach') : null,
    href: `mailto:${fact.email}`,
    direction: 'ltr',
    fact,
  }));

export const placeLine = (fact: AddressFact, { t, locale }: Words): Line => ({
  label: [t(`place.${fact.kind}`), fact.current && t('place.current')].filter(Boolean).join(' · '),
  value: addressText(fact, locale),
  detail: isUnsure(fact) ? t(fact.current ? 'may.lives' : 'may.lived') : fact.street ? null : t('place.noStreet'),
  fact,
});

export const jobLines = ({ jobs }: Report, words: Words): Line[] =>
  jobs.map((fact) => ({
    label: [fact.employer, fact.city].filter(Boolean).join(', '),
    value: fact.title,
    detail: together(isUnsure(fact) && words.t('may.works'), period(fact, words)),
    fact,
  }));

export const educationLines = ({ education }: Report, words: Words): Line[] =>
  education.map((fact) => ({
    label: fact.degree ? fact.school : '',
    value: fact.degree ?? fact.school,
    detail: together(isUnsure(fact) && words.t('may.studies'), period(fact, words)),
    fact,
  }));

export const profileLines = ({ social_profiles }: Report, { t }: Words): Line[] =>
  social_profiles.map((fact) => ({
    label: fact.network,
    value: fact.username,
    detail: isUnsure(fact) ? t('may.profile') : null,
    href: fact.url,
    direction: 'ltr',
    fact,
  }));

/** The sections that are lists of facts and nothing else. */
export const linesOf = {
  personal: personalLines,
  phones: phoneLines,
  emails: emailLines,
  jobs: jobLines,
  education: educationLines,
  social_profiles: profileLines,
} satisfies Partial<Record<Section, (report: Report, words: Words) => Line[]>>;

/** From when to when it was, unless that is what its bar says already. */
function period(fact: Fact, { t, locale }: Words): string | null {
  const { started, ended } = fact;
  const bar = drawn(fact);
  if ((!started && !ended) || (bar.from === started && bar.to === ended)) return null;
  const [from, to] = [started, ended].map((day) => (day ? monthOf(day, locale) : ''));
  if (from && to) return t('seen.range', { from, to });
  return from ? t('period.from', { from }) : t('period.to', { to: to ?? '' });
}

const together = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(' · ') || null;
