import { REGULATED_COUNTRIES } from '#functions/people/domain/jurisdiction.ts';
import { environment, isDevServer } from '#functions/platform/environment.ts';

/** The synthetic people of the dev server live everywhere, and need no notice until a setting names countries. */
const isSynthetic = () => isDevServer() && environment().SUBJECT_REGIONS === undefined;

/** The regulated countries whose residents are listed, each after a notice. */
export const listedRegions = (): readonly string[] =>
  isSynthetic() ? REGULATED_COUNTRIES : (environment().SUBJECT_REGIONS ?? []);

/** Those whose residents are listed without a notice: people of vendors and of tables built at once get none. */
export const unnotifiedRegions = (): readonly string[] => (isSynthetic() ? REGULATED_COUNTRIES : []);
