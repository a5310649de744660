import { proofOf } from '#scripts/proof-of-work.ts';
import { billing } from '#shared/api/billing.ts';
import { support } from '#shared/api/support.ts';
import { type Call, createCall } from '#shared/contract/client.ts';
import { AccountId, newId } from '#shared/values/id.ts';

export type Member = {
  account_id: AccountId;
  /** When each month is due. */
  anchor: string;
};

/** A visitor buys a membership as a browser does: offer, card form, proof of work. */
export async function newMember(address: string, card: string): Promise<Member> {
  const call = createCall(address);
  const { digest: offer, card_form } = await call(billing.getOffer, {});
  if (card_form.kind !== 'desk') throw new Error('The dev server has no card frame');
  const typed = { number: card, expiry: '04/40', cvv: '123', name: 'Ida Lindqvist', zip: '55802' };
  const answer = await fetch(new URL('/frame/cards', card_form.frame_url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(typed),
  });
  const { confirmation_token } = (await answer.json()) as { confirmation_token: string };
  const checkout_id = newId('checkout');
  const email = `${checkout_id.toLowerCase()}@example.com`;
  const request = { checkout_id, confirmation_token, agreed: true as const, offer, email, language: 'en' as const };
  const { step, session: begun } = await call(billing.checkout, { ...request, proof: await proof(call) });
  if (step.state !== 'done' || !step.membership.next_charge || !begun) throw new Error(`A checkout is ${step.state}`);
  return { account_id: accountIn(begun.token), anchor: step.membership.next_charge.at };
}

async function proof(call: Call): Promise<string> {
  const { challenge } = await call(support.getChallenge, { route: 'checkout' });
  return proofOf(challenge);
}

/** The account of an access token. */
function accountIn(token: string): AccountId {
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: unknown };
  return AccountId.parse(sub);
}
