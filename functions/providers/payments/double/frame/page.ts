import { html } from 'hono/html';

import { words } from '#functions/providers/payments/double/frame/texts.ts';
import { directionOf, type Language } from '#shared/values/language.ts';

type Options = { origin: string; language: Language; theme: 'light' | 'dark' | 'system'; now: Date };

/** The form of an expiry date where it is not “MM / YY”. */
const monthYear: Partial<Record<Language, string>> = {
  fr: 'MM / AA',
  es: 'MM / AA',
  pt: 'MM / AA',
  tr: 'AA / YY',
  ru: 'ММ / ГГ',
  ja: '月 / 年',
};

/**
 * The frame: the button of a wallet and the card fields, the sheet of the wallet, or the bank step. Its script fills in the
 * texts.
 */
export const cardFramePage = ({ origin, language, theme, now }: Options) =>
  html`<!doctype html>
    <html
      lang="${language}"
      dir="${directionOf(language)}"
      data-origin="${origin}"
      data-now="${now.toISOString()}"
      data-look="${theme}"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words[language].title}</title>
        <link rel="stylesheet" href="/frame/frame.css" />
        <script src="/frame/frame.js" defer></script>
      </head>
      <body>
        <form id="card" novalidate>
          <div class="express full">
            <button class="btn btn--wallet" type="button" id="wallet" data-word="walletPay"></button>
            <p class="small muted" data-word="walletNote"></p>
          </div>
          <p class="or full" data-word="or"></p>
          ${field('number', 'number', 'cc-number', '1234 1234 1234 1234')}
          ${field('expiry', 'expiry', 'cc-exp', monthYear[language] ?? 'MM / YY')}
          ${field('cvv', 'cvv', 'cc-csc', 'CVV')} ${field('name', 'name', 'cc-name', '')}
          ${field('zip', 'zip', 'postal-code', '')}
          <p class="err full" id="failed" role="alert" hidden></p>
          <button type="submit" hidden></button>
        </form>
        <section id="wallet-sheet" class="sheet" aria-labelledby="wallet-name" tabindex="-1" hidden>
          <div class="sheet__top">
            <b id="wallet-name">Desk Pay</b><span class="small muted" data-word="walletNote"></span>
          </div>
          <div class="sheet__in">
            <dl class="kv">
              <div>
                <dt data-word="shop"></dt>
                <dd><bdi dir="ltr" id="wallet-shop"></bdi></dd>
              </div>
              <div id="wallet-today-row" hidden>
                <dt data-word="today"></dt>
                <dd><bdi dir="ltr" id="wallet-today"></bdi></dd>
              </div>
              <div>
                <dt data-word="monthly"></dt>
                <dd><bdi dir="ltr" id="wallet-amount"></bdi></dd>
              </div>
            </dl>
            <fieldset class="choice">
              <legend class="small muted" data-word="card"></legend>
              <label
                ><input type="radio" name="wallet-card" value="good" checked /><span data-word="walletGood"></span
              ></label>
              <label
                ><input type="radio" name="wallet-card" value="declined" /><span data-word="walletDeclined"></span
              ></label>
            </fieldset>
            <div class="row">
              <button class="btn" type="button" id="wallet-pay" data-word="walletConfirm"></button>
              <button class="btn btn--line" type="button" id="wallet-cancel" data-word="walletCancel"></button>
            </div>
            <p class="err" id="wallet-failed" role="alert" hidden></p>
          </div>
        </section>
        <section id="bank" class="sheet" aria-labelledby="bank-name" tabindex="-1" hidden>
          <div class="sheet__top">
            <b id="bank-name" data-word="bank"></b><span class="small muted" data-word="invented"></span>
          </div>
          <div class="sheet__in">
            <h2 class="bank__say" data-word="confirm"></h2>
            <dl class="kv">
              <div>
                <dt data-word="shop"></dt>
                <dd><bdi dir="ltr">Calluna</bdi></dd>
              </div>
              <div>
                <dt data-word="amount"></dt>
                <dd id="amount"></dd>
              </div>
              <div>
                <dt data-word="card"></dt>
                <dd><bdi dir="ltr" id="digits"></bdi></dd>
              </div>
            </dl>
            <div class="row">
              <button class="btn" type="button" id="yes" data-word="yes"></button>
              <button class="btn btn--line" type="button" id="no" data-word="no"></button>
            </div>
            <p class="err" id="bank-failed" role="alert" hidden></p>
          </div>
        </section>
      </body>
    </html>`;

const field = (name: string, word: string, autocomplete: string, placeholder: string) =>
  html`<div class="field${name === 'number' && ' full'}">
    <label for="${name}" data-word="${word}"></label>
    <input
      class="input"
      id="${name}"
      autocomplete="${autocomplete}"
      placeholder="${placeholder}"
      spellcheck="false"
      ${name === 'name' ? html`dir="auto"` : html`dir="ltr"`}
      ${(name === 'number' || name === 'expiry' || name === 'cvv') && html`inputmode="numeric"`}
    />
    <p class="err" id="${name}-fault" hidden></p>
  </div>`;
