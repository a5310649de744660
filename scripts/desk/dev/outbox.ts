import type { Message, MessageStore } from '#functions/messages/store.ts';
import { json, wantsPage } from '#scripts/desk/dev/body.ts';
import { html, type Html } from '#scripts/desk/dev/html.ts';
import { page } from '#scripts/desk/dev/page.ts';
import { directionOf } from '#shared/values/language.ts';
import { formatPhone } from '#shared/values/phone.ts';

const LATEST = 200;

/** What was sent, newest first; nothing really leaves a desk. */
export async function outbox(request: Request, messages: MessageStore): Promise<Response> {
  const latest = (await messages.latest(LATEST)).map(({ revision: _, ...message }) => message);
  if (!wantsPage(request)) return json({ data: latest });
  const chosen = new URL(request.url).searchParams.get('message');
  const shown = latest.find(({ message_id }) => message_id === chosen) ?? latest[0];
  return page({
    title: 'Outbox',
    path: '/dev/outbox',
    main: html`<h1>Outbox <span class="num">${latest.length}</span></h1>
      ${shown ? columns(latest, shown) : html`<p class="muted dev-none">Nothing has been sent. “Text me when done” on a search puts a message here.</p>`}`,
  });
}

const columns = (messages: Message[], shown: Message) =>
  html`<div class="dev-cols">
    <section class="dev-rows" aria-label="Messages">${messages.map((each) => row(each, each === shown))}</section>
    <section aria-labelledby="shown">
      <h2 class="dev-rule" id="shown">SMS to <bdi dir="ltr">${formatPhone(shown.to)}</bdi> ${state(shown)}</h2>
      <p class="dev-sms" lang="${shown.language}" dir="${directionOf(shown.language)}">${linked(shown.text)}</p>
      ${length(shown.text)}
      <dl class="kv">
        <div>
          <dt>Purpose</dt>
          <dd>${shown.purpose}</dd>
        </div>
        <div>
          <dt>Language</dt>
          <dd>${shown.language}</dd>
        </div>
        <div>
          <dt>Outbox row</dt>
          <dd>${shown.message_id}</dd>
        </div>
        <div>
          <dt>Written</dt>
          <dd>${shown.created_at}</dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>${shown.sent_at ?? 'not yet'}</dd>
        </div>
      </dl>
    </section>
  </div>`;

const row = (message: Message, isShown: boolean) =>
  html`<a class="dev-row" href="?message=${message.message_id}" ${isShown && html`aria-current="true"`}>
    <b><bdi dir="ltr">${formatPhone(message.to)}</bdi></b
    ><time class="num small" datetime="${message.created_at}">${message.created_at.slice(11, 19)}</time>
    <p lang="${message.language}" dir="${directionOf(message.language)}">${message.text}</p>
    ${state(message)}
  </a>`;

const state = ({ state }: Message) =>
  state === 'sent' ? html`<span class="chip chip--ok">Sent</span>` : html`<span class="chip">Waiting</span>`;

/** The text with its links made to be followed. */
function linked(text: string): Html[] {
  return text.split(/(https?:\/\/\S+)/).map((part, i) => (i % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

// The basic alphabet of GSM 03.38, as far as our own words use it. Anything else makes the whole message 16-bit.
const GSM = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùü]*$/;

/** What a carrier counts: 160 characters of the basic alphabet make one part, or 70 of any other. */
export function measure(text: string) {
  const alphabet = GSM.test(text) ? 'GSM-7' : 'UCS-2';
  const [one, each] = alphabet === 'GSM-7' ? [160, 153] : [70, 67];
  return { alphabet, limit: one, parts: text.length <= one ? 1 : Math.ceil(text.length / each) };
}

function length(text: string): Html {
  const { alphabet, limit, parts } = measure(text);
  return html`<progress
      class="dev-length"
      max="${limit}"
      value="${Math.min(text.length, limit)}"
      aria-label="Length"
    ></progress>
    <p class="row row--between small muted">
      <span><b>${text.length}</b> of ${limit} characters, ${alphabet}</span
      ><span><b>${parts}</b> ${parts === 1 ? 'part' : 'parts'}</span>
    </p>`;
}
