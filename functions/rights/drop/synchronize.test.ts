import { beforeEach, describe, expect, test, vi } from 'vitest';

import { dropEntriesOf } from '#functions/people/public.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { log } from '#functions/platform/log.ts';
import { dropDouble, type ListedHash } from '#functions/providers/drop/double.ts';
import { dropOverHttp } from '#functions/providers/drop/http.ts';
import { dropStore } from '#functions/rights/drop/store.ts';
import { type People, synchronize } from '#functions/rights/drop/synchronize.ts';
import { emailHash, phoneHash } from '#functions/people/suppression/drop/standard-hash.ts';
import { addDays, addMinutes } from '#shared/values/duration.ts';
import { newId, type PersonId } from '#shared/values/id.ts';

const errors = vi.spyOn(log, 'error').mockImplementation(() => {});
vi.spyOn(log, 'warn').mockImplementation(() => {});
beforeEach(() => errors.mockClear());

type Someone = { person_id: PersonId; emails: { email: string }[]; phones: { number: string }[] };
const someone = (email?: string, number?: string): Someone => ({
  person_id: newId('person'),
  emails: email ? [{ email }] : [],
  phones: number ? [{ number }] : [],
});
const listed = (id: string, of: { email: string } | { phone: string }): ListedHash =>
  'email' in of
    ? { list: 'Email', id: id.padEnd(12, '0'), hash: emailHash(of.email) }
    : { list: 'Phone', id: id.padEnd(12, '0'), hash: phoneHash(of.phone) };

/** A service with these people, and the platform. `run` runs the job until it waits, as the clock would. */
function fixture(people: Someone[]) {
  let now = new Date('2026-11-22T20:00:00.000Z');
  const table = temporaryTable();
  const entries = dropEntriesOf(table, async () => 'a secret');
  const store = dropStore(table);
  const double = dropDouble({ clock: () => now });
  const hidden = new Set<PersonId>();
  const here: People = {
    async suppressListed() {
      const shown = people.filter(({ person_id }) => !hidden.has(person_id));
      for (const [at, digests] of (await entries.of(shown)).entries()) {
        if (!digests.length) continue;
        await entries.match(shown[at]!.person_id, digests);
        hidden.add(shown[at]!.person_id);
      }
      return null;
    },
    async lift(ids) {
      for (const id of ids) hidden.delete(id);
    },
  };
  const drop = dropOverHttp({ base: 'http://drop.test', key: double.key, fetch: double.fetch });
  const step = (isSpent = () => false) => synchronize({ drop, store, entries, people: here, isSpent }, now);
  return {
    double,
    store,
    entries,
    hidden,
    step,
    to: (moment: Date) => void (now = moment),
    async days(count: number) {
      for (let hour = 0; hour < count * 24; hour++) {
        now = addMinutes(now, 60);
        await step();
      }
    },
    now: () => now,
  };
}

describe('a session', () => {
  test('hides all matches, and reports one as deleted, several as opted out, and none as not found', async () => {
    const [ida, omar, june] = [
      someone('Ida@Example.com'),
      someone(undefined, '+12185550142'),
      someone('x@example.com'),
    ];
    const [father, son] = [someone('home@example.com'), someone('home@example.com')];
    const here = fixture([ida, omar, june, father, son]);
    here.double.add(
      listed('ida', { email: 'ida@example.com' }),
      listed('omar', { phone: '(218) 555-0142' }),
      listed('home', { email: 'HOME@example.com' }),
      listed('nobody', { email: 'nobody@example.com' }),
    );
    await here.days(1);
    const statuses = Object.fromEntries(
      [...here.double.statuses].map(([id, status]) => [id.replace(/0+$/, ''), status]),
    );
    expect(statuses).toEqual({ ida: 3, omar: 3, home: 4, nobody: 5 });
    expect([...here.hidden].sort()).toEqual([ida, omar, father, son].map(({ person_id }) => person_id).sort());
    expect(here.double.isComplete()).toBe(true);
    expect(await here.store.session()).toMatchObject({ phase: 'waiting', batch_id: null });
    expect(errors).not.toHaveBeenCalled();
  });

  test('keeps a summary as evidence, and nothing else of a batch', async () => {
    const here = fixture([someone('ida@example.com')]);
    here.double.add(listed('ida', { email: 'ida@example.com' }), listed('nobody', { email: 'nobody@example.com' }));
    await here.step();
    here.to(addMinutes(here.now(), 2));
    await here.step();
    const batch_id = here.now().toISOString();
    const [email] = (await here.store.summary(batch_id))?.files ?? [];
    expect(email).toMatchObject({ deleted: 1, opted_out: 0, not_found: 1 });
    await expect(here.store.batch(batch_id, 1)).rejects.toThrow('missing');
  });

  test('lifts the suppression of who withdraws, unless another consumer lists the same', async () => {
    const ida = someone('ida@example.com');
    const here = fixture([ida]);
    const [one, other] = [listed('one', { email: 'ida@example.com' }), listed('other', { email: 'ida@example.com' })];
    here.double.add(one, other);
    await here.days(1);
    here.double.withdraw(one);
    await here.days(8);
    expect(here.hidden).toContain(ida.person_id);
    here.double.withdraw(other);
    await here.days(8);
    expect(here.hidden).not.toContain(ida.person_id);
    expect(await here.entries.isEmpty()).toBe(true);
  });
});

describe('a person who comes with a later import', () => {
  test('was reported as not found, and is reported again', async () => {
    const here = fixture([]);
    const [ida, omar] = [listed('ida', { email: 'ida@example.com' }), listed('omar', { phone: '2185550142' })];
    here.double.add(ida, omar);
    await here.days(1);
    expect([...here.double.statuses.values()]).toEqual([5, 5]);
    await here.entries.find([someone('IDA@example.com'), someone('ida@example.com')]);
    expect(here.double.statuses.get(ida.id)).toBe(5);
    await here.days(8);
    expect(here.double.statuses.get(ida.id)).toBe(3); // several records may be of one person
    expect(here.double.statuses.get(omar.id)).toBe(5);
    expect(await here.entries.outdated(9)).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });

  test('is reported later where the correction is refused, and not at all after a withdrawal', async () => {
    const here = fixture([]);
    const [ida, omar] = [listed('ida', { email: 'ida@example.com' }), listed('omar', { phone: '2185550142' })];
    here.double.add(ida, omar);
    await here.days(1);
    await here.entries.find([someone('ida@example.com'), someone(undefined, '+12185550142')]);
    here.double.withdraw(omar);
    here.double.fail(503, 503);
    await here.days(16);
    expect(here.double.statuses.get(ida.id)).toBe(3);
    expect(here.double.statuses.get(omar.id)).toBe(5);
    expect(await here.entries.outdated(9)).toEqual([]);
  });
});

describe('where things go wrong', () => {
  test('a run that ends after each step goes on where it was, and reports once', async () => {
    const here = fixture([someone('ida@example.com')]);
    here.double.add(listed('ida', { email: 'ida@example.com' }));
    for (let run = 0; run < 12; run++) {
      here.to(addMinutes(here.now(), 60));
      let steps = 0;
      await here.step(() => steps++ > 0);
    }
    expect(here.double.statuses.get(listed('ida', { email: '' }).id)).toBe(3);
    expect(await here.store.session()).toMatchObject({ phase: 'waiting' });
  });

  test('a rejected report is sent again', async () => {
    const here = fixture([someone('ida@example.com')]);
    here.double.add(listed('ida', { email: 'ida@example.com' }));
    await here.step(); // is being built
    here.to(addMinutes(here.now(), 2));
    let steps = 0;
    await here.step(() => steps++ > 2); // up to the report
    here.double.reject('Email');
    await here.step();
    expect(here.double.isComplete()).toBe(false);
    expect(errors).toHaveBeenCalledWith('DROP rejects a report', expect.objectContaining({ reason: 'Try again.' }));
    await here.days(1);
    expect(here.double.isComplete()).toBe(true);
  });

  test.each([429, 500, 503])('after an answer %d it tries again later', async (status) => {
    const here = fixture([someone('ida@example.com')]);
    here.double.add(listed('ida', { email: 'ida@example.com' }));
    here.double.fail(status, status, status);
    await here.days(1);
    expect(here.hidden.size).toBe(1);
  });

  test('a refused key is an alarm', async () => {
    const here = fixture([]);
    here.double.fail(403);
    await here.step();
    expect(errors).toHaveBeenCalledWith('DROP refuses our key');
  });

  test('two runs at once do not report twice', async () => {
    const here = fixture([someone('ida@example.com')]);
    here.double.add(listed('ida', { email: 'ida@example.com' }));
    await here.step();
    here.to(addMinutes(here.now(), 2));
    await Promise.allSettled([here.step(), here.step()]);
    await here.days(1);
    expect(here.double.statuses.size).toBe(1);
    expect(here.double.isComplete()).toBe(true);
  });
});

test('three years with nights, outages and withdrawals: no session is late, everyone is reported', async () => {
  const people = Array.from({ length: 40 }, (_, n) => someone(`p${n}@example.com`));
  const here = fixture(people);
  let longest = 0;
  let last = here.now();
  for (let week = 0; week < 157; week++) {
    here.double.add(listed(`w${week}x`, { email: `p${week}@example.com` }));
    if (week % 5 === 0) here.double.fail(...Array<number>(week % 25).fill(503)); // up to five days
    for (let quarter = 0; quarter < 28; quarter++) {
      here.to(addMinutes(here.now(), 6 * 60));
      await here.step();
      here.to(addMinutes(here.now(), 1));
      await here.step();
      const { completed_at } = await here.store.session();
      if (completed_at && new Date(completed_at) > last) {
        longest = Math.max(longest, Date.parse(completed_at) - last.getTime());
        last = new Date(completed_at);
      }
    }
  }
  expect(addDays(new Date(0), 20).getTime()).toBeGreaterThan(longest);
  expect(here.double.statuses.size).toBeGreaterThan(154);
  expect([...here.double.statuses.values()].filter((status) => status === 3)).toHaveLength(40);
});
