import { wordsNow } from '#functions/providers/payments/double/frame/appearance.ts';
import { at, fetchJson, postToPage, showOnly, written } from '#functions/providers/payments/double/frame/page-parts.ts';

type Challenge = { brand?: string; last4?: string; money?: { amount: number; currency: string } | null };

/** The bank’s step in place of the fields, until its owner has answered. */
export async function askBank(client_secret: string): Promise<void> {
  const challenge = await fetchJson<Challenge>(`/frame/action?${String(new URLSearchParams({ client_secret }))}`).catch(
    () => null,
  );
  if (!challenge?.last4) return postToPage({ type: 'action-done', ok: false });
  at('amount').textContent = challenge.money ? written(challenge.money) : wordsNow().nothing;
  at('digits').textContent = `•••• ${challenge.last4}`;
  showOnly('bank');
  at('bank').focus();
  const ok = await answered(client_secret);
  showOnly('card');
  postToPage({ type: 'action-done', ok });
}

/** The result of the bank step, once saved. */
function answered(client_secret: string): Promise<boolean> {
  const buttons = [at('yes'), at('no')];
  return new Promise((resolve) => {
    let isBusy = false;
    const answer = async (ok: boolean) => {
      if (isBusy) return;
      isBusy = true;
      for (const button of buttons) button.setAttribute('aria-disabled', 'true');
      try {
        const result = await fetchJson<{ ok?: boolean }>('/frame/action', { client_secret, ok });
        resolve(result.ok === true);
        for (const button of buttons) button.onclick = null;
      } catch {
        at('bank-failed').textContent = wordsNow().unreachable;
        at('bank-failed').hidden = false;
      } finally {
        isBusy = false;
        for (const button of buttons) button.removeAttribute('aria-disabled');
      }
    };
    at('bank-failed').hidden = true;
    at('yes').onclick = () => void answer(true);
    at('no').onclick = () => void answer(false);
  });
}
