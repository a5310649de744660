import type { Formats, Grammar } from '#functions/nlu/languages/pack.ts';

export const grammar: Grammar = {
  when: { order: 'month', nextWeekday: 'next week' },
  refusals: {
    no: '(?:wont|will not|never|dont|doesnt|do not|does not|cannot|cant|not|no|nobody|nothing)(?: (?:ever|going to|be|to|need|needs|want|ask|asks|asking|asked|have|give|take|takes|share|tell|read|send|pay|require|accept|charge|him|anyone|anybody|them|you|for|any|a|your|out|discuss|touch|confirm)){0,12}',
    wanted:
      '(?:(?:medicare|card|account|security|bank|pin|sort) )?(?:codes?|pins?|passwords?|passcode|card|details|medicare|social|iban|money|payments?|to pay|deposit|cash|bank|information|over the phone|by phone)',
  },
  codeWords: /\b(code|pin|passcode|password|otp|card)\b/i,
  script: null,
  wordEndings: [],
};

export const formats: Formats = {};
