import type { Canaries } from '#scripts/leaks/canaries.ts';
import { proofOf } from '#scripts/proof-of-work.ts';
import { visitorCookie } from '#scripts/visitor-cookie.ts';
import { newId } from '#shared/values/id.ts';

/** Requests of one client to the running product; `get` and `post` answer with the parsed body. */
export type Client = {
  get: <T = Record<string, unknown>>(path: string) => Promise<T>;
  post: <T = Record<string, unknown>>(path: string, body: object) => Promise<T>;
  as: (token: string) => Client;
};

export function clientOf(address: string, onUrl: (url: string) => void, token?: string): Client {
  const send = async <T>(path: string, init: RequestInit): Promise<T> => {
    const url = `${address}${path}`;
    onUrl(url);
    const headers = {
      accept: 'application/json',
      ...visitorCookie,
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(url, { ...init, headers: { ...headers, ...(init.headers as object) } });
    // What is refused as invalid is not stored, so its values would be looked for in vain.
    if (response.status === 422 || response.status === 429) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json().catch(() => ({}))) as T;
  };
  return {
    get: (path) => send(path, {}),
    post: (path, body) =>
      send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    as: (next) => clientOf(address, onUrl, next),
  };
}

/** A solved challenge for a route that is checked for bots. */
async function proofFor(client: Client, route: string): Promise<string> {
  const { challenge } = await client.get(`/api/bot-check/${route}`);
  return proofOf(challenge);
}

type Step = (client: Client, canaries: Canaries) => Promise<void>;

/** Every field of the product that takes what people type, each with a value that is nowhere else. */
export const walk: Record<string, Step> = {
  async 'a visitor searches'(client, make) {
    const searches = [
      {
        type: 'name',
        first_name: make.new('search.first_name', 'name'),
        last_name: make.new('search.last_name', 'name'),
      },
      { type: 'name', last_name: 'Okafor', city: make.new('search.city', 'name') },
      { type: 'email', search_query: make.new('search.email', 'email') },
      { type: 'phone', search_query: make.new('search.phone', 'phone') },
      { type: 'username', search_query: make.new('search.username', 'word') },
      { type: 'address', search_query: `12 ${make.new('search.street', 'name')} Road, Duluth, MN` },
    ];
    for (const search of searches) {
      const { search_id } = await client.post<{ search_id: string }>('/api/people/searches', search);
      const phone = make.new('notify.phone', 'phone');
      await client.post(`/api/people/searches/${search_id}/notification`, { phone });
      await client.get(`/api/people/searches/${search_id}`);
    }
  },

  async 'a visitor registers, mistypes, forgets'(client, make) {
    const email = make.new('account.email', 'email');
    const password = make.new('account.password', 'sentence');
    const name = make.new('account.name', 'name');
    const account = { email, name, password, password_confirmation: password, language: 'en', remember: true };
    await client.post('/api/auth/register', {
      ...account,
      proof: await proofFor(client, 'register'),
    });
    const { data } = await client.get<{ data: { to: string; text: string }[] }>('/dev/outbox');
    const mail = data.find(({ to }) => to === email)?.text ?? '';
    const [, link] = /\/open-account\/([\w-]+)/.exec(mail) ?? [];
    const { signed_in } = await client.post<{ signed_in: { token: string } }>('/api/auth/links/confirm', {
      token: link,
      password,
    });
    const wrong = make.new('login.wrong-password', 'sentence');
    await client.post('/api/auth/login', { email, password: wrong, remember: false });
    await client.post('/api/auth/login', {
      email: make.new('login.unknown-email', 'email'),
      password: wrong,
      remember: false,
    });
    const proof = await proofFor(client, 'forgot');
    await client.post('/api/auth/password/forgot', { email, language: 'en', proof });
    const member = client.as(signed_in.token);
    await member.post('/api/web_user/update', {
      name: make.new('profile.name', 'name'),
    });
    await member.post('/api/user/email', { email: make.new('profile.new-email', 'email'), password });
    await member.post('/api/user/phone', { phone: make.new('profile.phone', 'phone'), password });
  },

  async 'events, missing phrases, words of a reason'(client, make) {
    const event = { event_name: 'page_viewed', reference_type: 'common', reference_id: -1 };
    await client.post('/api/web_event/new', { ...event, event_params: { page: make.new('event.page', 'word') } });
    await client.post('/api/web_event/new', { ...event, event_name: make.new('event.name', 'word'), event_params: {} });
    await client.post('/api/translations', { keys: [make.new('translations.key', 'word')], language: 'tr' });
    await client.post('/api/user/reason/read', { words: make.new('reason.words', 'sentence') });
  },

  async 'a visitor writes to support'(client, make) {
    await client.post('/api/contact', {
      topic: 'other',
      name: make.new('contact.name', 'name'),
      email: make.new('contact.email', 'email'),
      reason: make.new('contact.reason', 'sentence'),
      details_description: make.new('contact.details', 'sentence'),
      language: 'en',
      proof: await proofFor(client, 'contact'),
    });
  },

  async 'a visitor requests their own data'(client, make) {
    const request = { kind: 'email', value: make.new('privacy.email', 'email'), language: 'en' };
    await client.post('/api/privacy/verification', { ...request, proof: await proofFor(client, 'privacy') });
  },

  async 'a visitor requests a removal'(client, make) {
    const name = {
      first_name: make.new('removal.first_name', 'name'),
      last_name: make.new('removal.last_name', 'name'),
    };
    await client.post('/api/removals/find', { ...name, proof: await proofFor(client, 'removal') });
    const unlisted = [
      {
        first_name: make.new('removal.unlisted-first', 'name'),
        last_name: make.new('removal.unlisted-last', 'name'),
        email: make.new('removal.unlisted-email', 'email'),
      },
    ];
    const request = { person_ids: [], unlisted, email: make.new('removal.email', 'email'), language: 'en' };
    await client.post('/api/removals', { ...request, proof: await proofFor(client, 'removal') });
  },

  async 'a protected person requests a removal'(client, make) {
    const statement = make.new('protection.statement', 'sentence');
    const request = {
      person_ids: [],
      unlisted: [
        {
          first_name: 'Ada',
          last_name: make.new('removal.unlisted-last', 'name'),
          email: make.new('removal.unlisted-email', 'email'),
        },
      ],
      protection: { role: 'victim', statement, household: true },
      email: make.new('removal.email', 'email'),
      language: 'en',
    };
    await client.post('/api/removals', { ...request, proof: await proofFor(client, 'removal') });
  },

  async 'support answers, and notes something'(client, make) {
    const { access_token } = await client.post<{ access_token: string }>('/dev/login', { as: 'agent' });
    const support = client.as(access_token);
    const { data } = await support.get<{ data: { ticket_id: string }[] }>('/api/support/tickets');
    const ticket = `/api/support/tickets/${data[0]!.ticket_id}`;
    const { revision } = await support.get<{ revision: number }>(ticket);
    const note = { revision, text: make.new('ticket.note', 'sentence') };
    const noted = await support.post<{ revision: number }>(`${ticket}/notes`, note);
    const answer = { revision: noted.revision, text: make.new('ticket.answer', 'sentence') };
    await support.post(`${ticket}/answers`, answer);
  },

  async 'an owner greets callers'(client, make) {
    const { access_token } = await client.post<{ access_token: string }>('/dev/login', { as: 'subscriber' });
    const owner = client.as(access_token);
    await owner.post('/api/mobile/assistant/settings', { greeting: make.new('settings.greeting', 'sentence') });
  },

  async 'a member chats'(client, make) {
    const { access_token } = await client.post<{ access_token: string }>('/dev/login', { as: 'member' });
    await client.as(access_token).post('/api/web_chat/messages', { text: make.new('chat.text', 'sentence') });
  },

  async 'a caller leaves a message, and the owner a note'(client, make) {
    const from = make.new('call.from', 'phone');
    const dialled = { from, to: '+12185550123', lang: 'en', diverted_because: 'no-answer' };
    const { call_id } = await client.post<{ call_id: string }>('/dev/phone/calls', dialled);
    const text = `This is ${make.new('call.name', 'name')} about the ${make.new('call.reason', 'word')}, please call me back`;
    await client.post(`/dev/phone/calls/${call_id}/events`, { t: 'speech', text, lang: 'en' });
    await client.post(`/dev/phone/calls/${call_id}/events`, { t: 'hangup' });
    const { access_token } = await client.post<{ access_token: string }>('/dev/login', { as: 'subscriber' });
    const owner = client.as(access_token);
    await owner.post(`/api/mobile/assistant/calls/${call_id}/note`, { note: make.new('call.note', 'sentence') });
  },

  async 'a visitor pays with a forged proof'(client, make) {
    await client.post('/api/billing/checkout', {
      checkout_id: newId('checkout'),
      confirmation_token: 'ctoken_none',
      agreed: true,
      offer: 'any',
      language: 'en',
      email: make.new('checkout.email', 'email'),
      proof: make.new('checkout.proof', 'word'),
    });
  },
};
