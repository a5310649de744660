import { expect, test } from 'vitest';

import { asRelatives, sharedFacts } from '#frontend/features/people/compare/shared-facts.ts';
import { legislator, tamsin } from '#frontend/features/people/report/testing.ts';
import type { Report } from '#shared/api/people/report.ts';

const none = { phones: [], emails: [], addresses: [], family_members: [], jobs: [], education: [] };
const shared = (other: Partial<Report>) => sharedFacts(tamsin, { ...none, ...other });
const husband = tamsin.family_members.find(({ relation }) => relation === 'spouse')!;
const daniel: Report = {
  ...legislator,
  names: [{ ...legislator.names[0]!, full_name: 'Daniel Okafor' }],
  family_members: [{ ...husband, full_name: 'Tamsin Ruth Okafor', person_id: tamsin.person_id }],
};
const ids = [tamsin.person_id, daniel.person_id] as const;

test('numbers, emails, employers and schools that both reports have, whatever the case of their letters', () => {
  expect(shared({})).toEqual({ phones: [], emails: [], addresses: [], relatives: [], employers: [], schools: [] });
  const email = { ...tamsin.emails[0]!, email: tamsin.emails[0]!.email.toUpperCase() };
  const job = { ...tamsin.jobs[1]!, title: 'Clerk', employer: 'BRACKENRIDGE WORKS' };
  expect(
    shared({ phones: [tamsin.phones[1]!], emails: [email], jobs: [job, job], education: [tamsin.education[0]!] }),
  ).toMatchObject({
    phones: [tamsin.phones[1]!.number],
    emails: [tamsin.emails[0]!.email],
    employers: ['Brackenridge Works'],
    schools: ['Carrow University'],
  });
});

test('an address is the same without its punctuation and postal code, but not in another town or without a street', () => {
  const home = tamsin.addresses[1]!;
  const written = { ...home, street: '2207 juniper bend apt 6', postal_code: '78704' };
  expect(shared({ addresses: [written] }).addresses).toEqual([home]);
  expect(shared({ addresses: [{ ...written, city: 'Dallas' }] }).addresses).toEqual([]);
  const town = { ...home, street: null };
  expect(sharedFacts({ ...tamsin, addresses: [town] }, { ...none, addresses: [town] }).addresses).toEqual([]);
});

test('a relative is the same by id, and by name where one has no id', () => {
  const peter = tamsin.family_members[1]!;
  const found = (but: Partial<typeof peter>) => shared({ family_members: [{ ...peter, ...but }] }).relatives.length;
  expect([found({}), found({ full_name: 'P. Hale' }), found({ person_id: null })]).toEqual([1, 1, 1]);
  expect(found({ person_id: legislator.person_id })).toBe(0);
});

test('says how one is a relative of the other, from whichever report names them', () => {
  expect(asRelatives(tamsin, daniel, ids)).toEqual([husband, daniel.family_members[0]]);
  expect(asRelatives(undefined, daniel, ids)).toEqual(daniel.family_members);
  expect(asRelatives(tamsin, undefined, ids)).toEqual([]); // a name needs the names of the other report
  expect(asRelatives(tamsin, legislator, ids)).toEqual([]);
});
