import type { Scheme } from '#functions/calls/forwarding/carriers/row.ts';

/** `##61#` erases; `#61#` only switches off, and is what some carriers name. */
const gsm = (set: '*' | '**', undo: '#' | '##', undo_all: string | null): Scheme => ({
  legs: {
    no_answer: { set: `${set}61*{number}#`, undo: `${undo}61#`, query: '*#61#' },
    busy: { set: `${set}67*{number}#`, undo: `${undo}67#`, query: '*#67#' },
    unreachable: { set: `${set}62*{number}#`, undo: `${undo}62#`, query: '*#62#' },
  },
  undo_all,
});

/** Ways of dialling, by the names that rows use. The codes of GSM are those of 3GPP TS 22.030. */
export const schemes: Record<string, Scheme> = {
  gsm: gsm('**', '##', '##004#'),
  'gsm-002': gsm('**', '##', '##002#'),
  'one-star': gsm('*', '#', null),
  'one-star-erased': gsm('*', '##', '##004#'),
  /** One code for both; one that is not reached is not covered. */
  'no-answer-busy-transfer': {
    legs: {
      no_answer: { set: '*71{number}', undo: '*73', query: null },
      busy: { set: '*71{number}', undo: '*73', query: null },
    },
    undo_all: '*73',
  },
  'star-92': {
    legs: {
      no_answer: { set: '*92{number}', undo: '*93', query: null },
      busy: { set: '*90{number}', undo: '*91', query: null },
    },
    undo_all: null,
  },
  /** 1423 to 1425 are other kinds, all calls among them: only the one that is documented is used. */
  kddi: { legs: { no_answer: { set: '1422{number}', undo: '1420', query: null } }, undo_all: '1420' },
  /** A voice asks for the number after 1429; 1421 then switches it on. */
  docomo: { legs: { no_answer: { set: '1429 1421', undo: '1420', query: null } }, undo_all: '1420' },
  /** Set in the carrier’s own app: all that is needed there is our number. */
  app: {
    legs: {
      no_answer: { set: '{number}', undo: '', query: null },
      busy: { set: '{number}', undo: '', query: null },
      unreachable: { set: '{number}', undo: '', query: null },
    },
    undo_all: null,
  },
};
