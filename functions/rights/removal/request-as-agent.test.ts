import { beforeEach, expect, test } from 'vitest';

import { importPeople, livingIn, personNamed } from '#functions/people/testing.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { calling, exhausted } from '#functions/platform/testing.ts';
import { greta, removalFixture, tamsin } from '#functions/rights/removal/testing.ts';
import { handler } from '#functions/rights/removal/request-as-agent.ts';
import { removal } from '#shared/api/removal.ts';
import { Fault } from '#shared/errors/catalogue.ts';

let fixture: ReturnType<typeof removalFixture>;
let agent_key: string;
beforeEach(async () => {
  fixture = removalFixture();
  agent_key = await fixture.deps.agents.issue('Moor Privacy', 'ops', fixture.now());
  await importPeople(fixture.table, tamsin, greta);
});
const act = (more: object = {}) => calling(removal.requestAsAgent, handler.with({ ...fixture.deps, ...more }));
const authority = 'Power of attorney of 3 May 2026';
const people = [{ first_name: 'Tamsin', last_name: 'Okafor', email: 'tamsin@example.com', phone: '(218) 555-0142' }];

test('200: removes at once, and notifies the subject', async () => {
  const { data } = await act()({ agent_key, authority, people });
  expect(data).toMatchObject([{ state: 'done', reference: expect.stringMatching(/^CAL-R-/) as string }]);
  expect(await fixture.isListed(tamsin)).toBe(false);
  expect(await fixture.isListed(greta)).toBe(true);
  const [mail] = await fixture.messagesTo('tamsin@example.com');
  expect(mail?.text).toContain('Moor Privacy');
  expect(await fixture.deps.requests.of(data[0]!.reference)).toMatchObject({ channel: 'agent', evidence: 'agent' });
});

test('200: knows a family name of two words, and a record with a middle name', async () => {
  const home = { street: '1262 Ferry Ln', city: 'Duluth', state: 'MN', postal_code: '55802' };
  const named = personNamed('Zainab Ahmed Ben Ali', {
    addresses: [{ ...livingIn('Duluth', 'MN', home.street), postal_code: home.postal_code }],
  });
  const parts = { first_name: 'Zainab', middle_name: 'Ahmed', last_name: 'Ben Ali' };
  const zainab = { ...named, names: named.names.map((name) => ({ ...name, ...parts })) };
  await importPeople(fixture.table, zainab);
  expect(await fixture.isListed(zainab)).toBe(true);
  const row = { first_name: 'Zainab', last_name: 'Ben Ali', birth_year: zainab.birth_date!.year, ...home };
  await act()({ agent_key, authority, people: [row] });
  expect(await fixture.isListed(zainab)).toBe(false);
});

test('200: the same person again is the same request, and gets no second mail', async () => {
  const first = await act()({ agent_key, authority, people });
  expect(await act()({ agent_key, authority, people })).toEqual(first);
  expect(await fixture.messagesTo('tamsin@example.com')).toHaveLength(1);
});

test('401: rejects a wrong key and a revoked one', async () => {
  await expect(act()({ agent_key: 'agt_x', authority, people })).rejects.toMatchObject({
    code: 'rights.unknown-agent',
  });
  await fixture.deps.agents.revoke(agent_key, fixture.now());
  await expect(act()({ agent_key, authority, people })).rejects.toMatchObject({ code: 'rights.unknown-agent' });
});

test('409: a conflict is tried again by the agent', async () => {
  const remover = { remove: () => Promise.reject(new Fault('request.conflict')) };
  await expect(act({ remover })({ agent_key, authority, people })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('429: keys cannot be guessed, and a right one still works beside the guesses', async () => {
  const call = act({ limits: limiterOf(fixture.table, async () => 'secret') });
  const guess = (i: number) =>
    call({ agent_key: `agt_${i}`, authority, people }).then(
      () => 'right',
      ({ code }: Fault) => code,
    );
  const codes = await Promise.all(Array.from({ length: 40 }, (_, i) => guess(i)));
  expect(codes.filter((code) => code === 'rights.unknown-agent')).toHaveLength(10);
  expect(codes.filter((code) => code === 'request.too-many')).toHaveLength(30);
  expect((await call({ agent_key, authority, people })).data).toHaveLength(1);
});

test('429: rejects too many calls', async () => {
  await expect(act({ limits: exhausted })({ agent_key, authority, people })).rejects.toMatchObject({
    code: 'request.too-many',
  });
});
