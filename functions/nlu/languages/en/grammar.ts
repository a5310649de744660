import type { Formats, Grammar } from '#functions/nlu/languages/pack.ts';

export const grammar: Grammar = {
  when: { order: 'month', nextWeekday: 'next week' },
  refusals: {
    no: '(?:wont|will not|never|dont|doesnt|do not|does not|cannot|cant|not|no|nobody|nothing)(?: (?:ever|going to|be|to|need|needs|want|ask|asks|asking|asked|have|give|take|takes|share|tell|read|send|pay|require|accept|charge|him|anyone|anybody|them|you|for|any|a|your|out|discuss|touch|confirm)){0,12}',
    wanted:
      '(?:(?:medicare|card|account|security|bank|pin|sort) )?(?:codes?|pins?|passwords?|passcode|card|details|medicare|social|iban|money|payments?|to pay|deposit|cash|bank|information|over the phone|by phone)',
  },
  accountScams: {
    blocked:
      '(?:accounts?|cards?|access|savings|banking|number|profile|wallet)(?: [^ ]+){0,4} (?:locked|blocked|frozen|froze|closed|suspended|deactivated|limited|restricted|disabled|shut off|shut down|on hold|compromised)|(?:locked|blocked|froze|closed|suspended|deactivated|limited|restricted|disabled)(?: [^ ]+){0,2} (?:accounts?|cards?|access)',
    call: '(?:call|calls|calling|dial|ring|phone|reach|contact)',
    code: '(?:have|get|tell|tells|read|reads|give|gives|say|says|confirm|enter|with)(?: [^ ]+){0,4} (?:pin|code|passcode|password|digits)(?: ready)?',
    card: 'back of (?:the|her|his|your|their|my) (?:[^ ]+ )?card|on the statement|come (?:in|by)|visit (?:the|any|your) branch',
  },
  publicSurvey: {
    office:
      'health department|department of (?:public )?health|public health|census|county|city of|city hall|state university|bureau of labor',
    survey: 'survey[^ ]*|census|questionnaire|study',
  },
  codeWords: /\b(code|pin|passcode|password|otp|card)\b/i,
  script: null,
  wordEndings: [],
};

export const formats: Formats = {};
