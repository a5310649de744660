import { csvText } from '#frontend/lib/csv.ts';

/** All lists of an export as one table: list, item, field, value. */
export const exportCsv = (data: Record<string, unknown>): string =>
  csvText([
    ['list', 'item', 'field', 'value'],
    ...Object.entries(data).flatMap(([list, items]) => rowsOf(list, items)),
  ]);

function rowsOf(list: string, items: unknown): (string | number)[][] {
  const all: unknown[] = Array.isArray(items) ? items : [items];
  return all.flatMap((item, at) =>
    Object.entries(item ?? {}).map(([field, value]: [string, unknown]) => [list, at + 1, field, textOf(value)]),
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
