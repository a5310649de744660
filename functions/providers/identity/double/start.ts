import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import * as z from 'zod';

import { interaction } from '#functions/providers/identity/double/pages.ts';
import { type GoogleAccount, googleAccounts } from '#functions/providers/identity/double/accounts.ts';
import { connections, PEOPLE_API } from '#functions/providers/identity/double/people-api.ts';
import { providerAt } from '#functions/providers/identity/double/provider.ts';
import { listenOnLoopback } from '#functions/providers/loopback-server.ts';

/** The stored client registration and port: accounts are bound to the issuer's address. */
const Registration = z.object({ client_id: z.string(), client_secret: z.string(), port: z.number().int() });
type Registration = z.infer<typeof Registration>;

type Options = { siteUrl: string; registration?: Registration; people?: GoogleAccount[] };

/** The double of Google's identity provider, on a loopback port. */
export async function startProvider({ siteUrl, registration = newRegistration(), people = googleAccounts }: Options) {
  const server = await listenOnLoopback(registration.port);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const { client_id, client_secret } = registration;
  const client = { client_id, client_secret, redirect_uri: `${siteUrl}/google-login` };
  const provider = providerAt(issuer, client, people);
  const oauth = provider.callback();
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    const mine = pathname.startsWith('/interaction/')
      ? interaction(provider, people, request, response)
      : pathname === `${PEOPLE_API}/people/me/connections`
        ? connections(provider, people, request, response)
        : oauth(request, response);
    // An expired interaction, such as a page left open, gets an error.
    mine.catch((error: Error) => response.headersSent || response.writeHead(400).end(`${error.message}\n`));
  });
  return {
    issuer,
    peopleUrl: `${issuer}${PEOPLE_API}`,
    client,
    registration: { ...registration, port },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The same for the dev server: with the same secret on every start and, if its port is free, the same address. */
export async function startIdentityDouble(folder: string, siteUrl: string) {
  const file = join(folder, 'google.json');
  const text = await readFile(file, 'utf8').catch(() => '');
  const registration = text ? Registration.parse(JSON.parse(text)) : newRegistration();
  const running = await startProvider({ siteUrl, registration });
  await writeFile(file, JSON.stringify(running.registration), { mode: 0o600 });
  return { ...running, file };
}

const newRegistration = (): Registration => ({
  client_id: 'calluna-desk',
  client_secret: randomBytes(32).toString('base64url'),
  port: 0,
});
