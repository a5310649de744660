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
  schemes: {
    toMe: 'me|us',
    codeSent:
      '(?:codes?|digits|otp)(?: [^ ]+){0,8} (?:sent|came|arrived|went|texted|received|landed|get|got|gets|comes)(?: [^ ]+){0,4} (?:her|your|you|phone|mobile|text|sms|message)|(?:sent|texted|sms|text)(?: [^ ]+){0,5} (?:codes?|digits|otp)',
    payment: 'invoices?|rent|payments?|pay|paid|bills?|transfers?|salary|payroll',
    newPayee:
      '(?:switched|changed|changing|moved|new|different|updated|other)(?: [^ ]+){0,3} (?:banks?|bsb|sort code|account|iban|details|routing)',
    unchecked:
      '(?:no need|dont|do not|neednt|no point|not necessary|without)(?: [^ ]+){0,3} (?:ring|ringing|call|calling|phone|check|checking|confirm|confirming|verify|contact)(?: [^ ]+){0,2} (?:the|them|our|anyone|anybody|with|office|company|supplier)',
    bank: 'banks?|card|credit union|customer service|revenue|medicare|social security',
    codeDemand:
      '(?:codes?|digits|otp|passcode|pin)(?: [^ ]+){0,8} (?:tell|read|give|dictate|hand|say|share)(?: [^ ]+){0,2} (?:me|us|it|them)|(?:tell|read|give|dictate|share|say)(?: [^ ]+){0,5} (?:codes?|digits|otp|passcode|pin)',
    savings: 'savings|money|funds|pension|nest egg',
    haven:
      '(?:safe|safer|secure|secured|protected|guarded) (?:account|place|wallet|vault|location|spot)|somewhere (?:safe|safer|secure|protected)|safe keeping|out of harms way',
    device:
      '(?:your|her|his) (?:computer|computers|router|laptop|pc|modem|internet|network|wifi|windows)(?: [^ ]+){0,5} (?:errors?|virus|viruses|infected|hacked|warnings?|hackers?|malware)',
    heir: '(?:your|her|his) (?:nephew|niece|grandson|granddaughter|grandchild|son|daughter)s?|grandma|granny|nana|grandpa|auntie?|uncle',
    cash: 'cash|money|envelope|packet|dollars|pounds|jewell?e?ry',
    fetch:
      '(?:courier|friend|colleague|officer|lawyer|driver|somebody|someone|messenger)s?(?: [^ ]+){0,3} (?:comes?|coming|by|picks?|pick up|collects?|takes?|fetch|fetches)|(?:hand|give|hands|gives)(?: [^ ]+){0,8} (?:courier|friend|colleague|officer|driver|messenger)|come (?:by|over|round)? ?for',
    stranded:
      '(?:wallet|passport|purse|handbag|bag|luggage)s?(?: [^ ]+){0,3} (?:gone|stolen|lost|missing|robbed|taken)|(?:stole|lost|taken|took|nicked)(?: [^ ]+){0,2} (?:wallet|passport|purse|handbag|bag|luggage)|robbed|mugged',
    trouble: 'arrested|in jail|in custody|locked up|police station|prison|had a crash|had an accident',
    lend: '(?:send|lend|wire|transfer|loan|borrow|spot)(?: [^ ]+){0,5} (?:money|cash|hotel|a little|some|something|bit|dollars|pounds|fare|ticket)|need(?: [^ ]+){0,3} (?:money|cash|bail)|bail money|lend me',
    untraceable:
      '(?:pay|paid|payment|settle|clear|payable|paying)(?: [^ ]+){0,6} (?:gift cards?|vouchers?|bitcoins?|crypto|steam cards?|google play|itunes|apple cards?)|(?:buy|purchase|get|pick up)(?: [^ ]+){0,3} (?:gift cards?|vouchers?|bitcoins?|crypto|steam cards?|google play|itunes|apple cards?)(?: [^ ]+){0,8} (?:codes?|numbers?|read|send|machine|scratch)',
    parcel: 'post|postal|parcel|package|customs|delivery|royal mail|usps|ups|fedex|dhl|shipment',
    fee: '(?:small|little|tiny|customs|redelivery|handling|outstanding|unpaid|processing|minor) (?:fee|charge|duty|payment|cost|tax)s?',
    innocent:
      '(?:she|he|you|they|we|i) (?:had )?(?:ordered|booked|bought|asked for|requested)|(?:your|her|his) (?:appointment|laptop|computer|car|order|glasses|prescription)(?: [^ ]+){0,3} (?:ready|repaired|fixed|tomorrow|on|arrives?|arrived|confirmed)|(?:collecting|chipping in|chip in|whip round|gift card)(?: [^ ]+){0,6} (?:colleague|farewell|birthday|leaving|retirement|teacher|wedding|coworker|baby|goodbye)|(?:my|our) (?:[^ ]+ )?(?:son|daughter|husband|wife|brother|sister|client|boy|partner|father)(?: [^ ]+){0,4} (?:arrested|detained|in custody|in jail)|left (?:an?|the|your|her) (?:envelope|parcel|package|letter)(?: [^ ]+){0,3} (?:with|at) (?:me|us|my|our|the)|(?:lost|left|forgot) my (?:wallet|keys|bag|purse|phone)(?: [^ ]+){0,8} (?:at|in) (?:your|her|the)',
    gatherings:
      'choir practice|rehearsal|(?:our|your) (?:exhibition|choir|class reunion|recital)|reunion|birthday party|school play|book club|our (?:photo|photography|pottery|painting|dance) (?:club|course|class)|(?:residents?|patients?)(?: [^ ]+){0,10} (?:asked me|wants? to|would like to)',
    demand:
      '(?:pay|send|transfer|wire|read|give|tell|confirm|verify|buy|provide|deposit|invest|update)(?: [^ ]+){0,5} (?:money|codes?|pin|password|cards?|fee|cash|bank|details|account|number|social|bail|deposit|address|date of birth|payment|fine|bitcoin|identity)|bail money|gift cards and|press (?:one|two|0)|special offer|discount|free of charge|qualify|dollars|cents|pounds|refund|cash to|cheque|per month',
  },
  publicSurvey: {
    office:
      'health department|department of (?:public )?health|public health|census|county|city of|city hall|state university|bureau of labor',
    survey: 'survey[^ ]*|census|questionnaire|study',
  },
  please: /\bplease\b/giu,
  negation: { request: /^(?:dont|not|never)$/ },
  occupation:
    /(?:^(?:hi |hello |yes )*(?:im|i am|its|this is|it is) the [^ ]+(?: [^ ]+)? (?:who|that) )|^(?!.* (?:and|but|because|so|that) )(?:hi |hello |yes |yeah |um |uh |so |well |good (?:morning|afternoon|evening) )*(?:i|we) (?:look after|work (?:for|at|in|with)|run|manage|handle|take care of|am with|are with|represent|do the (?:books|accounts|cleaning|garden)) /,
  clocks: {
    caller: 'my (?:own )?time|(?:on|at) (?:my|our) end|time over here',
    owner:
      '(?:\\d|oclock|[ap]m|morning|afternoon|evening|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty) (?:in the (?:morning|afternoon|evening) )?(?:your|her|his) time',
    'America/New_York': 'eastern time|eastern standard|east coast time|new york time|edt',
    'America/Chicago': 'central time|chicago time',
    'America/Denver': 'mountain time',
    'America/Los_Angeles': 'pacific time|west coast time|california time',
    'Europe/London': 'uk time|british time|london time',
    'Europe/Paris': 'french time|paris time|central european time',
    'Asia/Tokyo': 'japan time|tokyo time',
    'Europe/Moscow': 'moscow time',
    'Asia/Kolkata': 'india time|indian time',
    'Australia/Sydney': 'sydney time',
  },
  twoClocks: {
    caller: 'my time|for me|with me|my end|over here|where i am',
    owner: '(?:her|his|your) (?:time|end|side)|hers|yours|for (?:her|him|you)|over there',
  },
  extension: '(?:extension|ext)(?: number| is)*',
  deadline: {
    before: 'by|before|no later than|not later than',
    after: 'at the latest',
    not: "not|\\p{L}+n['’]?t|never|can['’]?t",
  },
  placeLead:
    /^(?:(?:(?:and )?i['’]?m |i am )?(?:calling|ringing|phoning|speaking) )?(?:here |over |down )?(?:on behalf of|behalf of|from|with|at) /iu,
  codeWords: /\b(codes?|pins?|passcodes?|passwords?|otp|cards?)\b/i,
  script: null,
  wordEndings: [],
};

export const formats: Formats = {};
