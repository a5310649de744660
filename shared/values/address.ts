/** The parts of an address written on one line: “2930 Wetmore Ave, Everett, WA 98201”. */
export function parseAddress(line: string): { street: string; city?: string; state?: string; postal_code?: string } {
  const [street = '', ...rest] = line.split(',').map((part) => part.trim());
  const tail = rest.join(' , ');
  const postal_code = /\b\d{5}(?:-\d{4})?\b/.exec(tail)?.[0];
  const place = tail
    .replace(postal_code ?? '', '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const state = place.length > 1 ? place.at(-1) : undefined;
  const [city] = place;
  return { street, ...(city && { city }), ...(state && { state }), ...(postal_code && { postal_code }) };
}
