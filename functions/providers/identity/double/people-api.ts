import type { IncomingMessage, ServerResponse } from 'node:http';

import type Provider from 'oidc-provider';

import { CONTACTS_SCOPE } from '#functions/providers/identity/contacts.ts';
import type { GoogleAccount } from '#functions/providers/identity/double/accounts.ts';

export const PEOPLE_API = '/people-api/v1';

/** The part of Google’s People API that we use: the contacts that a token may read, two per page. */
export async function connections(
  provider: Provider,
  people: GoogleAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, bearer = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  const token = bearer ? await provider.AccessToken.find(bearer) : undefined;
  if (!token) return answer(response, 401, { error: { status: 'UNAUTHENTICATED' } });
  if (!token.scopes.has(CONTACTS_SCOPE)) return answer(response, 403, { error: { status: 'PERMISSION_DENIED' } });

  const contacts = people.find(({ sub }) => sub === token.accountId)?.contacts ?? [];
  const from = Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('pageToken') ?? 0);
  const isMore = from + 2 < contacts.length;
  return answer(response, 200, {
    connections: contacts.slice(from, from + 2).map(({ name, phone }) => ({
      names: [{ displayName: name }],
      phoneNumbers: [{ value: phone, canonicalForm: phone }],
    })),
    ...(isMore && { nextPageToken: String(from + 2) }),
  });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
