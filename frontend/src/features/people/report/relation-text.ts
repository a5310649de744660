import type { LineContext } from '#frontend/features/people/report/fact-lines.ts';
import type { Report } from '#shared/api/people/report.ts';
import { isUncertain } from '#shared/values/person.ts';

type Kin = Report['family_members'][number];

/** How someone is related: “husband” and “wife” where their gender is known. Beside it the mark of confidence says if it may be wrong. */
export const relationText = (kin: Kin, { t }: Pick<LineContext, 't'>): string =>
  t(`relation.${kin.relation}`, { context: kin.gender ?? undefined });

/** The same where no mark is beside it: with “may” if uncertain. */
export const relationAlone = (kin: Kin, words: Pick<LineContext, 't'>): string =>
  isUncertain(kin)
    ? words.t(`mayRelation.${kin.relation}`, { context: kin.gender ?? undefined })
    : relationText(kin, words);
