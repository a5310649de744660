import { areaServed } from '#functions/calls/public.ts';
import { getPhonesHandler } from '#functions/people/directory/get-phones.ts';

export const handler = getPhonesHandler(areaServed);
