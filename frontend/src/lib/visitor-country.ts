import { call } from '#frontend/lib/api.ts';
import { support } from '#shared/api/support.ts';

/** The country of the visitor as the edge tells it; null where it cannot. */
export const visitorCountry = async (): Promise<string | null> => (await call(support.getConfiguration, {})).country;
