import type { LegalText } from '#frontend/lib/legal-text.ts';
import { sentencesIn } from '#shared/legal/structure.ts';

/** A sentence or a row of the retention table that is new, gone, or worded otherwise. */
export type Change = { id: string; before: string | undefined; after: string | undefined };
export type SectionChanges = { id: string; title: string; is: 'new' | 'gone' | 'changed'; changes: Change[] };

/** What differs between two versions, by section, in the order of the later one; sections that are gone come last. */
export function changesOf(before: LegalText, after: LegalText): SectionChanges[] {
  const [old, next] = [unitsOf(before), unitsOf(after)];
  const hasSection = (text: LegalText, id: string) => text.structure.some((section) => section.id === id);
  const gone = before.structure.filter(({ id }) => !hasSection(after, id));
  return [...after.structure, ...gone].flatMap(({ id }): SectionChanges[] => {
    const isNew = !hasSection(before, id);
    const isGone = !hasSection(after, id);
    const changes = changesIn(old.get(id) ?? new Map(), next.get(id) ?? new Map());
    const title = (isGone ? before : after).titleOf(id);
    return changes.length ? [{ id, title, is: isNew ? 'new' : isGone ? 'gone' : 'changed', changes }] : [];
  });
}

type Units = Map<string, string>;

function changesIn(before: Units, after: Units): Change[] {
  const ids = [...after.keys(), ...[...before.keys()].filter((id) => !after.has(id))];
  const all = ids.map((id) => ({ id, before: before.get(id), after: after.get(id) }));
  return all.filter((each) => each.before !== each.after);
}

/** The sentences of each section, and the rows of the retention table within the section that shows it. */
function unitsOf(text: LegalText): Map<string, Units> {
  return new Map(
    text.structure.map((section) => [
      section.id,
      new Map([
        ...sentencesIn([section]).map(
          (id) => [id, text.sentence(section.id, id.slice(section.id.length + 1))] as const,
        ),
        ...(section.blocks.includes('retention')
          ? text.kept.map(({ name, what, how }) => [`kept.${name}`, `${what}: ${how}`] as const)
          : []),
      ]),
    ]),
  );
}
