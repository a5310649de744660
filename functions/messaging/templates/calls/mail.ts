import { callerWords, callMailTemplates } from '#functions/messaging/templates/calls/all.ts';
import { caller, wanted } from '#functions/messaging/templates/calls/types.ts';
import { type CallMessage, detailsOf, joined, sentences } from '#functions/messaging/templates/calls/text.ts';
import { isolated } from '#functions/messaging/templates/format-params.ts';
import type { Mail, Row } from '#functions/messaging/templates/types.ts';

/**
 * A text about a call, as a mail. The rows of a missed call are the caller, the reason, the callback time and the verdict.
 * It reveals no more than the text does.
 */
export function callMail(message: CallMessage, now: Date): Mail {
  const { button, choose, missed } = callMailTemplates[message.language];
  const rows = rowsOf(message, now);
  const details = { ...detailsOf(message, now), link: '' };
  const [subject = ''] = sentences(message, details);
  // Values shown in rows are not repeated.
  const text = rows.length ? missed : joined(sentences(message, details)).replace(/\s*[:：]$/, '');
  return {
    subject: subject.replace(/[ \n\r\t]+/g, ' ').replace(/\s*[.。:：]$/, ''),
    text: [text, choose],
    rows,
    button,
  };
}

function rowsOf(message: CallMessage, now: Date): Row[] {
  if (message.purpose !== 'missed-call' || message.params.detail === 'private') return [];
  const { language, params } = message;
  const templates = callMailTemplates[language];
  const words = callerWords[language];
  const details = detailsOf(message, now);
  const { number, about, when } = details;
  const verdict = params.detail === 'full' && params.verdict;
  const rows: Row[] = [
    [templates.caller, caller({ ...details, number: number && isolated(number, language) }, words) || words.withheld],
    [templates.about, about],
    [
      templates.callback,
      [when || wanted(details, words, ''), details.hasOtherNumber && words.otherNumber]
        .filter(Boolean)
        .join(language === 'ja' ? '。' : '. '),
    ],
    [templates.verdict, verdict ? templates.verdicts[verdict] : ''],
  ];
  return rows.filter(([, value]) => value);
}
