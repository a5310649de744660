import { keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Identifier } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** After a crash the next one waits for so long: longer than any function may run. */
const HELD_SECONDS = 30;

/** Requests of one person, one at a time, from all their browsers: a person is known by any verified address or number. */
export const turnsOf = (table: Table, secret = appSecret) => ({
  /** @throws request.conflict while another one is carried out */
  async take<T>(identifiers: readonly Identifier[], now: Date, act: () => Promise<T>): Promise<T> {
    const held: Key[] = [];
    try {
      for (const { kind, value } of identifiers) {
        const digest = keyedDigest(await secret(), 'turn of', `${kind}\0${value}`);
        const key = keys.rate({ what: 'privacy-turn', by: 'identifier', digest });
        if (await table.takeRate(key, 1, HELD_SECONDS, now)) throw new Fault('request.conflict');
        held.push(key);
      }
      return await act();
    } finally {
      for (const key of held) await table.unset(key);
    }
  },
});
