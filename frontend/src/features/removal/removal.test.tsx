import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { type MaskedListing, removal, type RequestStatus } from '#shared/api/removal.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { Protection } from '#shared/validation/removal.ts';
import { newId } from '#shared/values/id.ts';

beforeEach(() => {
  history.replaceState(null, '');
  answerHome();
  answerChallenges();
});

const listing = (masked_name: string): MaskedListing => ({
  person_id: newId('person'),
  masked_name,
  age: 40,
  area: { city: 'Duluth', state: 'MN', country: 'US' },
  places: 4,
  last_seen: null,
});
const tamsin = listing('Tamsin R. O•••••');
const tamara = listing('Tamara O•••••');
const reference = 'CAL-R-2K7Q9XM';
const ends_at = '2100-01-01T12:00:00.000Z';
const status: RequestStatus = {
  reference,
  kind: 'removal',
  state: 'done',
  history: [
    { state: 'received', at: '2026-11-23T12:00:00.000Z' },
    { state: 'confirmed', at: '2026-11-23T12:01:00.000Z' },
    { state: 'done', at: '2026-11-23T12:01:00.000Z' },
  ],
  made_at: '2026-11-23T12:00:00.000Z',
  due_at: '2026-12-03T12:00:00.000Z',
  done_at: '2026-11-23T12:01:00.000Z',
  records: 2,
  household: false,
};
const alsoHidden = 'Also hidden: addresses and phone numbers of the people at the same address.';
const wasHidden = 'Addresses and phone numbers of the people at the same address, with the towns of their jobs';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('removing a listing', () => {
  const sent = () => {
    const requests: object[] = [];
    answer(removal.find, () => ({ data: [tamsin, tamara] }));
    answer(removal.request, (input) => {
      requests.push(input);
      return { reference, again: 'again', ends_at };
    });
    return requests;
  };
  const find = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('button', { name: 'Cannot find profile?' }));
    await user.type(screen.getByLabelText('First name'), 'Tamsin');
    await user.type(screen.getByLabelText('Last name'), 'Okafor');
    await user.click(screen.getByRole('button', { name: 'Find my records' }));
    await heading('Which record is yours?');
  };

  test('takes three steps, and puts nothing into the address', async () => {
    const requests = sent();
    const opened = open('/en/remove-my-listing');
    await find(opened);
    const { user, router } = opened;
    expect(screen.getByRole('group', { description: 'Choose at least one record.' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    const choice = screen.getByRole('checkbox', { name: /Tamsin R/ });
    await waitFor(() => expect(choice.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Choose at least one record.').className).toBe('err');
    await user.click(choice);
    await user.type(screen.getByLabelText('Email, for the confirmation link only'), 'tamsin@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await heading('Check your email.');
    expect(document.body.textContent).toContain('t•••••@example.com');
    expect(document.body.textContent).toContain(reference);
    expect(requests).toMatchObject([{ person_ids: [tamsin.person_id], email: 'tamsin@example.com', language: 'en' }]);
    expect(router.state.location.search).toBe('');
  });

  test('shows the record that one comes from at once, and takes it out of the address', async () => {
    const queries: object[] = [];
    answer(removal.find, (query) => {
      queries.push(query);
      return { data: [tamsin] };
    });
    const { user, router } = open(`/en/remove-my-listing?listing=${tamsin.person_id}`);
    await heading('Which record is yours?');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Tamsin R/ }).checked).toBe(true);
    expect(router.state.location.search).toBe('');
    expect(queries).toMatchObject([{ profile: tamsin.person_id }]);

    // A visitor who goes back to search again stays there.
    await user.click(screen.getByRole('button', { name: 'None of these is me' }));
    await user.click(await screen.findByRole('button', { name: 'Search again' }));
    const field = await screen.findByLabelText<HTMLInputElement>('The address of the page');
    expect(field.value).toBe('');
    expect(queries).toHaveLength(1);
  });

  test('says that it looks for the record that one comes from, and asks for nothing meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<{ data: MaskedListing[] }>();
    answer(removal.find, () => promise);
    open(`/en/remove-my-listing?listing=${tamsin.person_id}`);
    await screen.findByText('Looking for the record…');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Find my records' })).toBeNull();
    resolve({ data: [tamsin] });
    await heading('Which record is yours?');
  });

  test('asks for the address of the page when the record that one comes from could not be looked for', async () => {
    answer(removal.find, () => Promise.reject(new Fault('request.too-many')));
    open(`/en/remove-my-listing?listing=${tamsin.person_id}`);
    expect((await screen.findByLabelText<HTMLInputElement>('The address of the page')).value).toBe(tamsin.person_id);
    expect(screen.getByRole('alert')).toBeDefined();
  });

  test('protects the person of the record that one comes from, without another search', async () => {
    answer(removal.find, () => ({ data: [tamsin] }));
    const { user } = open(`/en/remove-my-listing?listing=${tamsin.person_id}`);
    await user.click(await screen.findByRole('button', { name: 'Protect a person' }));
    await user.click(await screen.findByRole('radio', { name: /victim/ }));
    await user.click(screen.getByRole('radio', { name: 'Addresses and phone numbers only' }));
    await user.click(screen.getByRole('button', { name: 'Find the record' }));
    await heading('Which record is yours?');
    expect(screen.getByText('Protected person: Addresses and phone numbers only')).toBeDefined();
    expect(screen.queryByText(alsoHidden)).toBeNull();
    expect(screen.getByText('Choose at least one record.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Tamsin R/ }).checked).toBe(false);
  });

  test('protects a person by their own words, without a document', async () => {
    const requests = sent();
    const opened = open('/en/remove-my-listing');
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Protect a person' }));
    await screen.findByRole('button', { name: 'Find the record' });
    const choices = [
      ...screen.getAllByRole<HTMLInputElement>('radio'),
      ...screen.getAllByRole<HTMLInputElement>('checkbox'),
    ];
    expect(choices.filter(({ checked }) => checked)).toEqual([]);
    expect(Protection.parse({ role: 'victim' }).household).toBe(false); // the API without the field, as the page
    await user.click(screen.getByRole('button', { name: 'Find the record' }));
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: /A judge/ }));
    await user.click(screen.getByRole('button', { name: 'Find the record' }));
    await waitFor(() => expect(screen.getByLabelText('Office or program').getAttribute('aria-invalid')).toBe('true'));
    await user.type(screen.getByLabelText('Office or program'), 'Safe at Home');
    await user.click(screen.getByRole('radio', { name: 'Addresses and phone numbers only' }));
    await user.click(screen.getByRole('button', { name: 'Find the record' }));
    await find(opened);
    await user.click(screen.getByRole('checkbox', { name: /Tamsin R/ }));
    await user.type(screen.getByLabelText('Email, for the confirmation link only'), 'tamsin@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await heading('Check your email.');
    expect(requests).toMatchObject([
      { protection: { role: 'official', office: 'Safe at Home', scope: 'contact', household: false } },
    ]);
  });

  test('says what of the household is hidden and what stays, and names it again at the choice of a record', async () => {
    const requests = sent();
    const opened = open('/en/remove-my-listing');
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Protect a person' }));
    await user.click(await screen.findByRole('radio', { name: /victim/ }));
    await user.click(screen.getByRole('radio', { name: 'The whole record' }));
    const name = 'Also hide the addresses and phone numbers of the people who live at the same address';
    await user.click(
      screen.getByRole('checkbox', {
        name,
        description: /towns of their jobs are hidden too.*other facts stay visible/,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Find the record' }));
    const statement = screen.getByLabelText('Anything else we should know');
    expect(statement.getAttribute('aria-invalid')).toBe('true');
    await user.type(statement, 'He knows the street.');
    await user.click(screen.getByRole('button', { name: 'Find the record' }));
    await find(opened);
    expect(screen.getByText(alsoHidden)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'None of these is me' }));
    await heading('Not in the list?');
    expect(screen.getByText(/This request covers only the person you describe here/)).toBeDefined();
    expect(screen.queryByText(alsoHidden)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    await find(opened);
    await user.click(screen.getByRole('checkbox', { name: /Tamsin R/ }));
    await user.type(screen.getByLabelText('Email, for the confirmation link only'), 'tamsin@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await heading('Check your email.');
    expect(requests).toMatchObject([{ protection: { role: 'victim', scope: 'listing', household: true } }]);
  });

  test('never picks a record that was found by name: it may be that of a namesake', async () => {
    sent();
    answer(removal.find, () => ({ data: [tamsin] }));
    await find(open('/en/remove-my-listing'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Tamsin R/ }).checked).toBe(false);
  });

  test('says that nothing was found under the address of a page, and offers protection there too', async () => {
    answer(removal.find, () => ({ data: [] }));
    const { user } = open('/en/remove-my-listing');
    await user.type(await screen.findByLabelText('The address of the page'), tamsin.person_id);
    await user.click(screen.getByRole('button', { name: 'Find my records' }));
    await heading('Not in the list?');
    expect(screen.getByText(/No record was found under that page address/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Protect a person' })).toBeDefined();
  });

  test('a reload keeps the choice, and then the reference and the way to send the link again', async () => {
    sent();
    const opened = open('/en/remove-my-listing');
    await find(opened);
    await opened.user.click(screen.getByRole('checkbox', { name: /Tamsin R/ }));
    cleanup();
    const { user } = open('/en/remove-my-listing');
    await heading('Which record is yours?');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Tamsin R/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Tamara/ }).checked).toBe(false);
    await user.type(screen.getByLabelText('Email, for the confirmation link only'), 'tamsin@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await heading('Check your email.');
    cleanup();
    open('/en/remove-my-listing');
    await heading('Check your email.');
    expect(screen.getByText(reference)).toBeDefined();
    expect(document.body.textContent).toContain('t•••••@example.com');
    expect(screen.getByRole('button', { name: /Send again/ })).toBeDefined();
    const kept = JSON.stringify(history.state);
    for (const entered of ['tamsin@', tamsin.person_id]) expect(kept).not.toContain(entered);
  });

  test('lets people without a record say how to recognize them', async () => {
    const requests = sent();
    const opened = open('/en/remove-my-listing');
    const { user } = opened;
    await find(opened);
    await user.click(screen.getByRole('button', { name: 'None of these is me' }));
    await heading('Not in the list?');
    await user.type(screen.getByLabelText('First name'), 'Tamsin');
    await user.type(screen.getByLabelText('Last name'), 'Okafor');
    await user.type(screen.getByLabelText('One of your phone numbers'), '218 555 0142');
    await user.type(screen.getByLabelText('Email, for the confirmation link only'), 'tamsin@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await heading('Check your email.');
    expect(requests).toMatchObject([{ unlisted: [{ first_name: 'Tamsin', phone: '218 555 0142' }] }]);
  });
});

describe('the mailed link', () => {
  const looked = (records: number) => ({
    kind: 'removal' as const,
    records,
    scope: 'listing' as const,
    household: false,
    ends_at,
  });
  test('removes nothing until the button is pressed', async () => {
    answer(removal.lookAtLink, () => looked(2));
    const confirmed: object[] = [];
    answer(removal.confirm, (input) => {
      confirmed.push(input);
      return status;
    });
    const { user, router } = open('/en/confirm/request/tok-1');
    await screen.findByText('2 records disappear for everybody, for good.');
    expect(screen.getByText('Records of other people stay, and with them an address that you share.')).toBeDefined();
    expect(confirmed).toEqual([]);
    expect(router.state.location.pathname).not.toContain('tok-1');
    await user.click(screen.getByRole('button', { name: 'Yes, remove' }));
    await heading('Your listing is removed for good.');
    expect(confirmed).toEqual([{ token: 'tok-1' }]);
    expect(screen.getByRole('link', { name: 'See the status' }).getAttribute('href')).toContain(reference);
    expect(screen.getByText(/Records of other people stay/)).toBeDefined();
    expect(screen.getByText(/Copies that members saved before/)).toBeDefined();
    const next = screen.getByRole('link', { name: 'Start another request' });
    expect(next.getAttribute('href')).toBe('/en/remove-my-listing');
  });

  test('shows at once that it is being removed; a second press sends nothing', async () => {
    answer(removal.lookAtLink, () => looked(1));
    const { promise, resolve } = Promise.withResolvers<RequestStatus>();
    let sent = 0;
    answer(removal.confirm, () => {
      sent++;
      return promise;
    });
    const { user } = open('/en/confirm/request/tok-1');
    await user.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    await screen.findByText('This takes a few seconds. Please keep this page open.');
    await user.click(screen.getByRole('button', { name: 'Removing…' }));
    resolve(status);
    await heading('Your listing is removed for good.');
    expect(sent).toBe(1);
  });

  test('names the household before the press and after it', async () => {
    const scope = 'contact' as const;
    answer(removal.lookAtLink, () => ({ kind: 'protected' as const, records: 1, scope, household: true, ends_at }));
    answer(removal.confirm, () => ({ ...status, kind: 'protected' as const, records: 1, household: true }));
    const { user } = open('/en/confirm/request/tok-1');
    await screen.findByText(alsoHidden);
    await heading('Protect now?');
    await user.click(screen.getByRole('button', { name: 'Yes, protect' }));
    await heading('Protected from now on.');
    expect(screen.getByText(wasHidden)).toBeDefined();
    expect(screen.getByText('Addresses and phone numbers')).toBeDefined();
    expect(screen.queryByText('Search and reports')).toBeNull();
  });

  test('says in the specification’s words that it is over', async () => {
    answer(removal.lookAtLink, () => Promise.reject(new Fault('auth.link-expired')));
    open('/en/confirm/request/tok-1');
    await screen.findByText('The link is expired or you have already confirmed this action.');
  });
});

describe('the status', () => {
  test('is shown by the code, however it is typed', async () => {
    answer(removal.getStatus, () => status);
    const { user, router } = open('/en/remove-my-listing/status');
    await user.type(await screen.findByLabelText('Your request code'), 'cal r 2k7q9xm');
    await user.click(screen.getByRole('button', { name: 'Show the status' }));
    await screen.findByRole('heading', { name: 'Removal of a listing' });
    expect(router.state.location.pathname).toBe(`/en/remove-my-listing/status/${reference}`);
    expect(screen.getByText('2 records')).toBeDefined();
  });

  test('names the household of a protected person', async () => {
    answer(removal.getStatus, () => ({ ...status, kind: 'protected' as const, household: true }));
    open(`/en/remove-my-listing/status/${reference}`);
    await screen.findByText(wasHidden);
  });

  test('says of a request that waits how to withdraw it, and where to start again', async () => {
    answer(removal.getStatus, () => ({
      ...status,
      state: 'received' as const,
      history: [],
      done_at: null,
      records: null,
    }));
    open(`/en/remove-my-listing/status/${reference}`);
    await screen.findByText(/To withdraw the request, do nothing/);
    expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/en/remove-my-listing');
  });

  test('says that the part of the household is in review, and until when', async () => {
    const inReview = { ...status, kind: 'protected' as const, state: 'confirmed' as const, household: true };
    answer(removal.getStatus, () => ({ ...inReview, done_at: null, due_at: '2026-12-03T12:00:00.000Z' }));
    open(`/en/remove-my-listing/status/${reference}`);
    await screen.findByText(/^All of it is hidden already\. One of us reviews .* by Dec 3, 2026\.$/);
    expect(screen.queryByText(/Answer due by/)).toBeNull();
  });

  test('says that a code is unknown', async () => {
    answer(removal.getStatus, () => Promise.reject(new Fault('rights.request-not-found')));
    open(`/en/remove-my-listing/status/${reference}`);
    await screen.findByText(/We have no request with this code. Requests are kept for 25 months after/);
  });
});
