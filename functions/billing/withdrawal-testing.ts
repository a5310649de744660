import { withdrawalToken } from '#functions/billing/links.ts';
import { handler as looking } from '#functions/billing/look-at-withdrawal-link.ts';
import { handler as requesting } from '#functions/billing/request-withdrawal-link.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { handler as withdrawing } from '#functions/billing/withdraw-by-link.ts';
import { billing } from '#shared/api/billing.ts';
import type { AccountId } from '#shared/values/id.ts';

/** Where a visitor is whom the law lets withdraw. */
export const germany = { headers: { 'x-viewer-country': 'DE', 'x-viewer-region': '' } };

/** Members in Germany, and what is done with links that withdraw. */
export function withdrawalFixture() {
  const fixture = billingFixture();
  const { deps, context } = fixture;
  const german = async (): Promise<AccountId> => {
    const ida = await fixture.account();
    await fixture.orderIn(ida, germany);
    return ida;
  };
  return {
    fixture,
    look: (token: string, on = {}) =>
      fixture.client(billing.lookAtWithdrawalLink, looking, undefined, { on })({ token }),
    withdraw: (token: string, on = {}) =>
      fixture.client(billing.withdrawByLink, withdrawing, undefined, { on })({ token }),
    request: (email: string, on = {}) =>
      fixture.client(billing.requestWithdrawalLink, requesting, undefined, { on })({
        email,
        language: 'en',
        proof: '',
      }),
    tokenOf: async (ida: AccountId) => withdrawalToken(await fixture.subscription(ida), deps.secret),
    emailOf: async (ida: AccountId) => (await context.accounts.of(ida))!.email,
    mailsTo: async (email: string): Promise<{ purpose: string; text: string }[]> => {
      const all = await fixture.messages.latest(200);
      return all.flatMap((each) => (each.channel === 'email' && each.to === email ? [each] : []));
    },
    /** A member who ordered just now. */
    german,
    /** The same with the first month paid. */
    paidGerman: async (): Promise<AccountId> => {
      const ida = await german();
      fixture.advanceDays(1);
      await fixture.advanceMonth(ida, 1);
      return ida;
    },
  };
}
