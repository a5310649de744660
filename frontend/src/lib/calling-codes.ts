import { useEffect, useState } from 'react';

type CallingCodes = Readonly<Record<string, string>>;

/** The calling code of each country. Known of one country at first: the others come behind the first page. */
let codes: CallingCodes = { US: '1' };
const load = () => import('#frontend/lib/calling-codes.json').then((all) => (codes = all.default));

/** The country of the browser’s locale if it has a calling code, else the US. */
export const regionHere = (): string => {
  const region = /[-_]([a-z]{2})(?![a-z])/i.exec(navigator.language)?.[1]?.toUpperCase() ?? '';
  return Object.hasOwn(codes, region) ? region : 'US';
};

/** The calling codes, and the country that a number without one is of. */
export function useCallingCodes(): { codes: CallingCodes; region: string } {
  const [known, setKnown] = useState<CallingCodes>({ US: '1' });
  useEffect(() => void load().then(setKnown, () => undefined), []);
  return { codes: known, region: known === codes ? regionHere() : 'US' };
}
