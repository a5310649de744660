import { FairUse } from '#frontend/app/home/fair-use.tsx';
import { HowItWorks } from '#frontend/app/home/how-it-works.tsx';
import { PriceWithDates } from '#frontend/app/home/price.tsx';
import { SampleFact } from '#frontend/app/home/sample-fact.tsx';

export { default as callingCodes } from '#frontend/lib/calling-codes.json';
export { default as StateSelect } from '#frontend/features/people/search/state-select.tsx';
export { PriceLine } from '#frontend/app/home/price.tsx';
export { IndexFigures } from '#frontend/features/people/search/index-figures.tsx';

/** Only members load it; from here, since the first scripts list the files of all that they may load. */
export const loadMemberHome = () => import('#frontend/app/home/load-member-home.ts').then(({ loaded }) => loaded);

/** The home page below its search. */
export const Details = () => (
  <>
    <SampleFact />
    <HowItWorks />
    <PriceWithDates />
    <FairUse />
  </>
);
