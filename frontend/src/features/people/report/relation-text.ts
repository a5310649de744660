import { isUncertain } from '#frontend/features/people/report/confidence-level.ts';
import type { LineContext } from '#frontend/features/people/report/fact-lines.ts';
import type { Report } from '#shared/api/people/report.ts';

/** How someone is related: “husband” and “wife” where their gender is known; with “may” if uncertain. */
export const relationText = (kin: Report['family_members'][number], { t }: Pick<LineContext, 't'>): string =>
  t(`${isUncertain(kin) ? 'mayRelation' : 'relation'}.${kin.relation}`, { context: kin.gender ?? undefined });
