import * as z from 'zod';

import { keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { keptFrom } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { referenceOf } from '#functions/rights/requests/domain/reference.ts';
import { newRequest, type PrivacyRequest, shownDueDate } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import type { Identifier, OwnRequest } from '#shared/api/privacy.ts';
import { newId } from '#shared/values/id.ts';
import type { RequestKind } from '#shared/values/privacy-request.ts';

/** Leads from a keyed digest of an address or number to a request: the request itself names nobody. */
const Link = z.object({ digest: z.string(), made_at: z.iso.datetime(), reference: z.string() });
type Link = z.infer<typeof Link>;
const link: Entity<Link> = {
  schema: Link,
  key: keys.ownRequest,
  expires: keptFrom('privacyRequest', ({ made_at }) => made_at),
};

/** The latest requests of an address or number that are shown. */
const MOST = 30;

/** The requests that were made in the privacy center, by what was verified there. */
export const ownRequestsOf = (table: Table, secret = appSecret) => {
  const requests = requestStore(table);
  const digestOf = async ({ kind, value }: Identifier) =>
    keyedDigest(await secret(), 'requests of', `${kind}\0${value}`);

  return {
    /** The requests of any of these, the latest first. */
    async of(identifiers: readonly Identifier[]): Promise<Revised<PrivacyRequest>[]> {
      const links = await Promise.all(
        identifiers.map(async (each) => {
          const key = keys.ownRequest({ digest: await digestOf(each) });
          return table.latest(link, key, MOST);
        }),
      );
      const references = new Set(links.flat().map(({ reference }) => reference));
      const found = await Promise.all([...references].map((reference) => requests.of(reference)));
      return found
        .filter((request) => request !== undefined)
        .sort((a, b) => b.made_at.localeCompare(a.made_at))
        .slice(0, MOST);
    },

    /** A new request, by the strictest law: where its maker lives is not asked. */
    draft(
      kind: RequestKind,
      [first]: readonly Identifier[],
      now: Date,
      more: Partial<Pick<PrivacyRequest, 'dispute_id' | 'fact' | 'answer_by'>> = {},
    ): PrivacyRequest {
      const reference = referenceOf(kind, crypto.getRandomValues(new Uint8Array(7)));
      const evidence = first?.kind ?? 'email';
      return newRequest({ request_id: newId('request'), reference, kind, channel: 'web', evidence, ...more }, now);
    },

    /** The writes that store a request for these. */
    add: async (request: PrivacyRequest, identifiers: readonly Identifier[]): Promise<Write[]> => [
      requests.add(request),
      ...(await Promise.all(
        identifiers.map(async (each) => {
          const { reference, made_at } = request;
          return table.put(link, { digest: await digestOf(each), made_at, reference });
        }),
      )),
    ],
  };
};
export type OwnRequests = ReturnType<typeof ownRequestsOf>;

export const requestView = (request: PrivacyRequest): OwnRequest => {
  const { reference, kind, state, made_at, done_at, records, fact, history } = request;
  const due_at = shownDueDate(request);
  const reason = history.at(-1)?.reason ?? null;
  return { reference, kind, field: fact?.field ?? null, state, made_at, due_at, done_at, records, reason };
};
