import { html } from 'hono/html';

import type { Table } from '#functions/platform/table/table.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import type { DemoAccount } from '#scripts/dev/demo-accounts.ts';
import type { Meets } from '#scripts/dev/pages/phone-calls.ts';
import { type Html, page } from '#scripts/dev/pages/page.ts';
import { numberOf } from '#scripts/dev/demo-numbers.ts';
import { languages } from '#shared/values/language.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });
const diverted = { no_answer: 'no answer', busy: 'busy', unreachable: 'not reachable', unconditional: 'always' };
const vouched = { A: 'A, carrier vouches', B: 'B, in part', C: 'C, gateway only', none: 'none' };
const met: Record<Meets, string> = {
  forwarded: 'forwarding to us',
  answered: 'voicemail or a person',
  busy: 'a busy line',
  unanswered: 'no answer and no forwarding',
};
const KEYS = [...'123456789*0#'];

/** A phone in the browser to call the assistant of the dev server. Only this page may use the microphone. */
export async function phonePage(table: Table, accounts: readonly DemoAccount[], meets: Meets): Promise<Response> {
  const owners = await Promise.all(accounts.map(async (each) => ({ ...each, number: await numberOf(table, each) })));
  const answer = await page({
    title: 'Phone',
    path: '/dev/phone',
    head: html`<script src="/dev/assets/phone.js" defer></script>`,
    main: html`<div class="row row--between">
        <h1>Phone</h1>
        <p class="small muted">Telephone company: <b>simulator</b>. No call leaves this machine.</p>
      </div>
      <div class="dev-phone">
        <form class="dev-phone__form" id="dial" aria-label="Call">
          ${choice('owner', 'Whose missed call', html`${owners.map(({ as, name, number }) => html`<option value="${number}" data-as="${as}" data-name="${name.split(' ')[0]}">${name}, ${formatPhone(number, 'en')}</option>`)}`)}
          <div class="field">
            <label for="from">Caller’s number</label>
            <input class="input" id="from" dir="ltr" inputmode="tel" value="+1 612 555 0138" autocomplete="off" />
            <p class="hint">Empty: withheld</p>
          </div>
          ${choice('lang', 'Caller speaks', html`${languages.map((each) => html`<option value="${each}">${names.of(each)}</option>`)}`)}
          ${choice('why', 'Diverted because', options(diverted))}
          ${choice('stir', 'Signature (STIR)', options(vouched))}
          <label class="check small"><input type="checkbox" id="ask" /><span>Always ask before recording</span></label>
          <button class="btn" id="call">Call</button>
          <p class="alert alert--danger" id="trouble" role="alert" hidden></p>
        </form>
        <section class="dev-handset" aria-label="Phone">
          <div class="dev-handset__top">
            <b id="who">No call</b><b class="num" id="timer" role="timer" aria-label="Call time">0:00</b>
            <p id="state">Choose a number to call.</p>
          </div>
          <ol class="dev-speech" id="speech" aria-live="polite"></ol>
          <div class="dev-rings" id="rings" role="group" aria-label="The owner’s phone" hidden>
            <button type="button" class="btn" value="answer" data-while="rings">Answer as the owner</button>
            <button type="button" class="btn" value="no_answer" data-while="rings">Don’t answer</button>
            <button type="button" class="btn" value="busy" data-while="rings">Busy</button>
            <button type="button" class="btn dev-end" value="answered" data-while="talks">Hang up as the owner</button>
          </div>
          <div class="dev-says" id="says" role="group" aria-label="Say for the caller"></div>
          <form class="dev-say" id="say">
            <label class="vh" for="text">Say as the caller</label>
            <input
              class="input"
              id="text"
              placeholder="Say as the caller"
              autocomplete="off"
              maxlength="2000"
              disabled
            />
            <button class="btn" id="send" disabled>Say</button>
          </form>
          <div class="dev-keys" id="keys" role="group" aria-label="Keypad">
            ${KEYS.map((key) => html`<button type="button" value="${key}" disabled>${key}</button>`)}
          </div>
          <div class="dev-hang">
            <button class="btn" type="button" id="talk" disabled>Talk</button>
            <button class="btn" type="button" id="mute" aria-pressed="false">Mute</button>
            <button class="btn dev-end" type="button" id="end" disabled>Hang up</button>
          </div>
        </section>
        <div class="dev-phone__seen">
          <section aria-labelledby="known">
            <h2 class="dev-rule" id="known">Understood so far</h2>
            <dl class="kv" id="understood">
              <div>
                <dt>Nothing yet</dt>
                <dd></dd>
              </div>
            </dl>
            <p class="small" id="after" hidden></p>
          </section>
          <section aria-labelledby="happened">
            <h2 class="dev-rule" id="happened">Events and commands</h2>
            <ol class="dev-log" id="log"></ol>
          </section>
          <section aria-labelledby="tests">
            <h2 class="dev-rule" id="tests">Tests of forwarding</h2>
            <p class="small muted">An owner who tests forwarding rings this phone.</p>
            ${choice('meets', 'The next test call meets', options(met, meets))}
          </section>
        </div>
      </div>`,
  });
  const policy = securityHeaders['permissions-policy'].replace('microphone=()', 'microphone=(self)');
  answer.headers.set('permissions-policy', policy);
  return answer;
}

const choice = (id: string, label: string, inside: Html) =>
  html`<div class="field">
    <label for="${id}">${label}</label
    ><select class="input" id="${id}">
      ${inside}
    </select>
  </div>`;

const options = (all: Record<string, string>, chosen = Object.keys(all)[0]) =>
  html`${Object.entries(all).map(([value, words]) => html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${words}</option>`)}`;
