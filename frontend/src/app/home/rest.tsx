import { Fair } from '#frontend/app/home/fair.tsx';
import { HowItWorks } from '#frontend/app/home/how-it-works.tsx';
import { PriceWithDates } from '#frontend/app/home/price.tsx';
import { Specimen } from '#frontend/app/home/specimen.tsx';

export { PriceLine } from '#frontend/app/home/price.tsx';
export { IndexFigures } from '#frontend/features/people/search/index-figures.tsx';

/** The home page below its search. */
export const Details = () => (
  <>
    <Specimen />
    <HowItWorks />
    <PriceWithDates />
    <Fair />
  </>
);
