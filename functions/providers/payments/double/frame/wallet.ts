import { wordsNow } from '#functions/providers/payments/double/frame/appearance.ts';
import { at, fetchJson, postToPage, showOnly, written } from '#functions/providers/payments/double/frame/page-parts.ts';
import type { ToCardFrame } from '#shared/values/card-frame.ts';

type Charge = Extract<ToCardFrame, { type: 'wallet' }>['charge'];

/** The token of a confirmed wallet, until the page collects it. */
let token: string | undefined;

export function takeWalletToken(): string | undefined {
  const taken = token;
  token = undefined;
  return taken;
}

const chosen = () => document.querySelector<HTMLInputElement>('input[name=wallet-card]:checked')?.value;

/**
 * Shows the sheet of the wallet, with what is charged today and a month. Paying makes a token, which the page is informed of and then
 * collects, as of Stripe’s wallets; cancelling shows the fields again.
 */
export function openWallet(charge: Charge): void {
  at('wallet-amount').textContent = written({ amount: charge.minor_units, currency: charge.currency });
  at('wallet-today').textContent = written({ amount: charge.due_now, currency: charge.currency });
  at('wallet-today-row').hidden = charge.due_now === 0;
  at('wallet-shop').textContent = charge.descriptor;
  at('wallet-failed').hidden = true;
  showOnly('wallet-sheet');
  at('wallet-sheet').focus();
}

export function closeWallet(): void {
  if (at('wallet-sheet').hidden) return;
  showOnly('card');
  postToPage({ type: 'wallet-closed' });
}

async function pay(): Promise<void> {
  const button = at('wallet-pay');
  if (button.getAttribute('aria-disabled')) return;
  button.setAttribute('aria-disabled', 'true');
  at('wallet-failed').hidden = true;
  try {
    const { confirmation_token } = await fetchJson<{ confirmation_token?: string }>('/frame/wallet', {
      card: chosen(),
    });
    token = confirmation_token;
    showOnly('card');
    postToPage({ type: 'wallet-confirmed' });
  } catch {
    at('wallet-failed').textContent = wordsNow().unreachable;
    at('wallet-failed').hidden = false;
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

export function connectWallet(): void {
  at('wallet').onclick = () => postToPage({ type: 'wallet' });
  at('wallet-pay').onclick = () => void pay();
  at('wallet-cancel').onclick = () => {
    closeWallet();
    at('wallet').focus();
  };
}
