import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { InteractionResults, Provider } from 'oidc-provider';

import type { GoogleAccount } from '#functions/providers/identity/double/accounts.ts';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The login and consent pages, plain so that they cannot be taken for Google’s. */
export async function interaction(
  provider: Provider,
  people: GoogleAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const details = await provider.interactionDetails(request, response);
  const { prompt, params, session, uid } = details;
  if (request.method !== 'POST') {
    return show(response, prompt.name === 'consent' ? consentPage(uid) : choicePage(uid, people));
  }
  const chosen = new URLSearchParams(await text(request));
  const finish = (result: InteractionResults) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: prompt.name === 'consent' });

  if (chosen.has('cancel')) return finish({ error: 'access_denied', error_description: 'They went back.' });
  if (prompt.name !== 'consent') {
    const person = people.find(({ sub }) => sub === chosen.get('person'));
    if (!person) return show(response, choicePage(uid, people), 422);
    return finish({ select_account: {}, login: { accountId: person.sub } });
  }
  const grant = new provider.Grant({ clientId: String(params.client_id), accountId: session?.accountId ?? '' });
  grant.addOIDCScope(String(params.scope));
  return finish({ consent: { grantId: await grant.save() } });
}

const choicePage = (uid: string, people: GoogleAccount[]) =>
  page(
    'Choose an account',
    html`<p>A local stand-in for Google. Everyone here is invented.</p>
      <form method="post" action="/interaction/${uid}">
        ${people.map(
          ({ sub, name, email, email_verified }) =>
            html`<button name="person" value="${sub}">
              <b>${name}</b><span>${email}${!email_verified && ', not checked'}</span>
            </button>`,
        )}
        <button name="cancel" value="yes">Cancel</button>
      </form>`,
  );

const consentPage = (uid: string) =>
  page(
    'Calluna asks to see your contacts',
    html`<p>Names and telephone numbers, to read them and not to change them.</p>
      <form method="post" action="/interaction/${uid}">
        <button name="allow" value="yes"><b>Allow</b></button>
        <button name="cancel" value="yes">Cancel</button>
      </form>`,
  );

const page = (title: string, main: Markup) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · local identity provider</title>
        <style>
          :root {
            color-scheme: light dark;
            font:
              1rem/1.5 system-ui,
              sans-serif;
          }
          main {
            max-width: 26rem;
            margin: 4rem auto;
            padding-inline: 1rem;
          }
          form {
            display: grid;
            gap: 0.5rem;
          }
          button {
            display: grid;
            padding: 0.75rem 1rem;
            font: inherit;
            text-align: start;
            cursor: pointer;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html>`;

async function show(response: ServerResponse, body: Markup, status = 200): Promise<void> {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(String(await body));
}
