import { useEffect, useState } from 'react';

import { useVisitorCountry } from '#frontend/lib/use-visitor-country.ts';

type CallingCodes = Readonly<Record<string, string>>;

/** The calling code of each country. Known of one country at first: the others come behind the first page. */
const first: CallingCodes = { US: '1' };
const load = () => import('#frontend/lib/calling-codes.json').then((all) => all.default);

/** The calling codes, and the country that a number without one is of: where the visitor is. */
export function useCallingCodes(): { codes: CallingCodes; region: string } {
  const [known, setKnown] = useState<CallingCodes>(first);
  useEffect(() => void load().then(setKnown, () => undefined), []);
  const region = useVisitorCountry();
  return { codes: known, region: Object.hasOwn(known, region) ? region : 'US' };
}
