import { createHash } from 'node:crypto';

import { outboxOf } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import type { StartJob } from '#functions/platform/start-job.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { removalsOf } from '#functions/rights/removal/carry-out.ts';
import { referenceOf } from '#functions/rights/requests/domain/reference.ts';
import { advance, newRequest, type PrivacyRequest } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import type { RemovalScope, UnlistedPerson } from '#shared/validation/removal.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { idFromHash, type RequestId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';
import type { RequestChannel, RequestKind } from '#shared/values/privacy-request.ts';

export type RemovePerson = {
  person: UnlistedPerson;
  kind: 'removal' | 'protected';
  scope: RemovalScope;
  channel: Extract<RequestChannel, 'agent' | 'batch'>;
  /** Who acts for the person. */
  agent: string;
  language: Language;
};
/** `isNew`: by this call, and not by an earlier one with the same row. */
type Removed = { request: PrivacyRequest; isNew: boolean };

/**
 * Removes people on behalf of an agent or an operator, at once. The reference follows from the row, so that the same row again, after a
 * crash or in another file, is the same request.
 */
export const peopleRemoverOf = (
  table: Table,
  { secret = appSecret, start }: { secret?: () => Promise<string>; start?: StartJob } = {},
) => {
  const removals = removalsOf(table, secret);
  const requests = requestStore(table);
  const outbox = outboxOf(table, start);
  return {
    async remove({ person, kind, scope, channel, agent, language }: RemovePerson, now: Date): Promise<Removed> {
      const row = keyedDigest(await secret(), 'removal row', JSON.stringify([agent, kind, scope, person]));
      const request_id = idFromHash('request', hashOf(row));
      const { reference, earlier } = await referenceFor(row, kind, request_id);
      if (earlier) return { request: earlier, isNew: false };

      const protection = { role: 'program' as const, office: agent, statement: '', scope, household: false };
      const plan = { person_ids: [], unlisted: [person], protection: kind === 'protected' ? protection : null };
      await removals.carryOut(plan, { reference }, now);
      const request = newRequest({ request_id, reference, kind, channel, evidence: 'agent' }, now);
      const records = await removals.hiddenUnlisted({ reference });
      const done = advance(request, { to: 'done', records }, now);
      const mail =
        person.email &&
        outbox.queue(
          {
            purpose: 'removed-by-agent',
            to: person.email,
            account_id: null,
            language,
            time_zone: null,
            params: { agent, reference, link: statusLink(language, reference) },
          },
          now,
        );
      try {
        await requests.commit(requests.add(done), ...(mail ? [mail.write] : []));
      } catch (error) {
        const other = asFault(error).code === 'request.conflict' && (await requests.of(reference));
        if (!other) throw error;
        return { request: other, isNew: false };
      }
      if (mail) await mail.send();
      return { request: done, isNew: true };
    },
  };

  /** The reference of a row and its request, if it was made before. A reference that another request has is left to it. */
  async function referenceFor(
    row: string,
    kind: RequestKind,
    request_id: RequestId,
    nth = 0,
  ): Promise<{ reference: string; earlier: PrivacyRequest | undefined }> {
    const reference = referenceOf(kind, hashOf(`${row} ${nth}`));
    const earlier = await requests.of(reference);
    if (earlier && earlier.request_id !== request_id) return referenceFor(row, kind, request_id, nth + 1);
    return { reference, earlier };
  }
};
export type PeopleRemover = ReturnType<typeof peopleRemoverOf>;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

const statusLink = (language: Language, reference: string) =>
  [environment().SITE_URL, language, 'remove-my-listing/status', reference].join('/');
