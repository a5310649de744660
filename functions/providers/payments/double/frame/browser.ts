import { askBank } from '#functions/providers/payments/double/frame/bank.ts';
import { changeLook, faultWordsNow, wordsNow } from '#functions/providers/payments/double/frame/appearance.ts';
import { at, fetchJson, fieldOf, postToPage, whenTold } from '#functions/providers/payments/double/frame/page-parts.ts';
import {
  closeWallet,
  connectWallet,
  openWallet,
  takeWalletToken,
} from '#functions/providers/payments/double/frame/wallet.ts';
import { type CardEntry, cardFaultsIn, groupNumber } from '#shared/validation/card.ts';
import { type CardFault, type CardField, cardFields } from '#shared/values/card-frame.ts';
import { isLanguage } from '#shared/values/language.ts';

type Faults = Partial<Record<CardField, CardFault>>;

/** Offset of the dev server’s clock from the browser’s, in milliseconds. */
const ahead = Date.parse(document.documentElement.dataset.now ?? '') - Date.now();
const form = at('card');
let faultsShown: Faults = {};
let isSending = false;
let wasComplete: boolean | undefined;

const entry = () => Object.fromEntries(cardFields.map((field) => [field, fieldOf(field).value])) as CardEntry;
const faultsNow = (): Faults => cardFaultsIn(entry(), new Date(Date.now() + ahead));

function show(faults: Faults): void {
  faultsShown = faults;
  for (const field of cardFields) {
    const fault = faults[field];
    const input = fieldOf(field);
    const line = at(`${field}-fault`);
    line.hidden = !fault;
    line.textContent = fault ? faultWordsNow()[fault] : '';
    input.toggleAttribute('aria-invalid', false);
    if (fault) input.setAttribute('aria-invalid', 'true');
    if (fault) input.setAttribute('aria-describedby', line.id);
    else input.removeAttribute('aria-describedby');
  }
}

function typed(field: CardField, input: HTMLInputElement, event: Event): void {
  takeWalletToken(); // the card that is typed is the one that pays
  const isAtEnd = input.selectionStart === input.value.length;
  const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
  if (field === 'number' && isAtEnd) input.value = groupNumber(input.value);
  if (field === 'expiry' && isAtEnd && !isDeleting && /^\d\d$/.test(input.value)) input.value += ' / ';
  if (faultsShown[field]) show({ ...faultsShown, [field]: faultsNow()[field] });
  sayComplete();
}

function sayComplete(): void {
  const complete = !Object.keys(faultsNow()).length;
  if (complete === wasComplete) return;
  wasComplete = complete;
  postToPage({ type: 'complete', complete });
}

function refuse(faults: Faults): void {
  show(faults);
  const first = cardFields.find((field) => faults[field]);
  if (first) fieldOf(first).focus();
  postToPage({ type: 'faults', faults });
}

async function submit(): Promise<void> {
  if (isSending) return;
  at('failed').hidden = true;
  const confirmation_token = takeWalletToken();
  if (confirmation_token) return postToPage({ type: 'token', confirmation_token });
  closeWallet(); // the page pays by card instead
  const faults = faultsNow();
  if (Object.keys(faults).length) return refuse(faults);
  isSending = true;
  try {
    const answer = await fetchJson<{ confirmation_token?: string; faults?: Faults }>('/frame/cards', entry());
    show({});
    if (answer.confirmation_token) postToPage({ type: 'token', confirmation_token: answer.confirmation_token });
    else refuse(answer.faults ?? { number: 'card.number' });
  } catch {
    at('failed').textContent = wordsNow().unreachable;
    at('failed').hidden = false;
    postToPage({ type: 'error' });
  } finally {
    isSending = false;
  }
}

for (const field of cardFields) {
  const input = fieldOf(field);
  input.addEventListener('input', (event) => typed(field, input, event));
  input.addEventListener('blur', () => {
    const fault = faultsNow()[field];
    // An empty field is no fault before it is sent.
    if (input.value && fault !== faultsShown[field]) show({ ...faultsShown, [field]: fault });
  });
}
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit();
});

connectWallet();
whenTold((message) => {
  if (message.type === 'submit') void submit();
  else if (message.type === 'check') show(faultsNow());
  else if (message.type === 'action') void askBank(message.client_secret);
  else if (message.type === 'wallet') openWallet(message.charge);
  else {
    changeLook(message.language, message.theme);
    show(faultsShown);
  }
});

const { lang, dataset } = document.documentElement;
changeLook(
  isLanguage(lang) ? lang : 'en',
  dataset.look === 'light' || dataset.look === 'dark' ? dataset.look : 'system',
);
new ResizeObserver(() =>
  postToPage({ type: 'height', pixels: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body);
postToPage({ type: 'ready' });
sayComplete();
