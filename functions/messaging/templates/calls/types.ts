import type { CallNote, CallPurpose, Claim } from '#functions/messaging/templates/params.ts';
import type { Spam } from '#shared/values/call.ts';

/** What a text about a call can say; empty where there is nothing to say of it. */
export type CallDetails = {
  /** Who called, or who calls back. */
  name: string;
  /** Who vouches for the name: the owner’s contacts or our records, only the caller, or only a caller who claims to be a bank or the like, or a contact from another number. */
  claim: Claim;
  /** The caller’s company, place or relation. */
  from: string;
  number: string;
  /** The caller withheld their number. */
  isWithheld: boolean;
  /** The extension to ask for on that number. */
  extension: string;
  about: string;
  /** By when, in the words of `about`. */
  deadline: string;
  isUrgent: boolean;
  /** Tells the owner of a call. */
  isReport: boolean;
  isDoubtful: boolean;
  /** What sets it apart from another message about the same caller. */
  note: CallNote | null;
  /** The caller left a message after the tone. */
  hasMessage: boolean;
  /** The caller wants another number called, which the link shows. */
  hasOtherNumber: boolean;
  /** The caller’s note on cancelling. */
  word: string;
  when: string;
  /** When the caller wants the call, in their words; empty where a time is booked. */
  wish: string;
  undo: string;
  link: string;
  /** How many calls. */
  count: string;
};

type Sides = 'callback-moved' | 'callback-cancelled';
/** Every text, one per reader where both sides can act. `private` hides all details of a missed call. */
export type CallText = Exclude<CallPurpose, Sides> | `${Sides} caller` | `${Sides} owner` | 'private';

/** The labels of a mail about a call: row names, verdicts and the button. */
export type CallMailTemplates = {
  /** Before the rows of a call. */
  missed: string;
  caller: string;
  about: string;
  callback: string;
  verdict: string;
  verdicts: Record<Spam['verdict'], string>;
  button: string;
  /** The notification settings page. */
  choose: string;
};

/** The sentences of each text, in one language. Empty ones are left out. */
export type CallTemplates = Record<CallText, (details: CallDetails) => readonly string[]>;

/** How a language introduces a caller. */
export type CallerWords = {
  urgent: string;
  doubtful: string;
  /** A number that called a short time before; an urgent call that nobody has opened; more of a call that was announced. */
  again: string;
  reminder: string;
  update: string;
  /** In place of a number that was withheld. */
  withheld: string;
  /** The same before a name that the caller gives. */
  withheldBefore: string;
  /** Someone whose name is their own claim, where no number is shown. */
  caller: string;
  /** Before the number of someone who claims to be an institution, or a contact. */
  unknown: string;
  /** A name that only the caller vouches for, after the number: says "Dana". */
  says: (name: string) => string;
  /** The same in few letters, of somebody who claims nothing more: quotation marks alone. */
  quoted?: (name: string) => string;
  /** Where a caller calls from, beside the name. */
  beside: (name: string, from: string) => string;
  /** An extension, after a number. */
  extension: (digits: string) => string;
  hasMessage: string;
  /** The number to call is another one. */
  otherNumber: string;
  /** When the caller wants the call, as they said it. */
  wants: (time: string) => string;
  colon: string;
  /** Between labels. */
  comma: string;
};

type Shown = Pick<CallDetails, 'name' | 'number' | 'claim'> &
  Partial<Pick<CallDetails, 'from' | 'extension' | 'isWithheld'>>;
/** The caller, as far as shown; empty where nothing is. A name that nobody but the caller vouches for is quoted. */
export function caller({ name, from, extension, claim, isWithheld, ...details }: Shown, words: CallerWords): string {
  const number = details.number && extension ? `${details.number} ${words.extension(extension)}` : details.number;
  if (!name) return number;
  const line = number || (isWithheld ? words.withheldBefore : '');
  const who = from ? words.beside(name, from) : name;
  if (claim === 'known') return [who, number].filter(Boolean).join(' ');
  const said = unquoted(who);
  if (claim === 'institution') {
    const unknown = number ? `${words.unknown} ${number}` : line || words.unknown;
    return `${unknown} ${words.says(said)}`;
  }
  if (words.quoted) return [line, words.quoted(said)].filter(Boolean).join(' ');
  return `${line || words.caller} ${words.says(said)}`;
}

/** URGENT, Maybe spam, Calls again: before everything else. */
export const labels = ({ isUrgent, isDoubtful, note }: CallDetails, words: CallerWords): string => {
  const all = [isUrgent && words.urgent, isDoubtful && words.doubtful, note && words[note]]
    .filter(Boolean)
    .join(words.comma);
  return after('', all.charAt(0).toUpperCase() + all.slice(1), words.colon);
};

/** The caller and why they called, as two sentences. */
export function whoAndWhy(details: CallDetails, words: CallerWords, end = '.'): string[] {
  const why = details.about || (details.hasMessage ? words.hasMessage : '');
  const who = labels(details, words) + (caller(details, words) || words.withheld);
  return why ? [who + words.colon.trimEnd(), after('', why, end)] : [after('', who, end)];
}

/** When the caller wants the call, as they said it. */
export const wanted = ({ wish }: CallDetails, words: CallerWords, end = '.'): string =>
  wish && after('', words.wants(unquoted(wish)), end);

/** Without quotation marks: what is quoted must not seem to end early. */
const unquoted = (text: string): string => text.replace(/["«»「」“”]/g, '');

/** `text` where there is something to say, with what comes before it and what ends it. */
export const after = (before: string, text: string, end = ''): string =>
  text && before + text + (/[.…]$/.test(text) ? '' : end);
