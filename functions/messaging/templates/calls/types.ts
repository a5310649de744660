import type { CallPurpose } from '#functions/messaging/templates/params.ts';
import type { Spam } from '#shared/values/call.ts';

/** What a text about a call can say; empty where there is nothing to say of it. */
export type CallDetails = {
  /** Who called, or who calls back. */
  name: string;
  number: string;
  about: string;
  /** The caller’s note on cancelling. */
  word: string;
  when: string;
  undo: string;
  link: string;
};

type Sides = 'callback-moved' | 'callback-cancelled';
/** Every text, one per reader where both sides can act. `private` hides all details of a missed call. */
export type CallText = Exclude<CallPurpose, Sides> | `${Sides} caller` | `${Sides} owner` | 'private';

/** The labels of a mail about a call: row names, verdicts and the button. */
export type CallMailTemplates = {
  caller: string;
  /** In place of a number that was withheld. */
  withheld: string;
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

/** Name and number, as far as shown. */
export const who = ({ name, number }: CallDetails): string => [name, number].filter(Boolean).join(' ');

/** `text` where there is something to say, with what comes before it and what ends it. */
export const after = (before: string, text: string, end = ''): string =>
  text && before + text + (/[.…]$/.test(text) ? '' : end);
