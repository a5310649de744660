import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { answerAsFrame } from '#frontend/components/card-form/testing.ts';
import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { aMembership } from '#frontend/features/billing/checkout/testing.ts';
import { accessToken, endSession, signOut } from '#frontend/lib/session.ts';
import { store } from '#frontend/lib/storage.ts';
import { stopClock } from '#frontend/testing/clock.ts';
import { answer } from '#frontend/testing/mock.ts';
import { anOffer, aPaidOffer } from '#frontend/testing/offer.ts';
import { aProblem } from '#frontend/testing/membership.ts';
import { open } from '#frontend/testing/render.tsx';
import { aToken, aUser, signInAs } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { billing, type CheckoutStep, type Offer } from '#shared/api/billing.ts';
import { people } from '#shared/api/people.ts';
import type { Input } from '#shared/contract/endpoint.ts';
import { type ErrorCode, Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const done = (but: Parameters<typeof aMembership>[0] = {}): CheckoutStep => ({
  state: 'done',
  membership: aMembership(but),
});
const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const agreement = () => screen.getByRole('checkbox', { name: /I agree/ });

let offer: Offer;
let requests: Input<typeof billing.checkout>[];
/** How the server answers an order; by default the membership starts. */
let respond: () => CheckoutStep;

beforeEach(() => {
  offer = anOffer();
  requests = [];
  respond = () => done();
  store('fingerprint', 'the-random-id-of-this-browser');
  answerChallenges();
  answer(billing.getOffer, () => offer);
  answer(billing.checkout, (input) => {
    requests.push(input);
    return { step: respond(), session: null };
  });
});

async function fill({ at = '/en/payment', agrees = true } = {}, answers: Parameters<typeof answerAsFrame>[0] = {}) {
  const opened = open(at);
  const frame = await answerAsFrame(answers);
  if (agrees) await opened.user.click(agreement());
  return { ...opened, frame };
}

/** A member orders, with a card that the frame takes. */
async function order(answers: Parameters<typeof answerAsFrame>[0] = {}) {
  signInAs();
  const opened = await fill({}, answers);
  await opened.user.click(button(/today$/));
  return opened;
}

describe('a member', () => {
  test('sees the amounts and dates before the card form, and starts the free day', async () => {
    await order();
    await heading('Your free day has started.');
    expect(requests).toMatchObject([
      {
        agreed: true,
        offer: offer.digest,
        confirmation_token: 'ctoken_of_a_card',
        device: 'the-random-id-of-this-browser',
        language: 'en',
      },
    ]);
    expect(requests[0]?.email).toBeUndefined();
    expect(requests[0]?.proof).toBeTruthy();
    const receipt = within(screen.getByRole('complementary', { name: 'Receipt' }));
    expect(receipt.getByText('$0.00')).toBeTruthy();
    expect(receipt.getByText('Visa •••• 4242')).toBeTruthy();
    expect(receipt.getByRole('link', { name: 'Cancel membership' })).toBeTruthy();
  });

  test('sees today’s price, the next one and the descriptor as sent by the server', async () => {
    signInAs();
    await fill({ agrees: false });
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(summary.getAllByText('$0.00')).toHaveLength(2);
    expect(summary.getByText('Reminder by email, with a cancel link.')).toBeTruthy();
    expect(screen.getByText('CALLUNA REPORTS')).toBeTruthy();
    expect(agreement().textContent).toBe('');
    expect((agreement() as HTMLInputElement).checked).toBe(false);
    const terms = screen.getByRole('link', { name: 'Terms, version 7' });
    expect(terms.getAttribute('href')).toBe('/en/assistant/page/web-flow-terms-of-service/7');
    expect(screen.queryByLabelText('Email address')).toBeNull();
  });

  test('has to agree first: the card is not collected, and the box is focused', async () => {
    signInAs();
    const { user, frame } = await fill({ agrees: false });
    await user.click(button('Start the free day, $0.00 today'));
    expect(screen.getByText('You have to accept the agreement terms first.')).toBeTruthy();
    expect(document.activeElement).toBe(agreement());
    expect(frame.messages.filter(({ type }) => type === 'submit')).toEqual([]);
    expect(requests).toEqual([]);
  });

  test('places one order by a double click', async () => {
    signInAs();
    const { user } = await fill();
    await user.dblClick(button(/today$/));
    await heading('Your free day has started.');
    expect(requests).toHaveLength(1);
  });

  test('without a trial reads that the charge is today', async () => {
    offer = aPaidOffer();
    respond = () => done({ standing: 'active', trial_ends_at: null, paid_until: '2026-12-22T14:05:00.000Z' });
    signInAs();
    const { user } = await fill();
    await heading('Start your membership');
    expect(screen.getByText('Charged today. Refundable in full for 30 days.')).toBeTruthy();
    expect(agreement().closest('label')?.textContent).toMatch(/^I agree: \$24\.90 today, then \$24\.90 a month/);
    await user.click(button('Pay $24.90 today'));
    await heading('Your membership has started.');
    expect(screen.getByText('We have emailed you the receipt.')).toBeTruthy();
  });

  test('with a running membership has nothing to pay', async () => {
    offer = anOffer({ standing: 'trialing' });
    signInAs();
    answer(billing.getMembership, () => aMembership());
    open('/en/payment');
    await heading('You are already a member.');
    expect(screen.queryByTitle('Card details')).toBeNull();
    expect(await screen.findByText('Visa •••• 4242')).toBeTruthy();
  });

  test('who has paused reads until when, and is led to resume', async () => {
    offer = anOffer({ standing: 'active' });
    signInAs();
    const pause = { months: 2, until: '2027-02-01T14:05:00.000Z' };
    answer(billing.getMembership, () =>
      aMembership({ standing: 'active', paid_until: '2026-11-20T14:05:00.000Z', pause }),
    );
    open('/en/payment');
    await screen.findByText(/^Nothing is charged during the pause\. Your credits wait/);
    await screen.findByText('Paused until Feb 1, 2027');
    expect(screen.queryByText('Until')).toBeNull();
    const resume = screen.getByRole('link', { name: 'Resume now' });
    expect(resume.getAttribute('href')).toBe('/en/account/payments#resume');
  });

  test('whose payment waits is led to confirm it, or to another card', async () => {
    const problem = aProblem({ code: 'billing.card-authentication', next_try_at: null, needs_owner: true });
    offer = anOffer({ standing: 'past_due' });
    signInAs();
    answer(billing.getMembership, () => aMembership({ standing: 'past_due', problem }));
    open('/en/payment');
    await screen.findByText(/^A payment waits for your confirmation\./);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Confirm with your bank')).toBe(`/en/account/payments/${problem.charge_id}/confirm`);
    expect(href('Use another card')).toBe('/en/account/card');
    expect(screen.queryByText('Next charge')).toBeNull();
  });
});

describe('a cancelled member whose time is not over', () => {
  const [left, later] = ['2099-01-01T14:05:00.000Z', '2099-04-01T14:05:00.000Z'];
  const laterOffer = (but: Partial<Offer> = {}) =>
    anOffer({
      standing: 'cancelled',
      paid_until: left,
      trial_days: 0,
      charges: anOffer().charges.map((charge, month) => (month === 1 ? { ...charge, at: left } : charge)),
      ...but,
    });
  const ofKept = (but: { at?: string; is_paused?: boolean } = {}) =>
    aMembership({
      standing: 'cancelled',
      paid_until: left,
      next_charge: null,
      if_kept: { at: left, amount: anOffer().monthly_price, is_paused: false, ...but },
    });
  const keepChoice = (name: string) => screen.findByRole('region', { name });

  test('reads that what is left is paid', async () => {
    offer = laterOffer();
    signInAs();
    answer(billing.getMembership, () => ofKept());
    open('/en/payment');
    const choice = await keepChoice('Your membership is paid and can go on.');
    expect(choice.textContent).toMatch(/the next charge is then \$24\.90, .*Jan 1/);
    expect(screen.getByText('Nothing is charged today: the days you have left are already yours.')).toBeTruthy();
    expect(agreement().closest('label')?.textContent).toMatch(/when my paid time ends/);
  });

  test('of a trial reads of nothing that was paid', async () => {
    offer = laterOffer({ continues_trial: true });
    signInAs();
    answer(billing.getMembership, () => ofKept());
    open('/en/payment');
    const choice = await keepChoice('Your free trial is still running, and the membership can go on.');
    expect(choice.textContent).toMatch(/the first charge is then \$24\.90, .*Jan 1/);
    expect(screen.getByText('Nothing is charged today: your free trial keeps running.')).toBeTruthy();
    expect(agreement().closest('label')?.textContent).toMatch(/when my free trial ends/);
    expect(screen.getByText(/^Nothing is due\. Your free trial runs until .*Jan 1/)).toBeTruthy();
    expect(screen.queryByText(/paid/)).toBeNull();
  });

  test('who had paused reads that an order ends the pause, and which charge belongs to which', async () => {
    offer = laterOffer();
    signInAs();
    answer(billing.getMembership, () => ofKept({ at: later, is_paused: true }));
    open('/en/payment');
    const choice = await keepChoice('Your membership is paid and can go on.');
    expect(choice.textContent).toMatch(/it stays paused, and the next charge is \$24\.90, .*Apr 1/);
    expect(choice.textContent).toMatch(/That ends the pause: the next charge is then already on .*Jan 1/);
  });
});

describe('a visitor', () => {
  const pay = async (email: string) => {
    const opened = await fill();
    if (email) await opened.user.type(screen.getByLabelText('Email address'), email);
    await opened.user.click(button(/today$/));
    return opened;
  };

  test('enters an address, is logged in by paying, and continues to a password', async () => {
    const member = aUser({ has_password: false, reason_for_use: null });
    const token = aToken();
    answer(account.getUser, () => member);
    answer(billing.checkout, (input) => {
      requests.push(input);
      return { step: done(), session: { token, token_type: 'Bearer' as const, expires_in: 900, user: member } };
    });
    await pay('ida@example.com');
    await heading('Your free day has started.');
    expect(requests).toMatchObject([{ email: 'ida@example.com' }]);
    await waitFor(() => expect(accessToken()).toBe(token));
    const next = await screen.findByRole('link', { name: 'Set a password' });
    const reason = `/en/reason-for-use?redirect=${encodeURIComponent('/en')}`;
    expect(next.getAttribute('href')).toBe(`/en/set-password?redirect=${encodeURIComponent(reason)}`);
  });

  test('must enter an address before anything is sent', async () => {
    await pay('');
    expect(await screen.findByText('This field is required.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
    expect(requests).toEqual([]);
  });

  test('with an account is asked to log in, and returns', async () => {
    respond = () => {
      throw new Fault('auth.email-taken', { fields: { email: ['Email already exists'] } });
    };
    await pay('ida@example.com');
    await screen.findByText('Email already exists'); // once, at the field
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      `/en/login?redirect=${encodeURIComponent('/en/payment')}`,
    );
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      `/en/forgot-password?redirect=${encodeURIComponent('/en/payment')}`,
    );
  });

  test('with a declined card is logged in anyway and can retry', async () => {
    const member = aUser({ has_password: false });
    answer(account.getUser, () => member);
    answer(billing.checkout, (input) => {
      requests.push(input);
      const step: CheckoutStep = { state: 'refused', code: 'billing.card-declined', until: null };
      return { step, session: { token: aToken(), token_type: 'Bearer' as const, expires_in: 900, user: member } };
    });
    const { frame } = await pay('ida@example.com');
    await screen.findByText(/This transaction has been declined/);
    await waitFor(() => expect(screen.queryByLabelText('Email address')).toBeNull());
    expect((agreement() as HTMLInputElement).checked).toBe(true);
    expect(screen.getByTitle('Card details')).toBe(frame.frame);
    expect(button('Try again, $0.00 today')).toBeTruthy();
  });
});

describe('a member whose session has ended', () => {
  const logInLink = (within_: HTMLElement) =>
    within(within_).getByRole('link', { name: 'Log in' }).getAttribute('href');
  const back = `/en/login?redirect=${encodeURIComponent('/en/payment')}`;
  const refuseRenewal = () =>
    answer(auth.refresh, () => {
      throw new Fault('auth.unauthenticated');
    });

  test('reads first that a membership is not to be paid again, above the offer', async () => {
    signInAs();
    endSession();
    open('/en/payment');
    const note = await screen.findByRole('note');
    expect(within(note).getByRole('heading', { name: 'You are logged out.' })).toBeTruthy();
    expect(note.textContent).toContain('If you have a membership, log in: there is nothing to pay then.');
    expect(logInLink(note)).toBe(back);
    const offered = await heading('Start your free day');
    expect(note.compareDocumentPosition(offered)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('Please log in again.')).toBeNull();
  });

  test('reads nothing of it after logging out, nor does a new visitor', async () => {
    signInAs();
    signOut();
    open('/en/payment');
    await heading('Start your free day');
    expect(screen.queryByText('You are logged out.')).toBeNull();
  });

  /** A page that a member left open, until the session was over. */
  const payInEndedSession = async () => {
    offer = aPaidOffer();
    signInAs();
    refuseRenewal();
    const opened = await fill();
    await heading('Start your membership');
    offer = anOffer();
    await opened.user.click(button(/today$/));
    return opened;
  };
  const expectOfferAsBefore = async () => {
    await heading('Start your membership');
    expect(screen.queryByRole('button', { name: /today$/ })).toBeNull();
    expect(screen.queryByText(/free day/)).toBeNull();
    expect(screen.queryByText(/^Order/)).toBeNull();
    expect(screen.queryByText('You are logged out.')).toBeNull();
  };

  test('and presses to pay reads that nothing was ordered, beside the same offer', async () => {
    respond = () => {
      throw new Fault('auth.unauthenticated');
    };
    await payInEndedSession();
    const note = await screen.findByRole('alert');
    expect(note.textContent).toBe('You were logged out.Nothing was ordered. Log in to go on.Log in');
    expect(logInLink(note)).toBe(back);
    await waitFor(() => expect(document.activeElement).toBe(note));
    await waitFor(() => expect(accessToken()).toBeNull());
    await expectOfferAsBefore();
    expect(sessionStorage.getItem('checkout')).toContain('"sent":null');
  });

  test('goes on by themselves where the session can be renewed: the same order is sent once more', async () => {
    const token = aToken();
    answer(auth.refresh, () => ({ token, token_type: 'Bearer' as const, expires_in: 900 }));
    respond = () => {
      if (requests.length === 1) throw new Fault('auth.unauthenticated');
      return done();
    };
    await order();
    await heading('Your free day has started.');
    expect(requests).toHaveLength(2);
    expect(requests[1]).toEqual(requests[0]);
  });

  test('while an answer was lost reads that the order may be placed, and finds it after logging in', async () => {
    const advance = stopClock();
    respond = () => {
      throw new Fault(requests.length === 1 ? 'request.unreachable' : 'auth.unauthenticated');
    };
    await payInEndedSession();
    await screen.findByText(/so nothing happens twice/);
    await advance(1000);
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('We do not know yet whether your order was placed.');
    await expectOfferAsBefore();
    expect(sessionStorage.getItem('checkout')).toContain(requests[0]!.checkout_id);
  });

  test('and logs in in another tab finds the form again', async () => {
    respond = () => {
      throw new Fault('auth.unauthenticated');
    };
    await payInEndedSession();
    await screen.findByText('You were logged out.');
    signInAs();
    await waitFor(() => expect(screen.queryByText('You were logged out.')).toBeNull());
    expect(await screen.findByRole('button', { name: /today$/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a declined card', () => {
  test.each<[ErrorCode, string, RegExp]>([
    [
      'billing.card-declined',
      'This transaction has been declined. Please try again later.',
      /Another card often works/,
    ],
    ['billing.card-insufficient-funds', 'Your card has insufficient funds.', /Use another card/],
    [
      'billing.card-authentication',
      'The card was not saved: your bank’s check was not completed.',
      /in your bank’s window/,
    ],
  ])('%s says that nothing was charged, and what to do', async (code, words, advice) => {
    respond = () => {
      throw new Fault(code);
    };
    const { user } = await order();
    const note = await screen.findByRole('alert');
    expect(within(note).getByRole('heading', { name: 'You have not been charged.' })).toBeTruthy();
    expect(note.textContent).toContain(words);
    expect(note.textContent).toMatch(advice);
    await waitFor(() => expect(document.activeElement).toBe(note));
    expect((agreement() as HTMLInputElement).checked).toBe(true);
    respond = () => done();
    await user.click(button('Try again, $0.00 today'));
    await heading('Your free day has started.');
    expect(requests).toHaveLength(2);
    expect(requests[0]?.checkout_id).not.toBe(requests[1]?.checkout_id);
  });

  test('where a month is paid, it is the payment that was not confirmed', async () => {
    offer = aPaidOffer();
    respond = () => {
      throw new Fault('billing.card-authentication');
    };
    await order();
    expect((await screen.findByRole('alert')).textContent).toContain('The payment was not confirmed with your bank.');
  });

  const pausedFor = (seconds: number) => () => {
    throw new Fault('billing.too-many-declines', { until: new Date(Date.now() + seconds * 1000) });
  };

  test.each([
    ['counted down within minutes', 300, /^Try again in (5 min|4 min \d+ sec)$/],
    ['the hour of today or tomorrow', 3600, /^Try again (at|tomorrow at) \d+:\d\d.[AP]M$/],
    ['tomorrow', 24 * 3600, /^Try again tomorrow at \d+:\d\d.[AP]M$/],
    ['a day', 3 * 86_400, /^Try again on \w{3}, \w{3}.\d+, \d{4}, \d+:\d\d/],
  ])('after too many declines has to wait: until when is %s', async (_, seconds, label) => {
    respond = pausedFor(seconds);
    await order();
    await screen.findByText(/Too many declines within 24 hours\./);
    expect(button(label).hasAttribute('disabled')).toBe(true);
  });

  test('may be tried again once the wait is over', async () => {
    respond = pausedFor(1);
    await order();
    const again = await screen.findByRole('button', { name: 'Try again, $0.00 today' });
    expect(again.hasAttribute('disabled')).toBe(false);
  });

  test('rejected by its fields shows it there, and sends nothing', async () => {
    await order({ collect: () => ({ type: 'faults', faults: { number: 'card.number' } }) });
    await waitFor(() => expect(button(/today$/).getAttribute('aria-busy')).toBeNull());
    expect(requests).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the bank', () => {
  test('may ask for a challenge, after which the server is asked for the outcome', async () => {
    respond = () => ({ state: 'action', client_secret: 'seti_1_secret_2' });
    const finished: object[] = [];
    answer(billing.finishCheckout, (input) => {
      finished.push(input);
      return done();
    });
    const { frame } = await order();
    await heading('Your free day has started.');
    expect(frame.messages).toContainEqual({ type: 'action', client_secret: 'seti_1_secret_2' });
    expect(finished).toEqual([{ checkout_id: requests[0]?.checkout_id }]);
  });

  test('may take its time: the page polls', async () => {
    const advance = stopClock();
    respond = () => ({ state: 'processing' });
    let turns = 0;
    answer(billing.finishCheckout, () => (++turns < 2 ? { state: 'processing' as const } : done()));
    await order();
    await heading('Waiting for the bank.');
    expect(screen.getByText(requests[0]!.checkout_id)).toBeTruthy();
    await advance(1000);
    await waitFor(() => expect(turns).toBe(1));
    await advance(2000);
    await heading('Your free day has started.');
  });

  test('without an answer does not lead to a second payment', async () => {
    const advance = stopClock();
    respond = () => {
      throw new Fault('billing.unknown');
    };
    answer(billing.finishCheckout, () => done());
    await order();
    await heading('We did not receive the bank’s answer.');
    expect(screen.queryByRole('button', { name: /today$/ })).toBeNull();
    await advance(1000);
    await heading('Your free day has started.');
  });

  test('is asked for the same order again after a lost connection', async () => {
    const advance = stopClock();
    let turns = 0;
    respond = () => {
      if (++turns === 1) throw new Fault('request.unreachable');
      return done();
    };
    await order();
    expect(await screen.findByText(/so nothing happens twice/)).toBeTruthy();
    await advance(1000);
    await heading('Your free day has started.');
    expect(requests.map(({ checkout_id, confirmation_token }) => [checkout_id, confirmation_token])).toEqual([
      [requests[0]?.checkout_id, 'ctoken_of_a_card'],
      [requests[0]?.checkout_id, 'ctoken_of_a_card'],
    ]);
  });

  test('was asked before a reload: the page continues there', async () => {
    const advance = stopClock();
    signInAs();
    const checkout_id = newId('checkout');
    const sent = { confirmation_token: 'ctoken_of_a_card', offer: offer.digest };
    sessionStorage.setItem('checkout', JSON.stringify({ checkout_id, sent }));
    answer(billing.finishCheckout, (input) => {
      expect(input.checkout_id).toBe(checkout_id);
      return done();
    });
    open('/en/payment');
    await heading('Waiting for the bank.');
    await advance(1000);
    await heading('Your free day has started.');
  });
});

describe('an offer', () => {
  test('that changed is shown with its differences, and needs consent again', async () => {
    respond = () => {
      offer = anOffer({ monthly_price: { minor_units: 2990, currency: 'USD' }, digest: 'another' });
      throw new Fault('billing.offer-changed');
    };
    await order();
    const note = await screen.findByRole('alert');
    expect(
      within(note).getByRole('heading', { name: 'The offer has changed. Please look at it once more.' }),
    ).toBeTruthy();
    await within(note).findByText('$29.90');
    expect(note.textContent).toContain('A month costs $29.90 instead of $24.90.');
    await waitFor(() => expect((agreement() as HTMLInputElement).checked).toBe(false));
  });

  test('with a used trial becomes one charged today', async () => {
    respond = () => {
      offer = aPaidOffer();
      throw new Fault('billing.trial-used');
    };
    await order();
    await heading('Start your membership');
    expect(screen.getByRole('alert').textContent).toContain('Due today: $24.90 instead of $0.00.');
    expect(button('Pay $24.90 today')).toBeTruthy();
  });
});

describe('no card would help', () => {
  test('on a blocked account', async () => {
    respond = () => {
      throw new Fault('billing.not-allowed');
    };
    await order();
    await heading('This account cannot pay here.');
    expect(screen.getByText(/^Customer is not allowed to pay\. You have not been charged/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveProperty('pathname', '/en/contact');
  });

  test.each<[ErrorCode, string]>([
    ['billing.sanctioned-iran', 'We cannot serve customers in Iran.'],
    ['billing.sanctioned', 'We cannot serve customers in your country.'],
  ])('%s', async (code, words) => {
    respond = () => {
      throw new Fault(code);
    };
    await order();
    await heading(words);
  });
});

test('a visitor from a report sees it and returns to it', async () => {
  signInAs();
  const person_id = newId('person');
  const none = {
    personal: 0,
    phones: 3,
    emails: 0,
    locations: 2,
    relationships: 0,
    jobs: 0,
    education: 0,
    social_profiles: 0,
    images: 0,
    cities: 2,
    states: 1,
    countries: 1,
  };
  answer(people.getTeaser, () => ({
    person_id,
    full_name: 'Tamsin R. Okafor',
    also_known_as: [],
    age: 38,
    birth_date: null,
    death: null,
    vital_status: 'living' as const,
    occupation: null,
    portrait: null,
    lives_in: null,
    last_known_in: null,
    lived_in: [],
    works_in: [],
    related_to: [],
    counts: none,
    summaries: null,
    last_seen: null,
    sources: [],
  }));
  const { user } = await fill({ at: `/en/payment/${person_id}` });
  const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
  expect(await summary.findByRole('heading', { name: 'Report on Tamsin R. Okafor' })).toBeTruthy();
  expect(summary.getByText('5 facts are known')).toBeTruthy();
  await user.click(button(/today$/));
  const back = await screen.findByRole('link', { name: 'Open the report' });
  expect(requests).toMatchObject([{ person_id }]);
  expect(back.getAttribute('href')).toBe(`/en/search-result/${person_id}`);
});

test('amounts run left to right in Arabic', async () => {
  signInAs();
  open('/ar/payment');
  await heading('ابدأ يومك المجاني');
  const amounts = screen.getAllByText(/US\$|\$/).filter(({ tagName }) => tagName === 'BDI');
  expect(amounts.length).toBeGreaterThan(3);
  expect(new Set(amounts.map((amount) => amount.getAttribute('dir')))).toEqual(new Set(['ltr']));
});

test('asks before leaving while an order is in progress', async () => {
  signInAs();
  const ask = vi.fn(() => false);
  vi.stubGlobal('confirm', ask);
  let begin: (() => void) | undefined;
  answer(billing.checkout, () => new Promise((resolve) => (begin = () => resolve({ step: done(), session: null }))));
  const { user, router } = await fill();
  await user.click(button(/today$/));
  await screen.findByText('Waiting for the bank…');
  await router.navigate('/en');
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(router.state.location.pathname).toBe('/en/payment');
  await waitFor(() => begin!());
  await heading('Your free day has started.');
  vi.unstubAllGlobals();
});

describe('in Europe', () => {
  beforeEach(() => {
    offer = anOffer({ withdrawal_days: 14 });
  });

  test('the button, the agreement and the wallets name the obligation to pay, and what it is', async () => {
    signInAs();
    const { user } = await fill();
    expect(
      screen.getByRole('checkbox', { name: /^I order with obligation to pay\. I agree: free until/ }),
    ).toBeTruthy();
    expect(screen.getByText(/^Paying by wallet is also an order with obligation to pay/).textContent).toContain(
      '$24.90',
    );
    expect(screen.queryByRole('button', { name: /Start the free day/ })).toBeNull();
    await user.click(button(/^Order with obligation to pay\s*\$0\.00 today, then \$24\.90 a month$/));
    await heading('Your free day has started.');
  });

  test('a second try is ordered with the same words', async () => {
    respond = () => {
      throw new Fault('billing.card-declined');
    };
    signInAs();
    const { user } = await fill();
    await user.click(button(/^Order with obligation to pay/));
    await screen.findByText('You have not been charged.');
    expect(button(/^Order with obligation to pay/)).toBeTruthy();
  });

  test('the right of withdrawal is named, and its page opens beside', async () => {
    await fill({ agrees: false });
    const link = screen.getByRole('link', { name: 'right of withdrawal' });
    expect(link.getAttribute('href')).toBe('/en/withdrawal');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

test('elsewhere nothing is said of a withdrawal', async () => {
  await fill({ agrees: false });
  expect(screen.queryByRole('link', { name: 'right of withdrawal' })).toBeNull();
  expect(screen.queryByText(/obligation to pay/)).toBeNull();
});

test('the summary says what a month contains', async () => {
  await fill({ agrees: false });
  const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
  expect(summary.getByRole('heading', { name: 'What you get', hidden: true })).toBeTruthy();
  for (const part of [
    /50 credits a month; one opens a report/,
    /^A report shows/,
    /read again for 30 days/,
    /up to 150/,
  ])
    expect(summary.getAllByText(part).length).toBeGreaterThan(0);
});
