import type { Mail, Row } from '#functions/messaging/templates/types.ts';
import { directionOf, type Variety } from '#shared/values/language.ts';

/** Why the mail was sent, who sent it, where its reader can write to us, and that we are no consumer reporting agency. */
export type MailFooter = { why: string; sender: string; help: string; contact_link: string; legal: string };

type MailContent = Mail & {
  footer: MailFooter;
  language: Variety;
  /** Where the button leads. */
  link: string | undefined;
  /** Where `cancel` leads. */
  cancel_link: string | undefined;
  /** Where the terms are that `agreed` names. */
  terms_link?: string | undefined;
  privacy_link?: string | undefined;
  policy_link?: string | undefined;
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** The separator of name and value, where it is not a colon. */
const colonOf: Partial<Record<Variety, string>> = { fr: '\u00a0: ', ja: '：' };

/** The further links of a mail, each with what it is for. */
const waysOf = ({
  agreed,
  terms_link,
  privacy,
  privacy_link,
  policy,
  policy_link,
  cancel,
  cancel_link,
}: MailContent) => [
  ...(agreed && terms_link ? [{ words: agreed, to: terms_link }] : []),
  ...(privacy && privacy_link ? [{ words: privacy, to: privacy_link }] : []),
  ...(policy && policy_link ? [{ words: policy, to: policy_link }] : []),
  ...(cancel && cancel_link ? [{ words: cancel, to: cancel_link }] : []),
];

/** A mail as text: its paragraphs and rows, each link on a line of its own, its footer. */
export function toText(content: MailContent): string {
  const { text, rows, quote, footer, language, link } = content;
  const [first, ...rest] = text;
  const table = rows?.map(([name, value]) => `${name}${colonOf[language] ?? ': '}${value}`).join('\n');
  const ways = waysOf(content).map(({ words, to }) => `${words}\n${to}`);
  return (
    [
      first,
      table,
      link,
      ...rest,
      ...ways,
      quote?.text && `${quote.heading}\n${quote.text.replace(/^/gm, '> ')}`,
      `-- \n${footer.why}\n${footer.sender}\n${footer.legal}\n${footer.help}\n${footer.contact_link}`,
    ]
      .filter(Boolean)
      .join('\n\n') + '\n'
  );
}

/**
 * The email as HTML for every mail client: no images, scripts or tracking. The URL appears below its button, to read or
 * copy.
 */
export function toHtml(content: MailContent): string {
  const { subject, text, rows, button, quote, footer, language, link } = content;
  const [first = '', ...rest] = text.map((paragraph) => `<p style="margin:0 0 16px">${safe(paragraph)}</p>`);
  const way = link
    ? `<p style="margin:24px 0 8px"><a href="${safe(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5f5a;color:#fff;text-decoration:none;font-weight:600">${safe(button ?? '')}</a></p>
<p dir="ltr" style="margin:0 0 24px;font-size:13px;color:#6b6470;overflow-wrap:anywhere">${safe(link)}</p>`
    : '';
  const ways = waysOf(content).map(
    ({ words, to }) =>
      `<p style="margin:0 0 16px;font-size:13px">${safe(words)} <a href="${safe(to)}" dir="ltr" style="display:block;color:#0b5f5a;overflow-wrap:anywhere">${safe(to)}</a></p>`,
  );
  const help = `${safe(footer.help)} <a href="${safe(footer.contact_link)}" dir="ltr" style="color:#0b5f5a;overflow-wrap:anywhere">${safe(footer.contact_link)}</a>`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f5f3;color:#221d24;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:512px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">
<p style="margin:0 0 24px;font-weight:600" dir="ltr">Calluna</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${safe(subject)}</h1>
${[first, tableOf(rows), way, ...rest, ...ways, quotation(quote)].filter(Boolean).join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e4dfe6;font-size:13px;color:#6b6470">${safe(footer.why)}<br><bdi>${safe(footer.sender)}</bdi><br>${safe(footer.legal)}<br>${help}</p>
</div>
</body>
</html>
`;
}

/** Its own direction, since people may write in another language than they read. */
function quotation(quote: Mail['quote']): string {
  if (!quote?.text) return '';
  const lines = quote.text.split('\n').map(safe).join('<br>');
  return `<p style="margin:24px 0 4px;font-size:13px;color:#6b6470">${safe(quote.heading)}</p>
<blockquote dir="auto" style="margin:0;padding-inline-start:12px;border-inline-start:3px solid #e4dfe6;font-size:13px;color:#6b6470;overflow-wrap:anywhere">${lines}</blockquote>`;
}

const CELL = 'padding:8px 0;border-top:1px solid #e4dfe6;text-align:start;vertical-align:top';

function tableOf(rows: readonly Row[] = []): string {
  const line = ([name, value]: Row) =>
    `<tr><th scope="row" style="${CELL};width:40%;font-weight:400;color:#6b6470">${safe(name)}</th><td style="${CELL}">${safe(value)}</td></tr>`;
  const table = `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px">`;
  return rows.length ? `${table}${rows.map(line).join('')}</table>` : '';
}
