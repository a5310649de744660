import type { Mapping } from '#scripts/import/mapping.ts';
import type { SourceAbout } from '#shared/api/people/report.ts';

const optionOf = { url: '--url', licence: '--licence' } as const;
const nameOf = { url: 'link', licence: 'licence' } as const;

/** What a report cannot say of a source, and the option that would say it; undefined if nothing is missing. */
export function lackOf(source: string, about: Pick<SourceAbout, 'url' | 'licence'>): string | undefined {
  const missing = (['url', 'licence'] as const).filter((field) => about[field] === null);
  if (!missing.length) return undefined;
  const names = missing.map((field) => nameOf[field]).join(' and no ');
  const options = missing.map((field) => optionOf[field]).join(' and ');
  return `The source ${source} has no ${names}: name ${missing.length > 1 ? 'them' : 'one'} with ${options}.`;
}

/** What an import says of its source: the operator's word, else the mapping's. */
export function saidOf({ about }: Pick<Mapping, 'about'>, said: Partial<SourceAbout>): Partial<SourceAbout> {
  const spoken = Object.entries(said).filter(([, value]) => value !== null);
  return { ...about, ...Object.fromEntries(spoken) };
}
