import { callMailWords } from '#functions/messaging/letters/calls/all.ts';
import { type CallLetter, saidIn, sentences } from '#functions/messaging/letters/calls/text.ts';
import { isolated } from '#functions/messaging/letters/worded.ts';
import type { Mail, Row } from '#functions/messaging/letters/words.ts';

/**
 * What a text says of a call, as a mail: of a missed call its rows say who called, why, when to call back and what is made
 * of it. It tells no more of it than the text does.
 */
export function callMail(letter: CallLetter, now: Date): Mail {
  const { button, choose } = callMailWords[letter.language];
  const rows = rowsOf(letter, now);
  const said = { ...saidIn(letter, now), link: '' };
  const [subject = ''] = sentences(letter, said);
  // What stands in rows is not said twice.
  const text = sentences(letter, rows.length ? { ...said, name: '', number: '', about: '', when: '' } : said);
  return { subject: subject.replace(/\s+/g, ' ').replace(/\.$/, ''), text: [text.join(' '), choose], rows, button };
}

function rowsOf(letter: CallLetter, now: Date): Row[] {
  if (letter.purpose !== 'missed-call' || letter.params.detail === 'private') return [];
  const { language, params } = letter;
  const words = callMailWords[language];
  const { name, number, about, when } = saidIn(letter, now);
  const caller = [name, number].filter(Boolean).map((each) => (each.startsWith('+') ? isolated(each, language) : each));
  const verdict = params.detail === 'full' && params.verdict;
  const rows: Row[] = [
    [words.caller, caller.join(' ') || words.withheld],
    [words.about, about],
    [words.callback, when],
    [words.verdict, verdict ? words.verdicts[verdict] : ''],
  ];
  return rows.filter(([, value]) => value);
}
