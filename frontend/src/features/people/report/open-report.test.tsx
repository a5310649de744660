import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { OpenReport } from '#frontend/features/people/report/open-report.tsx';
import { legislator, noRegisters, openedOf, tamsin, teaserOf } from '#frontend/features/people/report/testing.ts';
import { sectionCounts, totalCount } from '#frontend/features/people/report/sections.ts';
import { readClock } from '#frontend/lib/clock.ts';
import { stopClock } from '#frontend/testing/clock.ts';
import { aMembership } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { anOffer } from '#frontend/testing/offer.ts';
import { show } from '#frontend/testing/render.tsx';
import { aUser } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { billing } from '#shared/api/billing.ts';
import { people } from '#shared/api/people.ts';
import type { Opened } from '#shared/api/people/history.ts';
import type { Report } from '#shared/api/people/report.ts';
import { saved } from '#shared/api/saved.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type Open = Output<typeof people.getReport>;
const opened = (report: Report, but: Partial<Opened> = {}): Open => ({
  ...report,
  registers: noRegisters,
  opened: openedOf(report, but),
  now: new Date().toISOString(),
});
let report: () => Open;
beforeEach(() => {
  vi.spyOn(window, 'scrollTo');
  report = () => opened(tamsin);
  answer(people.getReport, () => report());
  answer(people.getTeaser, () => teaserOf(tamsin));
  answer(billing.getOffer, () => anOffer());
  answer(saved.getPerson, () => ({ saved: null, watch: null, can_watch: 'possible' as const }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const signIn = () => localStorage.setItem('access_token', 'token');
const open = (id: string = tamsin.person_id) =>
  show(<OpenReport />, { path: '/:language/search-result/:person_id', at: `/en/search-result/${id}` });
/** The report replaced what was read before: it is shown from its top, with the focus on the heading. */
async function expectBeginning() {
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
}
const failing =
  (code: ConstructorParameters<typeof Fault>[0], more: ConstructorParameters<typeof Fault>[1] = {}) =>
  (): never => {
    throw new Fault(code, more);
  };

describe('a visitor', () => {
  test('sees the person and real counts, zero included', async () => {
    answer(people.getTeaser, () => teaserOf(legislator));
    open(legislator.person_id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Obadiah Thorne Whitcombe' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What we found 4' })).toBeTruthy();
    const [personal, phones] = screen.getAllByRole('listitem');
    expect(within(personal!).getByRole('heading', { name: 'Personal' })).toBeTruthy();
    expect(within(personal!).getByText('3')).toBeTruthy();
    expect(within(phones!).getByText('0')).toBeTruthy();
  });

  test('sees the price with dates, and where to start', async () => {
    open();
    expect(await screen.findAllByText('$24.90')).toHaveLength(3);
    expect(screen.getByText('$0.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to membership' }).getAttribute('href')).toBe(
      `/en/payment/${tamsin.person_id}`,
    );
    expect(screen.queryByRole('link', { name: /demo/ })).toBeNull();
  });

  test('can log in or register, and returns', async () => {
    open();
    const back = `?redirect=${encodeURIComponent(`/en/search-result/${tamsin.person_id}`)}`;
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe(`/en/login${back}`);
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(`/en/register${back}`);
  });

  test('can open the report as the demo member on the dev server', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="desk" content="/dev">');
    open();
    const [link] = await screen.findAllByRole('link', { name: 'Open with the demo subscriber' });
    document.head.querySelector('meta[name=desk]')!.remove();
    expect(link!.getAttribute('href')).toBe(
      `/dev/login?as=subscriber&redirect=${encodeURIComponent(`/en/search-result/${tamsin.person_id}`)}`,
    );
  });

  test('can return to the search results', async () => {
    const search_id = `srch_${'0'.repeat(26)}`;
    const request = { type: 'name', first_name: 'Tam', last_name: 'Okafor' };
    sessionStorage.setItem(
      'last_search',
      JSON.stringify({ search_id, search_query: 'Tam Okafor', total: 14, request, shown: [tamsin.person_id] }),
    );
    open();
    const link = await screen.findByRole('link', { name: '14 results for “Tam Okafor”' });
    expect(link.getAttribute('href')).toBe(`/en/search/${search_id}`);
  });

  test('is led back to no search that did not find the person', async () => {
    const request = { type: 'name', first_name: 'Daniel', last_name: 'Inouye' };
    const last = { search_id: `srch_${'0'.repeat(26)}`, search_query: 'Inouye', total: 1, request, shown: [] };
    sessionStorage.setItem('last_search', JSON.stringify(last));
    open();
    expect(await screen.findByRole('heading', { name: 'What we found 29' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Inouye/ })).toBeNull();
  });
});

test('sees the teaser after the session has ended', async () => {
  signIn();
  sessionStorage.setItem('session_ended', 'member'); // the page was reloaded
  answer(auth.refresh, failing('auth.unauthenticated'));
  report = failing('auth.unauthenticated');
  open();
  expect(await screen.findByRole('heading', { name: 'What we found 29' })).toBeTruthy();
});

test('a report of few facts says what it adds before it is paid for', async () => {
  const counts = { ...tamsin.counts, personal: 3, jobs: 2, phones: 0, emails: 0, locations: 0, relationships: 0 };
  const few = { ...counts, education: 0, social_profiles: 0, images: 0 };
  answer(people.getTeaser, () => ({ ...teaserOf(tamsin), counts: few }));
  open();
  const rail = within(await screen.findByRole('complementary', { name: 'Open this report' }));
  expect(rail.getByText(/^No phone, email, address or relatives are known\./)).toBeTruthy();
});

describe('while it is open', () => {
  beforeEach(signIn);

  test('sees each fact with sightings, confidence and sources', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }); // recent sightings are “now”
    open();
    const number = await screen.findByRole('link', { name: '(218) 555-0142' });
    expect(number.getAttribute('href')).toBe('tel:+12185550142');
    const row = within(number.closest('li')!);
    expect(row.getByText('May 2017 – now')).toBeTruthy();
    expect(row.getByText('High')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Source 1: Carrier line data' }).getAttribute('href')).toMatch(/#source-1$/);
  });

  test('expands the dates of each source', async () => {
    const user = open();
    const button = await screen.findByRole('button', { name: 'Evidence: (218) 555-0142' });
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const table = screen.getByRole('table', { name: 'Evidence for (218) 555-0142' });
    expect(within(table).getByRole('row', { name: /Directory listings Feb 2, 2019 Aug 8, 2025/ })).toBeTruthy();
    expect(within(table.parentElement!).getAllByText('License')).toHaveLength(1);
  });

  test('finds every section by name and count', async () => {
    open();
    const nav = within(await screen.findByRole('navigation', { name: 'Report sections' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Personal 5',
      'Phones 3',
      'Emails 2',
      'Places 4',
      'Relatives 6',
      'Jobs 3',
      'Education 2',
      'Profiles 2',
      'Photos 2',
      'Sources 5',
    ]);
    for (const link of nav.getAllByRole('link')) {
      expect(document.getElementById(link.getAttribute('href')!.split('#')[1]!)).not.toBeNull();
    }
  });

  test('sees relatives in a list, linked if they are listed, with their evidence', async () => {
    const user = open();
    const peter = await screen.findByRole('link', { name: 'Peter Hale' });
    expect(screen.getByRole('link', { name: /^Peter Hale ?Parent$/ }).getAttribute('href')).toBe(
      peter.getAttribute('href'),
    );
    expect(peter.getAttribute('href')).toBe(`/en/search-result/${tamsin.family_members[1]!.person_id}`);
    expect(screen.queryByRole('link', { name: 'Ruth Hale' })).toBeNull();
    const row = within(peter.closest('li')!);
    expect(row.getByText(/Parent, 70/)).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Evidence: Peter Hale' }));
    expect(screen.getByRole('table', { name: 'Evidence for Peter Hale' })).toBeTruthy();
    expect(screen.getByRole('figure', { name: /^Family graph: Ruth Hale, Parent;/ })).toBeTruthy();
  });

  test('sees which sections are empty in one line', async () => {
    report = () => opened(legislator);
    open(legislator.person_id);
    expect(
      await screen.findByText('Nothing known: phones, emails, places, relatives, education, profiles, photos'),
    ).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /^Phones/ })).toBeNull();
    expect(screen.getByText('No current facts to show.')).toBeTruthy();
  });

  test('sees photographs as links with licence and credit, and no picture from elsewhere', async () => {
    open();
    const [photo] = await screen.findAllByRole('link', { name: 'Photo at photos.example.com' });
    expect(photo!.getAttribute('href')).toBe('https://photos.example.com/okafor');
    expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  test('sees the number that was searched for marked, also among former ones', async () => {
    const search_id = `srch_${'0'.repeat(26)}`;
    const request = { type: 'phone', search_query: '608 555 0117', country: 'US' };
    sessionStorage.setItem('last_search', JSON.stringify({ search_id, search_query: '608 555 0117', request }));
    const former = { former: true, fact_state: 'former' } as const;
    report = () =>
      opened({ ...tamsin, phones: tamsin.phones.map((phone, i) => (i === 1 ? { ...phone, ...former } : phone)) });
    open();
    const mark = await screen.findByText('You searched for this number');
    expect(mark.closest('li')!.textContent).toContain('(608) 555-0117');
    expect(mark.closest('details')!.open).toBe(true);
    expect(mark.closest('details')!.querySelector('summary')!.textContent).toBe('1 former number');
  });

  test('can retry after an error', async () => {
    report = failing('server.unexpected');
    const user = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    report = () => opened(tamsin);
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tamsin Ruth Okafor' })).toBeTruthy();
  });
});

describe('a member who has not opened it', () => {
  const until = '2100-01-01T00:00:00.000Z';
  const having = (balance: number) => ({
    balance,
    unused: balance,
    returned: 0,
    used: 0,
    renews_at: '2026-12-21T14:05:00.000Z',
    entries: {
      data: [],
      current_page: 1,
      last_page: 1,
      per_page: 50,
      total: 0,
      next_page_url: null,
      prev_page_url: null,
    },
  });
  beforeEach(() => {
    signIn();
    report = failing('people.report-not-opened');
    answer(account.getUser, () => aUser({ reason_for_use: 'who-called', subscribed_until: until }));
    answer(billing.getCredits, () => having(12));
  });

  test('opens it for a credit, with the purpose of the account or another', async () => {
    const requests: unknown[] = [];
    answer(people.openReport, (input) => {
      requests.push(input);
      report = () => opened(tamsin);
      return { ...openedOf(tamsin), cost: 1 };
    });
    const user = open();
    expect((await screen.findByText(/as in your account/)).textContent).toContain('Know who called');
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change what you need it for' }));
    const purpose = screen.getByRole<HTMLSelectElement>('combobox', { name: 'What do you need it for?' });
    expect(purpose.value).toBe('who-called');
    expect(await screen.findByText(/1 credit of/)).toBeTruthy();
    await user.selectOptions(purpose, 'My safety or my family’s');
    await user.click(screen.getByRole('button', { name: 'Open the report' }));
    expect(await screen.findByRole('link', { name: '(218) 555-0142' })).toBeTruthy();
    expect(requests).toEqual([{ person_id: tamsin.person_id, purpose: 'safety' }]);
    await expectBeginning();
  });

  test('is refused a prohibited purpose, without a charge', async () => {
    answer(people.openReport, failing('account.use-refused'));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Change what you need it for' }));
    await user.selectOptions(screen.getByRole('combobox'), 'Employment');
    await screen.findByText(/1 credit of/);
    await user.click(screen.getByRole('button', { name: 'Open the report' }));
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('Not for this purpose.');
    expect(note.textContent).toContain('You have not been charged. No credit was used.');
  });

  test('who opened the same person too often reads until when', async () => {
    answer(people.openReport, failing('request.too-many', { until: '2027-02-03T10:00:00.000Z' }));
    const user = open();
    await screen.findByText(/1 credit of/);
    await user.click(screen.getByRole('button', { name: 'Open the report' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /You have opened this person’s report too often\. You can open it again on Feb 3, 2027/,
    );
  });

  test('must choose a purpose', async () => {
    answer(account.getUser, () => aUser({ reason_for_use: null, subscribed_until: until }));
    const user = open();
    await screen.findByText(/1 credit of/);
    await user.click(screen.getByRole('button', { name: 'Open the report' }));
    expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
  });

  test('without credits sees when new ones come, and no button', async () => {
    answer(billing.getCredits, () => having(0));
    open();
    const note = await screen.findByRole('alert');
    expect(note.textContent).toMatch(/Insufficient search balance New credits arrive .*Dec 21/);
    expect(screen.queryByRole('button', { name: 'Open the report' })).toBeNull();
  });

  test('whose last credit was used elsewhere sees the same', async () => {
    answer(people.openReport, failing('billing.insufficient-credits', { until: '2027-02-03T10:00:00.000Z' }));
    const user = open();
    await screen.findByText(/1 credit of/);
    await user.click(screen.getByRole('button', { name: 'Open the report' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Insufficient search balance.*Feb 3/);
  });

  test('sees that the credit was returned if only a name is known', async () => {
    answer(people.openReport, () => ({ ...openedOf(tamsin, { returned: 'empty' }), cost: 0 }));
    const user = open();
    await screen.findByText(/1 credit of/);
    await user.click(screen.getByRole('button', { name: 'Open the report' }));
    expect((await screen.findByRole('status')).textContent).toBe(
      'We know nothing but the name. Your credit has been returned.',
    );
  });

  test.each([null, '2020-01-01T00:00:00.000Z'])('without a membership (until %s) is led to one', async (until) => {
    answer(account.getUser, () => aUser({ subscribed_until: until }));
    answer(billing.getMembership, () => aMembership({ standing: until ? 'cancelled' : 'none' }));
    open();
    expect(await screen.findByText(/no active subscription on this account/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to membership' }).getAttribute('href')).toBe(
      `/en/payment/${tamsin.person_id}`,
    );
    expect(screen.queryByRole('button', { name: 'Open the report' })).toBeNull();
  });

  test('says before that a pause is in the way, and what to do', async () => {
    const over = '2020-01-01T00:00:00.000Z';
    const pause = { months: 2, until: '2099-03-01T12:00:00.000Z' };
    answer(account.getUser, () => aUser({ subscribed_until: over }));
    answer(billing.getMembership, () => aMembership({ pause, paid_until: over }));
    open();
    const link = await screen.findByRole('link', { name: 'Resume now, $24.90 today' });
    expect(link.getAttribute('href')).toBe('/en/account/payments#resume');
    expect(screen.getByRole('note').textContent).toContain('paused until Mar 1, 2099.');
    expect(screen.queryByRole('button', { name: 'Open the report' })).toBeNull();
  });

  test('is judged by the clock of the server, also where the page begins by that of a device that is late', async () => {
    const day = 86_400_000;
    const inDays = (days: number) => new Date(Date.now() + days * day);
    const readServerClock = (now: Date) => readClock(new Response(null, { headers: { 'x-now': String(+now) } }));
    const paid_until = inDays(1).toISOString();
    answer(account.getUser, () => {
      readServerClock(inDays(33));
      return aUser({ subscribed_until: paid_until });
    });
    answer(billing.getMembership, () =>
      aMembership({ pause: { months: 2, until: inDays(61).toISOString() }, paid_until }),
    );
    open();
    expect(await screen.findByRole('link', { name: 'Resume now, $24.90 today' })).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    readServerClock(new Date());
  });
});

describe('when the report expires', () => {
  const free = '2026-12-21T12:00:00.000Z';
  const list = (listed: Opened) => ({
    data: [listed],
    current_page: 1,
    last_page: 1,
    per_page: 20,
    total: 1,
    next_page_url: null,
    prev_page_url: null,
  });
  beforeEach(() => {
    signIn();
    answer(people.getOpened, () => list(openedOf(tamsin, { purpose: 'who-called', free_until: free })));
    answer(account.getUser, failing('server.unexpected'));
  });

  test('the page closes on the second', async () => {
    const advance = stopClock();
    let answered = 0;
    const ends = Date.now() + 1500;
    report = () => {
      if (answered++ > 0) throw new Fault('people.report-closed', { until: free });
      return opened(tamsin, { open_until: new Date(ends).toISOString() });
    };
    open();
    expect(await screen.findByRole('link', { name: '(218) 555-0142' })).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('2 sec left');
    await advance(1000);
    expect(screen.getByRole('timer').textContent).toBe('1 sec left');
    await advance(400);
    expect(answered).toBe(1);
    await advance(100);
    expect(await screen.findByRole('heading', { name: 'Your hour is over.' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '(218) 555-0142' })).toBeNull();
  });

  test('its countdown is never negative, however long the answer takes', async () => {
    const advance = stopClock();
    let requests = 0;
    const first = opened(tamsin, { open_until: new Date(Date.now() + 1500).toISOString() });
    answer(people.getReport, () => (requests++ === 0 ? first : new Promise<never>(() => {})));
    open();
    await screen.findByRole('timer');
    await advance(4000);
    expect(requests).toBeGreaterThan(1);
    expect(screen.getByRole('timer').textContent).toBe('1 sec left');
  });

  test('it reopens for free, with the same purpose', async () => {
    report = failing('people.report-closed', { until: free });
    const requests: unknown[] = [];
    answer(people.openReport, (input) => {
      requests.push(input);
      report = () => opened(tamsin);
      return { ...openedOf(tamsin), cost: 0 };
    });
    const user = open();
    expect(await screen.findByText(/without a credit until Dec 21, 2026/)).toBeTruthy();
    expect(await screen.findByText('Tamsin Ruth Okafor')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reopen for free' }));
    expect(await screen.findByRole('link', { name: '(218) 555-0142' })).toBeTruthy();
    expect(requests).toEqual([{ person_id: tamsin.person_id, purpose: 'who-called' }]);
    await expectBeginning();
  });
});

describe('the wrong person', () => {
  beforeEach(signIn);
  const ask = async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Wrong person?' }));
    return user;
  };

  test('needs confirmation, then the report closes and the credit is returned', async () => {
    answer(people.returnReport, () => {
      report = failing('people.report-not-opened');
      return openedOf(tamsin, { returned: 'wrong-person' });
    });
    answer(account.getUser, failing('server.unexpected'));
    const user = await ask();
    await user.click(screen.getByRole('button', { name: 'Close it and return the credit' }));
    expect(await screen.findByText('The report is closed, and your credit has been returned.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '(218) 555-0142' })).toBeNull();
  });

  test('can be dismissed', async () => {
    const user = await ask();
    await user.click(screen.getByRole('button', { name: 'Keep it open' }));
    expect(screen.queryByRole('heading', { name: 'Is this the wrong person?' })).toBeNull();
  });

  test('after three returns says when the next is possible', async () => {
    answer(people.returnReport, failing('billing.no-more-returns', { until: '2026-12-01T12:00:00.000Z' }));
    const user = await ask();
    await user.click(screen.getByRole('button', { name: 'Close it and return the credit' }));
    expect((await screen.findByRole('alert')).textContent).toContain('from Dec 1, 2026');
  });
});

test.each(['per_nonsense', 'per_' + '0'.repeat(26)])('%s is not found, and offers a search', async (id) => {
  answer(people.getTeaser, failing('people.not-found'));
  open(id);
  expect(await screen.findByRole('heading', { name: 'Nobody is listed here.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New search' }).getAttribute('href')).toBe('/en');
});

test('says only why the law forbids a report in this country, without another try', async () => {
  signIn();
  answer(people.getReport, failing('people.restricted'));
  open();
  const reason = 'The law does not let us show these records in your country.';
  expect((await screen.findByRole('alert')).textContent).toBe(reason);
  expect(screen.getByRole('heading', { level: 1, name: reason })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('announces that it is loading', async () => {
  open();
  expect(screen.getByRole('status').textContent).toBe('Fetching the report…');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

describe('a wrong fact', () => {
  const phone = tamsin.phones[0]!;
  const disputed = { kind: 'out-of-date', since: '2026-11-21T12:00:00.000Z' } as const;
  beforeEach(signIn);

  test('is flagged with a reason, and shown as disputed at once', async () => {
    const asked: unknown[] = [];
    answer(people.disputeFact, (input) => {
      asked.push(input);
      report = () => opened({ ...tamsin, phones: [{ ...phone, disputed }, ...tamsin.phones.slice(1)] });
      return { fact_id: phone.fact_id, disputed, due_at: '2026-12-01T12:00:00.000Z' };
    });
    const user = open();
    const flag = await screen.findByRole('button', { name: 'This is wrong: (218) 555-0142' });
    await user.click(flag);
    const form = within(screen.getByRole('form', { name: 'This is wrong: (218) 555-0142' }));
    await user.click(form.getByRole('radio', { name: 'Out of date' }));
    await user.type(form.getByRole('textbox', { name: 'Anything that helps (optional)' }), 'Disconnected');
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('status')).textContent).toContain('We answer by email by Dec 1, 2026.');
    expect(await screen.findByText('Disputed')).toBeTruthy();
    expect(screen.getByText('since Nov 21, 2026: out of date')).toBeTruthy();
    expect(asked).toEqual([
      { person_id: tamsin.person_id, fact_id: phone.fact_id, kind: 'out-of-date', note: 'Disconnected' },
    ]);
    expect(screen.getByRole('heading', { name: 'Phones 3' })).toBeTruthy();
  });

  test('that is disputed already says so in the form, with its reason and the day of the answer', async () => {
    report = () => opened({ ...tamsin, phones: [{ ...phone, disputed }, ...tamsin.phones.slice(1)] });
    answer(people.disputeFact, () => ({ fact_id: phone.fact_id, disputed, due_at: '2026-12-01T12:00:00.000Z' }));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'This is wrong: (218) 555-0142' }));
    const form = within(screen.getByRole('form', { name: 'This is wrong: (218) 555-0142' }));
    expect(form.getByText('since Nov 21, 2026: out of date')).toBeTruthy();
    expect(form.getByText(/^We answer by Dec 1, 2026\./)).toBeTruthy();
    expect(form.getByRole('radio', { name: 'Out of date', checked: true })).toBeTruthy();
    await user.click(form.getByRole('radio', { name: 'Someone else’s' }));
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('status')).textContent).toContain('Your reason is added');
  });

  test('is marked in the summary too, where there is no other', async () => {
    report = () => opened({ ...tamsin, phones: [{ ...phone, disputed }] });
    open();
    const short = await screen.findByRole('complementary', { name: 'Summary' });
    expect(within(short).getByText('(218) 555-0142')).toBeTruthy();
    expect(within(short).getByText('Disputed')).toBeTruthy();
  });

  test('is not sent without a reason, and says when it could not be sent', async () => {
    answer(people.disputeFact, failing('request.too-many'));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'This is wrong: Ruth Hale' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Choose what is wrong.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Someone else’s' }));
    expect(screen.queryByText('Choose what is wrong.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('form', { name: /^This is wrong/ })).toBeNull();
  });

  test('can be flagged in every row, and a former one says since when', async () => {
    report = () => opened({ ...tamsin, phones: [{ ...phone, outdated_since: '2026-11-02' }] });
    open();
    expect(await screen.findByText('Out of date since Nov 2, 2026')).toBeTruthy();
    const facts = totalCount(sectionCounts(report()));
    expect(screen.getAllByRole('button', { name: /^This is wrong: / })).toHaveLength(facts);
  });
});
