import * as z from 'zod';

import { environment, isDevServer } from '#functions/platform/environment.ts';
import { secret } from '#functions/platform/secret.ts';
import { googleIdentity, type Registration } from '#functions/providers/identity/google.ts';

const Client = z.object({ client_id: z.string().min(1), client_secret: z.string().min(1) });

/** The client registration of this stage; on the dev server that of the double. */
async function loadRegistration(): Promise<Registration> {
  const { SITE_URL, GOOGLE_ISSUER, GOOGLE_PEOPLE_URL, GOOGLE_SECRET } = environment();
  const { hostname } = new URL(GOOGLE_ISSUER);
  return {
    ...Client.parse(JSON.parse(await secret(GOOGLE_SECRET))),
    issuer: GOOGLE_ISSUER,
    redirectUri: `${SITE_URL}/google-login`,
    peopleUrl: GOOGLE_PEOPLE_URL,
    allowsHttp: isDevServer() && ['localhost', '127.0.0.1', '[::1]'].includes(hostname),
  };
}

export const identity = googleIdentity(loadRegistration);
