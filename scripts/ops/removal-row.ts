import type { RemovePerson } from '#functions/rights/removal/remove-people.ts';
import { RemovalScope, UnlistedPerson } from '#shared/validation/removal.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** A row of a file of removals, by the names of its columns. */
export type RemovalRow = Record<string, string>;

const fields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'street',
  'city',
  'state',
  'postal_code',
  'country',
] as const;

type Read = Pick<RemovePerson, 'person' | 'kind' | 'scope' | 'language'> | { reason: string };

/** What a row asks for, or which of its columns is wrong; never their content. */
export function readRow(row: RemovalRow): Read {
  const given = fields.flatMap((field) => (row[field] ? [[field, row[field]] as const] : []));
  const year = row.birth_year ? { birth_year: Number(row.birth_year) } : {};
  const person = UnlistedPerson.safeParse({ ...Object.fromEntries(given), ...year });
  if (!person.success) return { reason: wrongColumns(person.error.issues.map(({ path }) => path.join('.'))) };
  const scope = RemovalScope.safeParse(row.scope || 'listing');
  if (!scope.success) return { reason: wrongColumns(['scope']) };
  const kind = row.kind || 'removal';
  if (kind !== 'protected' && kind !== 'removal') return { reason: wrongColumns(['kind']) };
  const language = (row.language || 'en') as Language;
  if (!languages.includes(language)) return { reason: wrongColumns(['language']) };
  return { person: person.data, scope: scope.data, kind, language };
}

const wrongColumns = (columns: string[]) => `wrong: ${[...new Set(columns)].join(' ')}`;
