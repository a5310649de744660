import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import { auth } from '#shared/api/auth.ts';
import { billing } from '#shared/api/billing.ts';
import { support } from '#shared/api/support.ts';
import { type Call, createCall } from '#shared/contract/client.ts';
import { newId } from '#shared/values/id.ts';

export type Member = {
  /** Asks as this member does. */
  call: Call;
  /** When each month is due: the first, and those after it at the same time. */
  anchor: string;
};

/** A visitor buys a membership as a browser does: the offer, a card typed into the provider’s frame, the proof of work. */
export async function newMember(address: string, card: string): Promise<Member> {
  const { call, told } = session(address);
  const { digest: offer, card_form } = await call(billing.getOffer, {});
  if (card_form.kind !== 'desk') throw new Error('The desk has no card frame');
  const typed = { number: card, expiry: '04/40', cvv: '123', name: 'Ida Lindqvist', zip: '55802' };
  const answer = await fetch(new URL('/frame/cards', card_form.frame_url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(typed),
  });
  const { confirmation_token } = (await answer.json()) as { confirmation_token: string };
  const checkout_id = newId('checkout');
  const email = `${checkout_id.toLowerCase()}@example.com`;
  const asked = { checkout_id, confirmation_token, agreed: true as const, offer, email, language: 'en' as const };
  const { step, session: begun } = await call(billing.checkout, { ...asked, proof: await proof(call) });
  if (step.state !== 'done' || !step.membership.next_charge || !begun) throw new Error(`A checkout is ${step.state}`);
  told(begun.access_token);
  return { call, anchor: step.membership.next_charge.at };
}

async function proof(call: Call): Promise<string> {
  const { challenge } = await call(support.getChallenge, { route: 'checkout' });
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/** A browser’s session: its cookie, its token, and another one once that has run out. */
function session(address: string) {
  let token = '';
  const cookies = new Map<string, string>();
  const ask: typeof fetch = async (url, init) => {
    const headers = new Headers(init?.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '));
    headers.set('origin', address);
    const response = await fetch(url, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value.join('='));
    }
    return response;
  };
  const plain = createCall(address, ask);
  const call: Call = async (endpoint, input) => {
    try {
      return await plain(endpoint, input);
    } catch (error) {
      if ((error as { code?: string }).code !== 'auth.unauthenticated' || !token) throw error;
      token = '';
      ({ access_token: token } = await plain(auth.refresh, {}));
      return plain(endpoint, input);
    }
  };
  return { call, told: (next: string) => void (token = next) };
}
