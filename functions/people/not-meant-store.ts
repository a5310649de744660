import * as z from 'zod';

import { fold } from '#functions/names/fold.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { keptFrom } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table, Write } from '#functions/platform/table/table.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { AccountId, PersonId } from '#shared/values/id.ts';

/** People that a member marked as “not who I meant” in a search, by a digest of its words. Only searches of that member read it. */
const NotMeant = z.object({
  account_id: AccountId,
  digest: z.string(),
  person_ids: z.array(PersonId),
  at: z.iso.datetime(),
});
type NotMeant = z.infer<typeof NotMeant>;
const notMeant: Entity<NotMeant> = {
  schema: NotMeant,
  key: keys.notMeant,
  expires: keptFrom('notMeant', ({ at }) => at),
};

export const notMeantStore = (table: Table, secret = appSecret) => {
  /** The same for the same words in the same fields, however they are spelled. */
  const digestOf = async (request: SearchRequest): Promise<string> => {
    const fields = Object.entries(request)
      .map(([name, value]) => `${name}=${fold(String(value))}`)
      .sort();
    return keyedDigest(await secret(), 'not-meant', fields.join('\n'));
  };
  return {
    async of(account_id: AccountId, request: SearchRequest): Promise<PersonId[]> {
      const digest = await digestOf(request);
      return (await table.get(notMeant, keys.notMeant({ account_id, digest })))?.person_ids ?? [];
    },
    /** The writes that remember these people, or nobody. */
    async keep(account_id: AccountId, request: SearchRequest, person_ids: PersonId[], now: Date): Promise<Write[]> {
      const digest = await digestOf(request);
      const was = await table.get(notMeant, keys.notMeant({ account_id, digest }));
      if (person_ids.length)
        return [table.put(notMeant, { account_id, digest, person_ids, at: now.toISOString() }, was)];
      return was ? [table.remove(keys.notMeant(was), was)] : [];
    },
  };
};
