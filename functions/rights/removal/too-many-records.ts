import { asFault, Fault } from '#shared/errors/catalogue.ts';

/** Says of an exceeded limit that it counts records, and not requests. @throws rights.too-many-records, or what it was */
export function asTooManyRecords(error: unknown): never {
  const { code, until } = asFault(error);
  throw code === 'request.too-many' ? new Fault('rights.too-many-records', { until, cause: error }) : error;
}
