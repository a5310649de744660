import { expect, test } from 'vitest';

import { exhausted } from '#functions/platform/testing.ts';
import { livingIn } from '#functions/people/testing.ts';
import { handler } from '#functions/rights/privacy/confirm-record.ts';
import { handler as getCenter } from '#functions/rights/privacy/get-center.ts';
import { landline, privacyFixture } from '#functions/rights/privacy/testing.ts';
import { privacy } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const fixture = privacyFixture();
const { deps, browser, listed, verify } = fixture;
type Visitor = ReturnType<typeof browser>;
const confirm = (visitor: Visitor, more: object = {}) =>
  visitor.call(privacy.confirmRecord, handler.with({ ...deps, ...more }));

/** Two people of one household, and a visitor who answers their telephone. */
async function household(number: string) {
  const phones = [landline(number)];
  const [mother, son] = [
    await listed(`Maj ${number}`, { phones, addresses: [livingIn('Duluth', 'MN', '12 Lake Avenue')] }),
    await listed(`Per ${number}`, { phones, addresses: [livingIn('Duluth', 'MN')] }),
  ];
  const visitor = browser();
  await verify(visitor, 'phone', number);
  return { mother, son, visitor };
}

test('200: the street and house number open one record of a household, in this browser', async () => {
  const { mother, visitor } = await household('+12185550191');
  const answer = { person_id: mother.person_id, street: '12 Lake Ave' };
  expect(await confirm(visitor)(answer)).toEqual({});
  expect(await confirm(visitor)(answer)).toEqual({});
  const { records } = await visitor.call(privacy.getCenter, getCenter.with(deps))({});
  expect(records.map(({ access }) => access)).toEqual(['open', 'masked']);
});

test('422: a wrong street and a record without one fail alike', async () => {
  const { mother, son, visitor } = await household('+12185550192');
  for (const { person_id } of [mother, son]) {
    const attempt = confirm(visitor)({ person_id, street: '14 Lake Ave' });
    await expect(attempt).rejects.toMatchObject({ code: 'privacy.no-match' });
  }
});

test('422: the year of birth, which a free page shows, opens nothing; no value is coerced', async () => {
  const { mother, visitor } = await household('+12185550197');
  const send = (input: object) => confirm(visitor)({ person_id: mother.person_id, ...input } as never);
  await expect(send({ birth_year: 1980 })).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(send({ street: ['12 Lake Ave'] })).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(send({ street: '1980' })).rejects.toMatchObject({ code: 'privacy.no-match' });
});

test('429: three attempts a day for one record, from any network', async () => {
  const { mother, visitor } = await household('+12185550193');
  const codes: string[] = [];
  for (let i = 0; i < 4; i++) {
    const network = { 'x-viewer-address': `10.5.${i}.1` };
    const call = visitor.call(privacy.confirmRecord, handler.with({ ...deps, limits: fixture.limits }), network);
    await call({ person_id: mother.person_id, street: `${40 + i} Lake Ave` }).catch((fault: Fault) =>
      codes.push(fault.code),
    );
  }
  expect(codes).toEqual(['privacy.no-match', 'privacy.no-match', 'privacy.no-match', 'request.too-many']);
});

test('401: needs a verified number', async () => {
  const { mother } = await household('+12185550194');
  const attempt = confirm(browser())({ person_id: mother.person_id, street: '12 Lake Ave' });
  await expect(attempt).rejects.toMatchObject({ code: 'privacy.not-verified' });
});

test('404: asks nothing about people whose records carry none of it', async () => {
  const { visitor } = await household('+12185550195');
  const { person_id } = await listed('Una Falk');
  const attempt = confirm(visitor, { limits: exhausted })({ person_id, street: '12 Lake Ave' });
  await expect(attempt).rejects.toMatchObject({ code: 'people.not-found' });
});

test('409: a session that changed meanwhile is not overwritten', async () => {
  const { mother, visitor } = await household('+12185550196');
  const privacySessions = { ...deps.privacySessions, confirm: () => Promise.reject(new Fault('request.conflict')) };
  const attempt = confirm(visitor, { privacySessions })({ person_id: mother.person_id, street: '12 Lake Ave' });
  await expect(attempt).rejects.toMatchObject({ code: 'request.conflict' });
});
