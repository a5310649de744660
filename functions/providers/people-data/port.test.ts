import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { enformion } from '#functions/providers/people-data/enformion.ts';
import { fakePeopleData } from '#functions/providers/people-data/fake.ts';
import { peopleDataLabs } from '#functions/providers/people-data/people-data-labs.ts';
import { type FailureKind, type PeopleData, type Query, SourceFailure } from '#functions/providers/people-data/port.ts';
import { documented, documentedTeaser } from '#functions/providers/people-data/testing.ts';
import { Phone } from '#shared/values/phone.ts';

const number = Phone.parse('+12185550142');
const soon = { milliseconds: 5000 };
const credit = { minor_units: 10, currency: 'USD' as const };

const byName = (first_name: string, last_name: string): Query => ({
  type: 'name',
  first_name,
  middle_name: null,
  last_name,
  city: 'Duluth',
  state: 'MN',
  country: 'US',
});

/** The requests to the vendors, and a response that overrides theirs. */
let sent: { url: URL; headers: Headers; body: unknown }[] = [];
let instead: (() => Response | Promise<Response>) | undefined;

const isTamsin = (request: string) => /okafor|\+?1?2185550142|tamsin\.okafor@example\.com|_0000|G-0001/i.test(request);

const server = setupServer(
  http.get('https://api.peopledatalabs.com/v5/person/:path', async ({ request, params }) => {
    const url = new URL(request.url);
    sent.push({ url, headers: request.headers, body: undefined });
    if (instead) return instead();
    const charged = { headers: { 'x-call-credits-spent': '1' } };
    const notFound = {
      status: 404,
      error: { type: 'not_found', message: 'No records were found matching your request' },
    };
    const data = documented.peopleDataLabs;
    if (!isTamsin(url.search))
      return HttpResponse.json(notFound, { status: 404, ...(params.path === 'identify' && charged) });
    if (params.path === 'enrich') return HttpResponse.json({ status: 200, likelihood: 9, data }, charged);
    return HttpResponse.json({ status: 200, matches: [{ data, match_score: 92, matched_on: ['name'] }] }, charged);
  }),
  http.post('https://devapi.enformion.com/PersonSearch', async ({ request }) => {
    const body = await request.json();
    sent.push({ url: new URL(request.url), headers: request.headers, body });
    if (instead) return instead();
    const isFull = request.headers.get('galaxy-search-type') === 'Person';
    const persons = isTamsin(JSON.stringify(body)) ? [isFull ? documented.enformionPerson : documentedTeaser] : [];
    return HttpResponse.json({ persons, counts: {}, pagination: { currentPageNumber: 1 }, isError: false, error: {} });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  instead = undefined;
});
afterAll(() => server.close());

const labs = () => peopleDataLabs({ key: 'a key', credit });
const endato = () => enformion({ name: 'an account', password: 'a password', search: credit, report: credit });
const fake = () =>
  fakePeopleData([
    {
      id: 'f-1',
      full_name: 'Tamsin Okafor',
      birth_date: { year: 1980, month: 5 },
      addresses: [
        {
          kind: 'home',
          current: true,
          street: '418 Cedar Hollow Rd',
          city: 'Duluth',
          state: 'MN',
          postal_code: '55802',
          country: 'US',
          latitude: null,
          longitude: null,
          first_seen: null,
          last_seen: null,
        },
      ],
      phones: [{ number, phone_type: 'mobile', first_seen: null, last_seen: null }],
      emails: [{ email: 'tamsin.okafor@example.com', email_type: 'personal', first_seen: null, last_seen: null }],
    },
  ]);

const statuses: [FailureKind, number][] = [
  ['bad-request', 400],
  ['auth', 401],
  ['quota', 402],
  ['auth', 403],
  ['rate-limited', 429],
  ['unavailable', 500],
  ['unavailable', 503],
];
const silent = async () => {
  await delay('infinite');
  return HttpResponse.json({});
};
type Make = () => { vendor: PeopleData; fail: (kind: FailureKind, status: number) => void; keepSilent: () => void };

const remote =
  (make: () => PeopleData): Make =>
  () => ({
    vendor: make(),
    fail: (_, status) =>
      void (instead = () => HttpResponse.json({ error: 'no' }, { status, headers: { 'retry-after': '7' } })),
    keepSilent: () => void (instead = silent),
  });
const inMemory: Make = () => {
  const vendor = fake();
  return {
    vendor,
    fail: (kind) => vendor.behave({ fails: kind }),
    keepSilent: () => vendor.behave({ isSilent: true }),
  };
};

describe.each<[string, Make]>([
  ['fake', inMemory],
  ['People Data Labs, by its documentation', remote(labs)],
  ['EnformionGO, by its documentation', remote(endato)],
])('%s', (_, make) => {
  const queries: [string, Query][] = [
    ['name', byName('Tamsin', 'Okafor')],
    ['phone', { type: 'phone', number }],
    ['email', { type: 'email', email: 'tamsin.okafor@example.com' }],
  ];
  test.each(queries)('finds a person by %s for one credit', async (_, query) => {
    const { vendor } = make();
    expect(vendor.canFind(query)).toBe(true);
    const { found, cost } = await vendor.search(query, soon);
    expect(found).toHaveLength(1);
    const [{ ref, record } = { ref: '', record: undefined }] = found;
    expect(ref).not.toBe('');
    expect(record?.full_name).toMatch(/^Tamsin (R )?Okafor$/);
    expect(record?.birth_date).toEqual({ year: 1980, month: 5 });
    expect(record?.addresses.find(({ current }) => current)).toMatchObject({
      city: 'Duluth',
      state: 'MN',
      country: 'US',
    });
    expect(cost).toEqual({ credits: 1, minor_units: 10, currency: 'USD' });
  });

  test('returns no candidates for an unknown person', async () => {
    expect((await make().vendor.search(byName('Zebulon', 'Quist'), soon)).found).toEqual([]);
  });

  test('returns the report of a candidate', async () => {
    const { vendor } = make();
    const [candidate] = (await vendor.search(byName('Tamsin', 'Okafor'), soon)).found;
    const { found, cost } = await vendor.report(candidate?.ref ?? '', soon);
    expect(found.phones.map(({ number }) => number)).toContain(number);
    expect(found.emails.map(({ email }) => email)).toContain('tamsin.okafor@example.com');
    expect(found.addresses.map(({ street }) => street)).toContain('418 Cedar Hollow Rd');
    expect(cost.credits).toBe(1);
  });

  test('fails with no-match for the report of a removed person', async () => {
    await expect(make().vendor.report('nobody', soon)).rejects.toMatchObject({ kind: 'no-match' });
  });

  test.each(statuses)('says %s as such (%i)', async (kind, status) => {
    const { vendor, fail } = make();
    fail(kind, status);
    await expect(vendor.search(byName('Tamsin', 'Okafor'), soon)).rejects.toMatchObject({ kind });
    await expect(vendor.report('f-1', soon)).rejects.toMatchObject({ kind });
  });

  test('times out after the given time', async () => {
    const { vendor, keepSilent } = make();
    keepSilent();
    const failure = await vendor
      .search(byName('Tamsin', 'Okafor'), { milliseconds: 10 })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SourceFailure);
    expect(failure).toMatchObject({ kind: 'timed-out' });
  });

  test('rejects queries it has no field for', () => {
    expect(make().vendor.canFind({ type: 'username', username: 'tamsin' })).toBe(false);
  });
});

const both: [string, () => PeopleData][] = [
  ['People Data Labs', labs],
  ['EnformionGO', endato],
];

describe.each(both)('%s', (_, make) => {
  const garbage: [string, () => Response][] = [
    ['no JSON', () => HttpResponse.text('<html>Gateway</html>')],
    ['nothing', () => HttpResponse.text('')],
    ['a list', () => HttpResponse.json([1, 2, 3])],
    ['another shape', () => HttpResponse.json({ matches: 'many', data: 7, persons: 'many' })],
  ];
  test.each(garbage)('treats a response that is %s as unavailable and counts its cost', async (_, answer) => {
    instead = answer;
    const failure = make().search(byName('Tamsin', 'Okafor'), soon);
    await expect(failure).rejects.toMatchObject({ kind: 'unavailable', cost: { credits: 1 } });
  });

  test('skips people in an unknown shape', async () => {
    const persons = [null, 7, {}, { id: 'x' }, { tahoeId: 'x', fullName: 12 }];
    instead = () => HttpResponse.json({ persons, matches: persons.map((data) => ({ data, match_score: 50 })) });
    expect((await make().search(byName('Tamsin', 'Okafor'), soon)).found).toEqual([]);
  });

  test('reports a broken connection as unavailable, without the query', async () => {
    instead = () => HttpResponse.error();
    const failure = await make()
      .search(byName('Tamsin', 'Okafor'), soon)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'unavailable' });
    expect(JSON.stringify(failure) + String((failure as Error).stack) + String((failure as Error).cause)).not.toContain(
      'Okafor',
    );
  });

  test('refuses the report of another person', async () => {
    instead = () =>
      HttpResponse.json({
        likelihood: 9,
        data: { ...documented.peopleDataLabs, id: 'another' },
        persons: [{ ...documented.enformionPerson, tahoeId: 'another' }],
      });
    await expect(make().report('G-0001', soon)).rejects.toMatchObject({ kind: 'no-match' });
  });

  test('returns when to retry after rate limiting', async () => {
    instead = () => HttpResponse.json({}, { status: 429, headers: { 'retry-after': '7' } });
    await expect(make().search(byName('Tamsin', 'Okafor'), soon)).rejects.toMatchObject({ retryAfterSeconds: 7 });
  });

  test.each(['\u0000', '\u202Egnp.exe', '😀'.repeat(60), '&api_key=x#', '"}]}', '../../admin'])(
    'sends text as text: %j',
    async (text) => {
      expect(await make().search(byName(text, text), soon)).toMatchObject({ found: [] });
      const [{ url, body } = { url: undefined, body: undefined }] = sent;
      const name = url?.searchParams.get('last_name') ?? (body as { LastName?: string } | undefined)?.LastName;
      expect(name).toBe(text);
      expect(url?.pathname).toMatch(/^\/(v5\/person\/identify|PersonSearch)$/);
    },
  );
});

describe('People Data Labs', () => {
  test('sends its key; names go to Identify, the rest to Enrichment', async () => {
    const vendor = labs();
    await vendor.search(byName('Tamsin', 'Okafor'), soon);
    await vendor.search({ type: 'phone', number }, soon);
    await vendor.report(documented.peopleDataLabs.id, soon);
    expect(sent.map(({ url }) => url.pathname)).toEqual([
      '/v5/person/identify',
      '/v5/person/enrich',
      '/v5/person/enrich',
    ]);
    expect(sent.map(({ headers }) => headers.get('x-api-key'))).toEqual(['a key', 'a key', 'a key']);
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      first_name: 'Tamsin',
      last_name: 'Okafor',
      locality: 'Duluth',
      region: 'MN',
      country: 'us',
      titlecase: 'true',
    });
    expect(sent[1]?.url.searchParams.get('phone')).toBe(number);
    expect(sent[2]?.url.searchParams.get('pdl_id')).toBe(documented.peopleDataLabs.id);
  });

  test('bills an unknown name, but no unknown phone', async () => {
    expect((await labs().search(byName('Zebulon', 'Quist'), soon)).cost.credits).toBe(1);
    const other = Phone.parse('+12185550199');
    expect((await labs().search({ type: 'phone', number: other }, soon)).cost.credits).toBe(0);
  });

  test('maps jobs, schools and profiles', async () => {
    const { found } = await labs().report(documented.peopleDataLabs.id, soon);
    expect(found).toMatchObject({
      gender: 'female',
      names: [{ full_name: 'Tammy Okafor', kind: 'also' }],
      addresses: [
        { state: 'MN', country: 'US', current: true, last_seen: '2026-03-01' },
        { state: 'TX', current: false, street: '9 Elm St', first_seen: '2009-01-01', last_seen: '2014-01-01' },
      ],
      phones: [{ phone_type: 'mobile' }, { number: '+12185550143', last_seen: '2026-04-05' }],
      emails: [{ email: 'tamsin.okafor@example.com', email_type: 'personal' }, { email_type: 'work' }],
      jobs: [
        { title: 'Harbour Pilot', employer: 'Example Shipping', city: 'Duluth', started: '2016-04-01', ended: null },
      ],
      education: [{ school: 'Example College', degree: 'Bachelors', started: '1998-01-01', ended: '2002-01-01' }],
      social_profiles: [{ network: 'linkedin', url: 'https://linkedin.com/in/tamsin-okafor-example' }],
    });
  });

  test('ignores “true” in place of contact data', async () => {
    const data = {
      ...documented.peopleDataLabs,
      phone_numbers: true,
      mobile_phone: true,
      phones: true,
      emails: true,
      location_street_address: true,
      birth_date: true,
    };
    instead = () => HttpResponse.json({ likelihood: 9, data });
    const [candidate] = (await labs().search({ type: 'phone', number }, soon)).found;
    expect(candidate).toMatchObject({
      score: 0.9,
      record: { phones: [], emails: [], birth_date: { year: 1980, month: null } },
    });
  });

  test('searches by profile URL, not by bare username', () => {
    expect(labs().canFind({ type: 'username', username: 'linkedin.com/in/tamsin' })).toBe(true);
    expect(
      labs().canFind({ type: 'address', street: '9 Elm St', city: 'Austin', state: 'TX', postal_code: null }),
    ).toBe(false);
  });
});

describe('EnformionGO', () => {
  test('requests teasers for a search and the person for a report, with its account in headers', async () => {
    await endato().search(byName('Tamsin', 'Okafor'), soon);
    await endato().report('G-0001', soon);
    expect(sent.map(({ headers }) => headers.get('galaxy-search-type'))).toEqual(['Teaser', 'Person']);
    expect(sent[0]?.headers.get('galaxy-ap-name')).toBe('an account');
    expect(sent[0]?.headers.get('galaxy-ap-password')).toBe('a password');
    expect(sent[0]?.body).toMatchObject({
      FirstName: 'Tamsin',
      LastName: 'Okafor',
      Addresses: [{ AddressLine2: 'Duluth, MN' }],
      Page: 1,
    });
    expect(sent[1]?.body).toMatchObject({ TahoeId: 'G-0001' });
  });

  test('counts masked values and returns none as a fact', async () => {
    const [candidate] = (await endato().search(byName('Tamsin', 'Okafor'), soon)).found;
    expect(candidate).toMatchObject({
      record: { phones: [], emails: [] },
      counts: { phones: 2, emails: 1, locations: 2 },
    });
    expect(JSON.stringify(candidate)).not.toMatch(/XX|\*/);
  });

  test('maps relatives and dates', async () => {
    const { found } = await endato().report('G-0001', soon);
    expect(found).toMatchObject({
      birth_date: { year: 1980, month: 5 },
      names: [{ full_name: 'Tammy Okafor', kind: 'also' }],
      addresses: [
        {
          street: '418 Cedar Hollow Rd',
          city: 'Duluth',
          current: true,
          latitude: 46.78,
          first_seen: '2015-02-03',
          last_seen: '2026-10-01',
        },
        { street: '9 Elm St', current: false, latitude: null },
      ],
      phones: [
        { number, phone_type: 'mobile', last_seen: '2026-09-01' },
        { number: '+12185550143', phone_type: 'landline', last_seen: null },
      ],
      family_members: [
        { full_name: 'Ruth Hale', relation: 'parent', birth_date: { year: 1958, month: 3 } },
        { full_name: 'Ada Okafor', relation: 'child' },
      ],
    });
    expect(JSON.stringify(found)).not.toContain('13'); // the day of birth
  });

  test('bills nothing without a match', async () => {
    expect((await endato().search(byName('Zebulon', 'Quist'), soon)).cost.credits).toBe(0);
  });

  test('detects a child by age if the date of birth is masked', async () => {
    instead = () => HttpResponse.json({ persons: [{ ...documentedTeaser, dob: 'XX/XX/XXXX', age: 16 }] });
    expect((await endato().search(byName('Tamsin', 'Okafor'), soon)).found).toEqual([]);
  });

  test('treats an error with status 200 as an error', async () => {
    instead = () => HttpResponse.json({ persons: [], isError: true, error: { inputErrors: ['LastName'] } });
    await expect(endato().search(byName('A', 'B'), soon)).rejects.toMatchObject({ kind: 'bad-request' });
  });

  test('is not asked about people outside the US', () => {
    expect(endato().canFind({ type: 'phone', number: Phone.parse('+33199005501') })).toBe(false);
    expect(endato().canFind({ ...byName('A', 'B'), country: 'FR' } as Query)).toBe(false);
  });
});
