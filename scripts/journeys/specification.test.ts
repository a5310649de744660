import { describe, expect, test } from 'vitest';

import { newId } from '#shared/values/id.ts';
import { anAddress } from '#scripts/journeys/journey.ts';
import { answerOf, api, dev, tokenOf } from '#scripts/journeys/http.ts';

/** The calls of the specification as other clients make them; each title begins with the rows of docs/conformance.md. */
const invalid = { status: 422, message: 'The given data was invalid.', code: 'request.invalid' };
const other = { app_version: '4.2.0' }; // a field of another client, which we do not know

const registration = (more: object) => ({
  email: 'specification@example.com',
  password: 'a long walk',
  password_confirmation: 'a long walk',
  language: 'en',
  remember: true,
  ...more,
});

describe('validation', () => {
  test.each([
    ['V1: no email', { email: '' }, { email: ['This field is required.'] }],
    ['V1: no valid email', { email: 'ida@' }, { email: ['Invalid Email Address'] }],
    [
      'V4, K1: a password of five',
      { password: 'abcde' },
      { password: ['The password must be at least 6 characters.'] },
    ],
    ['V3: a password of 257', { password: 'x'.repeat(257) }, { password: ['This text is too long.'] }],
    ['V3, K5: a name of 257', { name: 'x'.repeat(257) }, { name: ['This text is too long.'] }],
    [
      'V5: two passwords that differ',
      { password_confirmation: 'another' },
      { password_confirmation: ['The password confirmation does not match.'] },
    ],
  ])('%s', async (_, more, errors) => {
    const { errors: found, ...rest } = await answerOf(await api('/auth/register', registration(more)));
    expect(rest).toEqual(invalid);
    expect(found).toMatchObject(errors);
  });

  test('V6: the agreement has to be accepted', async () => {
    const answer = await answerOf(await api('/billing/checkout', { agreed: false }));
    expect(answer).toMatchObject(invalid);
    expect(answer.errors).toMatchObject({ agreed: ['You have to accept the agreement terms first.'] });
  });

  test('V3, K5: a chat line of 5,001', async () => {
    const token = await tokenOf('member');
    const answer = await answerOf(await api('/web_chat/messages', { text: 'x'.repeat(5001) }, { token }));
    expect(answer).toEqual({ ...invalid, errors: { text: ['This text is too long.'] } });
  });
});

describe('the calls of other clients', () => {
  test('C1, E11: forwarded calls have data, total and next_page_url', async () => {
    const token = await tokenOf('member');
    const answer = await answerOf(await api('/mobile/assistant/list-v2?page=1&device=phone', undefined, { token }));
    expect(answer).toMatchObject({ status: 200, data: [], total: 0, next_page_url: null, current_page: 1 });
  });

  test('C2: a link continues on the phone', async () => {
    const token = await tokenOf('member');
    const answer = await answerOf(await api('/web_user/link-mobile', { context: 'assistant', ...other }, { token }));
    expect(answer).toMatchObject({ status: 200, universal: expect.stringMatching(/^https?:\/\//) as string });
  });

  test('C3, C13: the user, in both shapes', async () => {
    const token = await tokenOf('member');
    const user = { email: 'noor@example.com', name: 'Noor Haddad' };
    expect(await answerOf(await api('/user', undefined, { token }))).toMatchObject({ status: 200, ...user });
    expect(await answerOf(await api('/auth/user', undefined, { token }))).toMatchObject({ status: 200, user });
  });

  test('C4: the user is updated; what we do not know is ignored', async () => {
    const token = await tokenOf('member');
    const answer = await answerOf(await api('/web_user/update', { name: 'Noor Haddad', ...other }, { token }));
    expect(answer).toMatchObject({ status: 200, name: 'Noor Haddad' });
    expect(answer).not.toHaveProperty('app_version');
  });

  test('C6, E14: a web event', async () => {
    const event = {
      event_name: 'page_viewed',
      reference_type: 'common',
      reference_id: -1,
      event_params: { page: 'home' },
    };
    expect((await api('/web_event/new', { ...event, ...other })).status).toBe(200);
    expect((await api('/web_event/new', { ...event, reference_type: 'device' })).status).toBe(422);
  });

  test('C7, C8, T6: a link is opened, and says where it was clicked', async () => {
    const { path } = await dev<{ path: string }>('/chat-link', { as: 'member', view: 'inbox', language: 'en' });
    const [, lang, , id, secret] = path.split('/');
    const click = { deeplink_click_from: 'app-clip', telecom_operator: 'Lakeline' };
    expect((await api(`/web_chat/update-deeplink-from/${id}/${secret}`, click)).status).toBe(200);
    const opened = await answerOf(
      await api(`/web_chat/fetch/${lang}/${id}/${secret}`, { client_secret: 'x'.repeat(24), ...other }),
    );
    expect(opened).toMatchObject({ status: 200, auth: { access_token: expect.any(String) as string } });
    const elsewhere = await api(`/web_chat/fetch/${lang}/${id}/${secret}`, { client_secret: 'y'.repeat(24) });
    expect(await answerOf(elsewhere)).toMatchObject({
      status: 410,
      message: 'The link is expired or you have already confirmed this action',
    });
  });

  test('C12, P2: a chat’s token reads the chat, is refused elsewhere with 403, and ends with logout', async () => {
    const { path } = await dev<{ path: string }>('/chat-link', { as: 'member', view: 'inbox', language: 'en' });
    const [, lang, , id, secret] = path.split('/');
    const answer = await api(`/web_chat/fetch/${lang}/${id}/${secret}`, { client_secret: 'x'.repeat(24) });
    const { auth } = (await answer.json()) as { auth: { access_token: string } };
    const visitor = { token: auth.access_token };
    expect((await api('/web_chat', undefined, visitor)).status).toBe(200);
    expect(await answerOf(await api('/user', undefined, visitor))).toEqual({
      status: 403,
      message: 'Please log in to do this.',
      code: 'auth.account-needed',
    });
    expect((await api('/auth/logout', {}, visitor)).status).toBe(200);
    expect((await api('/web_chat', undefined, visitor)).status).toBe(401);
  });

  test('C9, L3: missing phrases are reported', async () => {
    expect((await api('/translations', { keys: ['home.nowhere'], language: 'tr', ...other })).status).toBe(200);
  });

  test('C10: a device hash is random', async () => {
    const of = async () => (await answerOf(await api('/device-hash'))).fingerprint;
    expect(await of()).not.toBe(await of());
  });

  test('C11: login takes credentials and fields of other clients, and answers with a token or the words', async () => {
    const wrong = { email: 'noor@example.com', password: 'no password of hers', ...other };
    expect(await answerOf(await api('/auth/login', wrong))).toMatchObject({
      status: 401,
      message: 'The user credentials were incorrect.',
    });
  });

  test('C15: the key of push messages is a member’s', async () => {
    expect((await api('/user/push')).status).toBe(401);
    const answer = await answerOf(await api('/user/push', undefined, { token: await tokenOf('member') }));
    expect(answer).toHaveProperty('key');
  });

  test('C17, K6: the offer comes from configuration, and says whose frame takes the card', async () => {
    const answer = await answerOf(await api('/billing/offer'));
    expect(answer).toMatchObject({
      status: 200,
      trial_days: 1,
      monthly_price: { currency: 'USD' },
      card_form: { kind: 'desk', frame_url: expect.stringMatching(/^http/) as string },
    });
  });
});

describe('messages', () => {
  test('T2, X3: no active subscription', async () => {
    const answer = await answerOf(await api('/billing/unsubscribe', {}, { token: await tokenOf('member') }));
    expect(answer).toMatchObject({ status: 404, message: 'No Active Subscription Found' });
  });

  test('X4: too many attempts, and when to try again', async () => {
    const from = anAddress();
    let last = await api('/device-hash', undefined, { from });
    while (last.ok) last = await api('/device-hash', undefined, { from });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answerOf(last)).toMatchObject({ status: 429, message: 'Too Many Attempts.' });
  });

  test('X9: a failed bot check at checkout', async () => {
    const order = {
      checkout_id: newId('checkout'),
      confirmation_token: 'ctoken_none',
      agreed: true,
      offer: 'any',
      language: 'en',
      email: 'bot@example.com',
      proof: 'forged',
    };
    expect(await answerOf(await api('/billing/checkout', order))).toEqual({
      status: 402,
      message: 'Payment not completed, please try again',
      code: 'billing.not-completed',
    });
  });

  test('X6: a phone number that is none', async () => {
    const answer = await answerOf(await api('/user/phone', { phone: '12' }, { token: await tokenOf('member') }));
    expect(answer).toMatchObject({ status: 422, errors: { phone: ['Invalid Phone Number'] } });
  });
});

describe('the assistant', () => {
  test('R10, A7: carriers with the codes of each leg, their undo, cost and source', async () => {
    const token = await tokenOf('subscriber');
    const answer = await answerOf(await api('/mobile/assistant/carriers?country=TR', undefined, { token }));
    expect(answer).toMatchObject({ status: 200, country: 'TR' });
    expect((answer.countries as string[]).length).toBeGreaterThan(30);
    expect((answer.carriers as object[]).length).toBeGreaterThan(1);
  });

  test('A9: the accuracy of spam detection is a measured figure', async () => {
    const answer = await answerOf(await api('/assistant/accuracy'));
    expect(answer).toMatchObject({ status: 200, measured_on: expect.stringMatching(/^\d{4}-/) as string });
    expect(answer.calls).toBeGreaterThan(100);
  });

  test('T8, S21: free times of fourteen days', async () => {
    const answer = await answerOf(
      await api('/mobile/assistant/days', undefined, { token: await tokenOf('subscriber') }),
    );
    expect((answer.days as object[]).length).toBeGreaterThan(0);
  });
});
