import { environment } from '#functions/platform/environment.ts';
import { secret } from '#functions/platform/secret.ts';
import { dropOverHttp } from '#functions/providers/drop/http.ts';
import type { Drop } from '#functions/providers/drop/port.ts';

const BASE = 'https://api.drop.privacy.ca.gov';

const { DROP_SECRET } = environment();

/** The platform; undefined for a service that takes no part. */
export const drop: Drop | undefined = DROP_SECRET
  ? dropOverHttp({ base: BASE, key: () => secret(DROP_SECRET) })
  : undefined;
