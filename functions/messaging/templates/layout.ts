import { darkStyle, light } from '#functions/messaging/templates/layout-style.ts';
import type { Mail, Row } from '#functions/messaging/templates/types.ts';
import { directionOf, type Variety } from '#shared/values/language.ts';
import type { WithdrawalText } from '#shared/withdrawal/words.ts';

/**
 * Why the mail was sent, where it can be turned off if it can, who sent it, where its reader can write to us, and that we are no
 * consumer reporting agency.
 */
export type MailFooter = {
  why: string;
  stop: string;
  stop_link: string | undefined;
  sender: string;
  help: string;
  contact_link: string;
  legal: string;
};

export type MailContent = Mail & {
  footer: MailFooter;
  language: Variety;
  /** Where the button leads. */
  link: string | undefined;
  /** Names that page for who cannot press the button. */
  fallback: string | undefined;
  /** What the button would be without a report that was ordered. */
  further?: { words: string; to: string } | undefined;
  /** Where `cancel` leads. */
  cancel_link: string | undefined;
  /** Where `codes` leads. */
  codes_link?: string | undefined;
  /** Where `disown` leads. */
  disown_link?: string | undefined;
  /** Where the terms are that `agreed` names. */
  terms_link?: string | undefined;
  privacy_link?: string | undefined;
  policy_link?: string | undefined;
  /** The right to withdraw from the contract that the mail confirms, with the label and the address of where that is done. */
  withdrawal?: WithdrawalText & { here: string; link: string };
};

/** A mail whose links lead elsewhere. */
export function withLinks(content: MailContent, lead: (link: string) => string): MailContent {
  const { link, further, cancel_link, codes_link, disown_link, withdrawal, footer } = content;
  const { terms_link, privacy_link, policy_link } = content;
  const to = (address: string | undefined) => address && lead(address);
  return {
    ...content,
    link: to(link),
    further: further && { ...further, to: lead(further.to) },
    cancel_link: to(cancel_link),
    codes_link: to(codes_link),
    disown_link: to(disown_link),
    terms_link: to(terms_link),
    privacy_link: to(privacy_link),
    policy_link: to(policy_link),
    ...(withdrawal && { withdrawal: { ...withdrawal, link: lead(withdrawal.link) } }),
    footer: { ...footer, stop_link: to(footer.stop_link), contact_link: lead(footer.contact_link) },
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** References and the digits of a card, which no line breaks. */
const CODE = /\bCAL-[A-Z]-\w+|\bC-\w+-\d+|[A-Za-z]+ •••• \d{4}/g;
/** Text as HTML. */
const written = (text: string) => safe(text).replace(CODE, '<span style="white-space:nowrap">$&</span>');

const colons: Partial<Record<Variety, string>> = { fr: '\u202f: ', ja: '：' };
/** The separator of name and value. */
export const colonOf = (language: Variety): string => colons[language] ?? ': ';

/** What a link is for, without the colon before it. */
const bare = (words: string) => words.replace(/\s*[:：]$/, '');

/** The further links of a mail, each with what it is for. */
const waysOf = ({
  further,
  codes,
  codes_link,
  disown,
  disown_link,
  agreed,
  terms_link,
  privacy,
  privacy_link,
  policy,
  policy_link,
  cancel,
  cancel_link,
}: MailContent) => [
  ...(further ? [further] : []),
  ...(codes && codes_link ? [{ words: codes, to: codes_link }] : []),
  ...(disown && disown_link ? [{ words: disown, to: disown_link }] : []),
  ...(agreed && terms_link ? [{ words: agreed, to: terms_link }] : []),
  ...(privacy && privacy_link ? [{ words: privacy, to: privacy_link }] : []),
  ...(policy && policy_link ? [{ words: policy, to: policy_link }] : []),
  ...(cancel && cancel_link ? [{ words: cancel, to: cancel_link }] : []),
];

/** A row as text; a value of several lines is below its name, indented. */
const inLines = (name: string, value: string, colon: string): string =>
  value.includes('\n')
    ? [name + colon.trimEnd(), ...value.split('\n').map((line) => `  ${line}`)].join('\n')
    : name + colon + value;

/** A mail as text: its paragraphs and rows, each link on a line of its own below what it is for, its footer. */
export function toText(content: MailContent): string {
  const { text, rows, quote, footer, language, link, button, withdrawal } = content;
  const [first, ...rest] = text;
  const colon = colonOf(language);
  const table = rows?.map(([name, value]) => inLines(name, value, colon)).join('\n');
  const labelled = (words: string, to: string) => `${bare(words)}${colon.trimEnd()}\n${to}`;
  const ways = waysOf(content).map(({ words, to }) => labelled(words, to));
  return (
    [
      first,
      table,
      link && labelled(button ?? '', link),
      ...rest,
      ...ways,
      ...(withdrawal ? withdrawalLines(withdrawal, labelled) : []),
      quote?.text && `${quote.heading}\n${quote.text.replace(/^/gm, '> ')}`,
      [
        `-- \n${footer.why}`,
        footer.stop_link && labelled(footer.stop, footer.stop_link),
        footer.sender,
        footer.legal,
        labelled(footer.help, footer.contact_link),
      ]
        .filter(Boolean)
        .join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n') + '\n'
  );
}

const LONGEST_PREHEADER = 140;
/** Fills the rest of the preview, which would otherwise go on with the name and the heading. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

/** What a list of mails shows after the subject. */
export function preheaderOf({ text: [first = ''], rows = [] }: Pick<Mail, 'text' | 'rows'>): string {
  const facts = rows.slice(0, 3).map(([, value]) => value);
  return [first, ...facts].join(' · ').slice(0, LONGEST_PREHEADER);
}

/**
 * The email as HTML for every mail client: no images, scripts or tracking. Nothing is loaded, so that opening a mail tells
 * us nothing, and the name is text, which every client shows.
 */
export function toHtml(content: MailContent): string {
  const { subject, text, rows, button, quote, footer, language, link, fallback, withdrawal } = content;
  const [first = '', ...rest] = text.map((paragraph) => `<p style="margin:0 0 16px">${written(paragraph)}</p>`);
  const way = link
    ? `<p style="margin:24px 0 8px"><a class="button" href="${safe(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;${light.button};text-decoration:none;font-weight:600">${safe(button ?? '')}</a></p>
<p style="margin:0 0 24px;font-size:13px"><a class="link" href="${safe(link)}" style="${light.link}">${safe(fallback ?? link)}</a></p>`
    : '';
  const ways = waysOf(content).map(
    ({ words, to }) =>
      `<p style="margin:0 0 16px;font-size:13px"><a class="link" href="${safe(to)}" style="${light.link}">${safe(bare(words))}</a></p>`,
  );
  const small = (words: string, to: string) =>
    `<a class="link" href="${safe(to)}" style="${light.link}">${safe(bare(words))}</a>`;
  const lines = [
    safe(footer.why),
    footer.stop_link && small(footer.stop, footer.stop_link),
    small(footer.help, footer.contact_link),
    `<bdi>${safe(footer.sender)}</bdi>`,
    safe(footer.legal),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${safe(subject)}</title>
<style>
${darkStyle}
</style></head>
<body class="page" style="margin:0;padding:0;${light.page};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic','Hiragino Sans','Noto Sans JP',sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${safe(preheaderOf(content))}${FILLER}</div>
<div class="page" style="padding:24px 12px;${light.page}">
<div class="card" style="max-width:512px;margin:0 auto;padding:28px 24px;${light.card};border-radius:12px">
<p class="word" style="margin:0 0 24px;font-size:20px;font-weight:700;letter-spacing:-.02em;${light.word}"><span dir="ltr" lang="en">Calluna</span></p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${written(subject)}</h1>
${[first, tableOf(rows), way, ...rest, ...ways, withdrawalPart(withdrawal), quotation(quote)].filter(Boolean).join('\n')}
<div class="muted line" style="margin:32px 0 0;padding-top:8px;border-top:1px solid ${light.line};font-size:13px;${light.muted}">
${lines
  .filter(Boolean)
  .map((words) => `<p style="margin:8px 0 0">${words}</p>`)
  .join('\n')}
</div>
</div>
</div>
</body>
</html>
`;
}

type Withdrawal = NonNullable<MailContent['withdrawal']>;

/** The right of withdrawal as plain paragraphs, the form last. */
const withdrawalLines = (
  { title, paragraphs, form, here, link }: Withdrawal,
  labelled: (words: string, to: string) => string,
): string[] => [
  title,
  ...paragraphs,
  labelled(here, link),
  [form.title, form.note, ...form.lines.map((line) => `\u2014 ${line}`), form.footnote].join('\n'),
];

function withdrawalPart(withdrawal: Withdrawal | undefined): string {
  if (!withdrawal) return '';
  const { title, paragraphs, form, here, link } = withdrawal;
  const heading = (words: string) => `<h2 style="margin:24px 0 8px;font-size:16px;line-height:1.4">${safe(words)}</h2>`;
  const small = (words: string) => `<p style="margin:0 0 12px;font-size:13px">${words}</p>`;
  const lines = form.lines.map((line) => `<li style="margin:0 0 8px">${safe(line)}</li>`).join('');
  return [
    heading(title),
    ...paragraphs.map((paragraph) => small(safe(paragraph))),
    small(`<a class="link" href="${safe(link)}" style="${light.link}">${safe(here)}</a>`),
    heading(form.title),
    small(safe(form.note)),
    `<ul style="margin:0 0 12px;padding-inline-start:20px;font-size:13px">${lines}</ul>`,
    small(safe(form.footnote)),
  ].join('\n');
}

/** Its own direction, since people may write in another language than they read. */
function quotation(quote: Mail['quote']): string {
  if (!quote?.text) return '';
  const lines = quote.text.split('\n').map(safe).join('<br>');
  return `<p class="muted" style="margin:24px 0 4px;font-size:13px;${light.muted}">${safe(quote.heading)}</p>
<blockquote class="muted line" dir="auto" style="margin:0;padding-inline-start:12px;border-inline-start:3px solid ${light.line};font-size:13px;${light.muted};overflow-wrap:anywhere">${lines}</blockquote>`;
}

const CELL = `padding:8px 0;border-top:1px solid ${light.line};text-align:start;vertical-align:top`;

function tableOf(rows: readonly Row[] = []): string {
  const line = ([name, value]: Row) =>
    `<tr><th class="muted line" scope="row" style="${CELL};width:40%;padding-inline-end:12px;font-weight:400;${light.muted}">${safe(name)}</th><td class="line" style="${CELL};overflow-wrap:anywhere">${value.split('\n').map(written).join('<br>')}</td></tr>`;
  const table = `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px">`;
  return rows.length ? `${table}${rows.map(line).join('')}</table>` : '';
}
