/** A value that a spreadsheet would run as a formula is text, and so are the signs of the format itself. */
function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** All lists of an export in one table: of which list, which item of it, which field, and its value. */
export function asCsv(data: Record<string, unknown>): string {
  const rows = Object.entries(data).flatMap(([list, items]) =>
    (Array.isArray(items) ? (items as unknown[]) : [items]).flatMap((item, at) =>
      Object.entries(item ?? {}).map(([field, value]) => [list, String(at + 1), field, value]),
    ),
  );
  return [['list', 'item', 'field', 'value'], ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}
