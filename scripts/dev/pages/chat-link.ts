import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';

import { callStore } from '#functions/calls/assistant/store.ts';
import { outboxOf } from '#functions/messaging/outbox.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { chatLinksOf } from '#functions/calls/web-chat/links.ts';
import { conversationsOf } from '#functions/calls/web-chat/conversations.ts';
import { type DemoAccounts, demoNames } from '#scripts/dev/demo-accounts.ts';
import type { Clock } from '#scripts/dev/clock.ts';
import { json, parsed, wantsPage } from '#scripts/dev/pages/body.ts';
import { sampleCalls } from '#scripts/dev/pages/chat-link-calls.ts';
import { page } from '#scripts/dev/pages/page.ts';
import { views } from '#shared/api/web-chat.ts';
import { ConversationId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';

const PATH = '/dev/chat-link';
const whose = [...demoNames, 'caller'] as const;
const Wish = z.strictObject({ as: z.enum(whose), view: z.enum(views), language: z.enum(languages) });
const Answer = z.strictObject({
  to: z.union([z.enum(demoNames), ConversationId]),
  name: z.string().trim().min(1).max(64),
  text: z.string().trim().min(1).max(5000),
});
const Calls = z.strictObject({ as: z.enum(demoNames) });

/** Creates chat links, answers as support, and adds sample calls to the inbox. */
export function chatLinks(table: Table, accounts: DemoAccounts, clock: Clock) {
  /** The links created since the dev server started, latest first. */
  const made: { as: string; path: string; talk_id: ConversationId }[] = [];
  const idOf = (as: string) => accounts.all.find((each) => each.as === as)?.account_id ?? null;
  const now = () => new Date(clock.read().now);

  const done = (request: Request, body: object) =>
    wantsPage(request) ? new Response(null, { status: 303, headers: { location: PATH } }) : json(body);

  const app = new Hono();
  app.get('/chat-link', () =>
    page({
      title: 'Chat links',
      path: PATH,
      main: html`<h1>Chat links</h1>
        <div class="dev-cols">
          <section aria-labelledby="make">
            <h2 class="dev-rule" id="make">Send a link</h2>
            <form class="row" method="post" action="${PATH}">
              ${select('as', 'Account', whose)} ${select('view', 'What it opens', views)}
              ${select('language', 'Language', languages)}
              <button class="btn">Make a link, and text it</button>
            </form>
            <ul class="dev-list">
              ${made.map(
                ({ as, path, talk_id }) =>
                  html`<li><a href="${path}">Chat link of ${as}</a> <span class="muted num">${talk_id}</span></li>`,
              )}
            </ul>
          </section>
          <section aria-labelledby="answer">
            <h2 class="dev-rule" id="answer">Answer as support</h2>
            <form class="row" method="post" action="${PATH}/answer">
              ${select('to', 'To', [...demoNames, ...callers(made)])}
              <label>Name <input class="input" name="name" value="Noor" required /></label>
              <label>Answer <input class="input" name="text" required autocomplete="off" /></label>
              <button class="btn">Answer</button>
            </form>
            <h2 class="dev-rule">Calls to look at</h2>
            <form class="row" method="post" action="${PATH}/calls">
              ${select('as', 'Account', demoNames)}
              <button class="btn btn--line">Add three calls</button>
            </form>
          </section>
        </div>`,
    }),
  );

  app.post('/chat-link', async ({ req: { raw: request } }) => {
    const { as, view, language } = parsed(await bodyOf(request), Wish);
    const account_id = idOf(as);
    const phone = Phone.parse('+12185550187');
    const link = chatLinksOf(table).open({ account_id, view, language, phone }, now());
    const params = { link: `${process.env.SITE_URL ?? ''}${link.path}` };
    const message = outboxOf(table).queue({ purpose: 'chat-link', to: phone, account_id, language, params }, now());
    await table.commit(link.write, message.write);
    await message.send();
    made.unshift({ as, path: link.path, talk_id: account_id ?? link.webchat_id });
    return done(request, { path: link.path, webchat_id: link.webchat_id });
  });

  app.post('/chat-link/answer', async ({ req: { raw: request } }) => {
    const { to, name, text } = parsed(await bodyOf(request), Answer);
    await conversationsOf(table).answer(idOf(to) ?? ConversationId.parse(to), { name, text }, now());
    return done(request, {});
  });

  app.post('/chat-link/calls', async ({ req: { raw: request } }) => {
    const account_id = idOf(parsed(await bodyOf(request), Calls).as);
    const calls = callStore(table);
    if (account_id) await calls.commit(...sampleCalls(account_id, now()).map((call) => calls.add(call)));
    return done(request, {});
  });
  return app;
}

const callers = (made: { talk_id: ConversationId }[]) =>
  made.map(({ talk_id }) => talk_id).filter((id) => id.startsWith('wch_'));

const select = (name: string, label: string, options: readonly string[]) =>
  html`<label
    >${label}
    <select class="input" name="${name}">
      ${options.map((option) => html`<option>${option}</option>`)}
    </select></label
  >`;

/** The form fields of the page in the shape of the JSON body. */
async function bodyOf(request: Request): Promise<string> {
  const body = await request.text();
  return body.trimStart().startsWith('{') ? body : JSON.stringify(Object.fromEntries(new URLSearchParams(body)));
}
