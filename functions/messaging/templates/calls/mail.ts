import { callMailTemplates } from '#functions/messaging/templates/calls/all.ts';
import { type CallMessage, detailsOf, sentences } from '#functions/messaging/templates/calls/text.ts';
import { isolated } from '#functions/messaging/templates/format-params.ts';
import type { Mail, Row } from '#functions/messaging/templates/types.ts';

/**
 * A text about a call, as a mail. The rows of a missed call are the caller, the reason, the callback time and the verdict.
 * It reveals no more than the text does.
 */
export function callMail(message: CallMessage, now: Date): Mail {
  const { button, choose } = callMailTemplates[message.language];
  const rows = rowsOf(message, now);
  const details = { ...detailsOf(message, now), link: '' };
  const [subject = ''] = sentences(message, details);
  // Values shown in rows are not repeated.
  const text = sentences(message, rows.length ? { ...details, name: '', number: '', about: '', when: '' } : details);
  return { subject: subject.replace(/\s+/g, ' ').replace(/\.$/, ''), text: [text.join(' '), choose], rows, button };
}

function rowsOf(message: CallMessage, now: Date): Row[] {
  if (message.purpose !== 'missed-call' || message.params.detail === 'private') return [];
  const { language, params } = message;
  const templates = callMailTemplates[language];
  const { name, number, about, when } = detailsOf(message, now);
  const caller = [name, number].filter(Boolean).map((each) => (each.startsWith('+') ? isolated(each, language) : each));
  const verdict = params.detail === 'full' && params.verdict;
  const rows: Row[] = [
    [templates.caller, caller.join(' ') || templates.withheld],
    [templates.about, about],
    [templates.callback, when],
    [templates.verdict, verdict ? templates.verdicts[verdict] : ''],
  ];
  return rows.filter(([, value]) => value);
}
