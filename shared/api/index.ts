import { account } from '#shared/api/account.ts';
import { assistant } from '#shared/api/assistant.ts';
import { auth } from '#shared/api/auth.ts';
import { billing } from '#shared/api/billing.ts';
import { calendar } from '#shared/api/calendar.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { directory } from '#shared/api/directory.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import { numbers } from '#shared/api/numbers.ts';
import { owner } from '#shared/api/owner.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { people } from '#shared/api/people.ts';
import { privacy } from '#shared/api/privacy.ts';
import { receipts } from '#shared/api/receipts.ts';
import { removal } from '#shared/api/removal.ts';
import { saved } from '#shared/api/saved.ts';
import { sharing } from '#shared/api/sharing.ts';
import { support } from '#shared/api/support.ts';
import { telephony } from '#shared/api/telephony.ts';
import { webChat } from '#shared/api/web-chat.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';

/** The whole API. The Lambdas, routes, OpenAPI document, browser client and mocks are all read off this table. */
export const api = {
  account,
  assistant,
  auth,
  billing,
  calendar,
  callbacks,
  directory,
  forwarding,
  helpdesk,
  numbers,
  owner,
  passkeys,
  people,
  privacy,
  receipts,
  removal,
  saved,
  sharing,
  support,
  telephony,
  webChat,
};

export type Api = typeof api;
export type EndpointId = {
  [D in keyof Api]: { [E in keyof Api[D]]: Api[D][E] extends { id: infer I extends string } ? I : never }[keyof Api[D]];
}[keyof Api];

export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((domain) => Object.values<Endpoint>(domain));
