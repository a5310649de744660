import { html } from 'hono/html';

import type { DemoAccount } from '#scripts/dev/demo-accounts.ts';
import { page } from '#scripts/dev/pages/page.ts';
import { testCards } from '#functions/providers/payments/double/cards.ts';

/** The development tools on one page. */
export const home = (accounts: DemoAccount[]) =>
  page({
    title: 'Development',
    path: '/dev',
    main: html`<h1>Development</h1>
      <div class="dev-cols">
        <section aria-labelledby="who">
          <h2 class="dev-rule" id="who">Log in as</h2>
          <ul class="dev-list">
            ${accounts.map(
              ({ as, name, email }) =>
                html`<li>
                  <span
                    ><b>${name}</b>
                    <span class="muted"
                      >${email}, ${as === 'subscriber' ? 'has a membership' : 'has not paid'}</span
                    ></span
                  >
                  <a class="btn btn--line btn--sm" href="/dev/login?as=${as}&redirect=/en">Log in as ${as}</a>
                </li>`,
            )}
            <li>
              <span><b>Pia Lund</b> <span class="muted">pia@example.com, works for support</span></span>
              <a class="btn btn--line btn--sm" href="/dev/login?as=agent&redirect=/en/support-inbox">Open the inbox</a>
            </li>
            <li>
              <span><b>A visitor</b> <span class="muted">is not logged in</span></span>
              <a class="btn btn--line btn--sm" href="/dev/login?as=visitor&redirect=/en">Log out</a>
            </li>
          </ul>
        </section>
        <section aria-labelledby="where">
          <h2 class="dev-rule" id="where">Look around</h2>
          <ul class="dev-list">
            <li>
              <a href="/dev/phone">Phone</a> <span class="muted">call a member’s assistant and talk with it</span>
            </li>
            <li><a href="/dev/outbox">Outbox</a> <span class="muted">every mail and text that was sent</span></li>
            <li><a href="/dev/letters">Letters</a> <span class="muted">all that we write, in all languages</span></li>
            <li><a href="/dev/clock">Clock</a> <span class="muted">move the time; what is due then runs</span></li>
            <li><a href="/dev/runs">Runs</a> <span class="muted">renewals and jobs that ran</span></li>
            <li><a href="/dev/chat-link">Chat links</a> <span class="muted">create one, answer as support</span></li>
            <li>
              <a href="/docs/">API</a>
              <span class="muted">the reference; <a href="/openapi.json">openapi.json</a></span>
            </li>
            <li><a href="/dev/gallery">Gallery</a> <span class="muted">every component, every state</span></li>
          </ul>
        </section>
      </div>
      <section aria-labelledby="cards">
        <h2 class="dev-rule" id="cards">Pay with</h2>
        <p class="small muted dev-hint">
          Test cards of the simulated payment provider, with any future date and any code. No money moves.
        </p>
        <ul class="dev-cards">
          ${Object.entries(testCards).map(([number, card]) => html`<li><b class="num">${inGroups(number)}</b> <span class="small muted">${says(card)}</span></li>`)}
        </ul>
      </section>`,
  });

const inGroups = (number: string) =>
  (/^3[47]/.test(number) ? /(.{4})(.{6})(.*)/ : /(.{4})(.{4})(.{4})(.*)/).exec(number)?.slice(1).join(' ') ?? number;

/** How the bank of a card behaves, in words. */
function says({ decline, declines, asks, refund, funding }: (typeof testCards)[string]): string {
  const when =
    declines === 'charge' ? ' once it is charged' : declines === 'after-asking' ? ' after authentication' : '';
  const challengeWords = {
    always: 'asks for authentication each time',
    'unless-set-up': 'asks for authentication once',
    present: 'asks for authentication if the cardholder is present',
  };
  const refunding = { pending: 'its refunds are pending for a minute', fails: 'its refunds fail' };
  const does = [
    asks && challengeWords[asks],
    decline && `declines${when}: ${decline.replaceAll('_', ' ')}`,
    refund && refunding[refund],
  ];
  return [...(does.some(Boolean) ? does : ['succeeds']), funding].filter(Boolean).join(', ');
}
