import * as z from 'zod';

import type { Entry } from '#functions/people/import/import-records.ts';
import { type Source, sourceAt } from '#scripts/import/format.ts';
import type { Context, JoinedFiles, Mapping, PeopleFiles } from '#scripts/import/mapping.ts';
import type { Item } from '#scripts/import/template.ts';
import { readSource } from '#scripts/import/read-source.ts';
import { UserError } from '#scripts/user-error.ts';

/** The input of an import, validated as far as possible before anything is written. */
export type Plan = { bytes: number; entries: (onBytes?: (bytes: number) => void) => AsyncGenerator<Entry> };

type Days = Pick<Context, 'asOf' | 'retrieved'>;
type Part<F> = { source: Source; files: F };

/** Matches files with the mapping. Rejects files that do not fit. */
export async function planOf(paths: string[], mapping: Mapping, days: Days): Promise<Plan> {
  const sources = await Promise.all(paths.map(sourceAt));
  const joins: Part<JoinedFiles>[] = [];
  const people: Part<PeopleFiles>[] = [];
  for (const source of sources) {
    const join = mapping.joins?.find(({ file }) => file.test(source.name));
    if (join) joins.push({ source, files: join });
    else people.push({ source, files: peopleFilesFor(source, mapping) });
  }
  if (!people.length)
    throw new UserError('None of these files holds people: they only say more about those of another.');
  return {
    bytes: sources.reduce((sum, { bytes }) => sum + bytes, 0),
    async *entries(onBytes) {
      const held = new Map<string, Map<string, Item>>();
      for (const join of joins) yield* hold(join, held, onBytes);
      const context: Context = { ...days, joined: (as, id) => held.get(as)?.get(id) };
      for (const { source, files } of people)
        for await (const found of readSource(source, onBytes)) {
          const { place } = found;
          yield 'reason' in found ? found : { place, ...recordOf(found.value, files, context) };
        }
    },
  };
}

function peopleFilesFor({ name, format }: Source, { people }: Mapping): PeopleFiles {
  const files = people.find(({ file, kind }) => file.test(name) && (!kind || kind === format.kind));
  if (!files) throw new UserError(`The mapping says nothing about a file named ${name}.`);
  if (format.kind !== 'table') return files;
  const list = (columns: string[]) => columns.map((column) => `“${column}”`).join(', ');
  const lacking = (files.needs ?? []).filter((column) => !format.header.includes(column));
  if (lacking.length)
    throw new UserError(
      `${name} lacks what the mapping needs: ${list(lacking)}. Its columns are ${list(format.header)}.`,
    );
  const unknown = files.knows && format.header.filter((column) => !files.knows?.includes(column));
  if (unknown?.length)
    throw new UserError(`${name} has columns that are none of ours: ${list(unknown)}. Say in a mapping what they are.`);
  return files;
}

/** Loads a joined file into memory by id. */
async function* hold(
  { source, files: { as, id } }: Part<JoinedFiles>,
  held: Map<string, Map<string, Item>>,
  onBytes: ((bytes: number) => void) | undefined,
): AsyncGenerator<Entry> {
  const items = held.get(as) ?? new Map<string, Item>();
  held.set(as, items);
  for await (const found of readSource(source, onBytes)) {
    const key = 'value' in found && isItem(found.value) ? id(found.value) : undefined;
    if ('value' in found && key !== undefined) items.set(key, found.value as Item);
    else yield { place: found.place, reason: 'reason' in found ? found.reason : 'has no id to join it by' };
  }
}

function recordOf(value: unknown, { record }: PeopleFiles, context: Context): { record: unknown } | { reason: string } {
  if (!isItem(value)) return { reason: 'is no record: expected an object' };
  try {
    return { record: record(value, context) };
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const where = issue ? ` (${issue.path.join('.')}: ${issue.message})` : '';
    return { reason: `is not of the shape that the mapping expects${where}` };
  }
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
