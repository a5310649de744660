import type { FactLine } from '#frontend/features/people/report/fact-lines.ts';
import { type CommonProvenance, commonProvenance } from '#frontend/features/people/report/provenance.ts';
import type { Office } from '#frontend/features/people/report/phone-groups.ts';

export type OfficeLines = { office: Office; lines: FactLine[] };
/** Offices with the same provenance, which is said once above them. */
export type OfficeGroup = { said: CommonProvenance; isWhole: boolean; offices: OfficeLines[] };

/** Groups offices of which all facts have the same provenance; an office whose own facts differ is a group of one. */
export function groupOffices(offices: readonly OfficeLines[]): OfficeGroup[] {
  const groups = new Map<string, OfficeGroup>();
  for (const office of offices) {
    const said = commonProvenance(office.lines);
    const isWhole = Boolean(said.seen && said.confidence && said.sources);
    const key = isWhole ? JSON.stringify(said) : office.office.key;
    const group = groups.get(key);
    if (group) group.offices.push(office);
    else groups.set(key, { said, isWhole, offices: [office] });
  }
  return [...groups.values()];
}
