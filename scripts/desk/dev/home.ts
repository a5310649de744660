import type { DemoAccount } from '#scripts/desk/accounts.ts';
import { html } from '#scripts/desk/dev/html.ts';
import { page } from '#scripts/desk/dev/page.ts';

/** What only the desk has, on one page. */
export const home = (accounts: DemoAccount[]) =>
  page({
    title: 'Development',
    path: '/dev',
    main: html`<h1>Development</h1>
      <div class="dev-cols">
        <section aria-labelledby="who">
          <h2 class="dev-rule" id="who">Be somebody</h2>
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
              <span><b>A visitor</b> <span class="muted">is not logged in</span></span>
              <a class="btn btn--line btn--sm" href="/dev/login?as=visitor&redirect=/en">Log out</a>
            </li>
          </ul>
        </section>
        <section aria-labelledby="where">
          <h2 class="dev-rule" id="where">Look around</h2>
          <ul class="dev-list">
            <li><a href="/dev/outbox">Outbox</a> <span class="muted">every text message</span></li>
            <li><a href="/dev/clock">Clock and runs</a> <span class="muted">move the time, see the jobs</span></li>
            <li>
              <a href="/dev/chat-link">Chat links</a> <span class="muted">send oneself one, answer as support</span>
            </li>
            <li>
              <a href="/docs/">API</a>
              <span class="muted">the reference; <a href="/openapi.json">openapi.json</a></span>
            </li>
            <li><a href="/dev/gallery">Gallery</a> <span class="muted">every component, every state</span></li>
          </ul>
        </section>
      </div>`,
  });
