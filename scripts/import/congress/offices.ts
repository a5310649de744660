import type { RawRecord } from '#functions/people/import/record.ts';

type Address = NonNullable<RawRecord['addresses']>[number];

/** The Capitol; all office buildings of Congress are near it. */
const CAPITOL = { city: 'Washington', state: 'DC', latitude: 38.8899, longitude: -77.0091 };

/** “511 Hart Senate Office Building Washington DC 20510”, “1030 Longworth House Office Building;  20515-0308” */
export function washingtonOffice(line: string): Address | undefined {
  const [, street = '', postal_code = null] =
    /^(.*?)[\s;,]*(?:washington[\s,]*d\.?c\.?)?[\s;,]*(\d{5}(?:-\d{4})?)?$/i.exec(line.trim()) ?? [];
  return street ? { kind: 'office', street: asWords(street), postal_code, ...CAPITOL } : undefined;
}

/** Converts all-caps text: “311 HART SENATE OFFICE BUILDING”. */
const asWords = (text: string) =>
  text === text.toUpperCase() ? text.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : text;

type DistrictOffice = {
  address?: string | undefined;
  suite?: string | undefined;
  building?: string | undefined;
  city: string;
  state: string;
  zip?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
};

/** A district office; some records have the town in the street field. */
export function districtOffice(office: DistrictOffice): Address {
  const { address, suite, building, city, state, zip, latitude, longitude } = office;
  const lines = [address?.startsWith(`${city},`) ? undefined : address, suite, building];
  return {
    kind: 'office',
    street: lines.filter(Boolean).join(', ') || null,
    city,
    state,
    postal_code: zip?.padStart(5, '0') || null,
    ...(isOnEarth(office) && { latitude, longitude }),
  };
}

/** Some records swap latitude and longitude; those get no coordinates. */
const isOnEarth = ({ latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined }) =>
  latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
